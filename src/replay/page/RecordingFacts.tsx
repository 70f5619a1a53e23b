import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Recording } from '@/console/recording/file/recordingFile';
import type { ReplayWords } from '@/console/text/replayWords';

interface RecordingFactsProps {
  words: ReplayWords;
  recording: Recording | null;
  load: number;
  onClose: () => void;
}

const COMMIT = process.env['COMMIT'];

/** Which load of the page is shown, by which program it was made, and how large its window was. */
export function RecordingFacts({ load, onClose, recording, words }: RecordingFactsProps) {
  const head = recording?.segments[load]?.head;
  const isOther = head !== undefined && COMMIT !== undefined && head.commit !== COMMIT;
  return (
    <Stack direction="row" sx={FACTS_SX}>
      {head ? (
        <Typography variant="caption" color="textSecondary" noWrap>
          {[
            words.loadOf(load + 1, recording.segments.length),
            words.program(head.version, head.commit),
            words.windowSize(head.viewport.width, head.viewport.height),
            head.userAgent,
          ].join(' · ')}
        </Typography>
      ) : null}
      {isOther ? (
        <Typography variant="caption" color="warning" noWrap title={words.otherProgram}>
          {words.otherProgram}
        </Typography>
      ) : null}
      <Button size="small" onClick={onClose} sx={{ ml: 'auto', flex: 'none' }}>
        {words.otherFile}
      </Button>
    </Stack>
  );
}

const FACTS_SX = { alignItems: 'center', gap: 4, px: 4, minHeight: 32, minWidth: 0 } as const;
