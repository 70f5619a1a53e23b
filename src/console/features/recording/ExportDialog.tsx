import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale } from '@/console/shared/text/locale';
import { useText } from '@/console/shared/text/useText';
import { usePorts } from '@/console/store/hooks';
import { recordingWordsOf } from '@/console/text/recordingWords';
import { ModalDialog } from '@/console/ui/ModalDialog';

/** How much can be exported, in minutes; the first is chosen at first. */
const MINUTES = [5, 10, 20] as const;

const VARIANTS = { saved: 'success', empty: 'info', impossible: 'error' } as const;

/** Says what is in a recording and what is not, and saves one (behaviour: recording-export). */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { app, common } = useText();
  const text = recordingWordsOf(useLocale());
  const { notifier, recording } = usePorts();
  const [minutes, setMinutes] = useState<number>(MINUTES[0]);
  const [isBusy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    const saved = await recording.save(minutes);
    notifier.notify({ variant: VARIANTS[saved], text: text[saved], key: 'recording' });
    setBusy(false);
    if (saved === 'saved') onClose();
  };

  return (
    <ModalDialog
      open
      title={app.exportRecording}
      closeLabel={common.close}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="contained" loading={isBusy} onClick={() => void save()}>
            {text.save}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 4 }}>
        <Typography>{text.intro}</Typography>
        <Facts title={text.holdsTitle} facts={text.holds} />
        <Facts title={text.hidesTitle} facts={text.hides} />
        <FormControl>
          <FormLabel id="recording-minutes">{text.minutesTitle}</FormLabel>
          <RadioGroup
            aria-labelledby="recording-minutes"
            value={String(minutes)}
            onChange={(_event, value) => setMinutes(Number(value))}
            sx={{ flexDirection: { xs: 'column', sm: 'row' } }}
          >
            {MINUTES.map((count) => (
              <FormControlLabel
                key={count}
                value={String(count)}
                control={<Radio />}
                label={text.minutes(count)}
              />
            ))}
          </RadioGroup>
        </FormControl>
      </Stack>
    </ModalDialog>
  );
}

function Facts({ facts, title }: { title: string; facts: string }) {
  return (
    <div>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Typography color="textSecondary">{facts}</Typography>
    </div>
  );
}
