import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Recording } from '@/console/recording/file/recordingFile';
import type { ReplayWords } from '@/console/text/replayWords';
import type { Size } from './scenes';
import type { OpenFault } from './useOpenedFile';

interface RecordingFactsProps {
  words: ReplayWords;
  recording: Recording | null;
  fault: OpenFault | null;
  load: number;
  /** Of the window, in px, at this moment. */
  size: Size | null;
  onClose: () => void;
}

const COMMIT = process.env['COMMIT'];

/** Which load of the page is shown, by which program it was made, how large its window was, and what differs here. */
export function RecordingFacts({
  fault,
  load,
  onClose,
  recording,
  size,
  words,
}: RecordingFactsProps) {
  const head = recording?.segments[load]?.head;
  const isOther = head !== undefined && COMMIT !== undefined && head.commit !== COMMIT;
  const remarks = head
    ? [
        ...(isOther ? [words.otherProgram] : []),
        ...(head.lostLoads > 0 ? [words.lostLoads(head.lostLoads)] : []),
      ]
    : [];
  return (
    <Stack direction="row" sx={FACTS_SX}>
      {head ? (
        <Typography variant="caption" color="textSecondary" noWrap sx={{ flex: '1 1 320px' }}>
          {[
            words.loadOf(load + 1, recording.segments.length),
            words.program(head.version, head.commit),
            ...(size ? [words.windowSize(size.width, size.height)] : []),
            head.userAgent,
          ].join(' · ')}
        </Typography>
      ) : null}
      {remarks.map((remark) => (
        <Typography key={remark} variant="caption" color="warning">
          {remark}
        </Typography>
      ))}
      <Typography variant="caption" color="error" role="alert">
        {fault === null ? null : `${words[fault.kind]} (${fault.reason})`}
      </Typography>
      <Button size="small" onClick={onClose} sx={{ ml: 'auto', flex: 'none' }}>
        {words.otherFile}
      </Button>
    </Stack>
  );
}

const FACTS_SX = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 4,
  px: 4,
  minHeight: 32,
  minWidth: 0,
} as const;
