import WarningAmber from '@mui/icons-material/WarningAmberOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';

interface DangerZoneViewProps {
  text: SideTexts['adminPanel'];
  onWipe: () => void;
}

/** The section for deeds that cannot be undone. It says what the button does before it is pressed. */
export function DangerZoneView({ text, onWipe }: DangerZoneViewProps) {
  const headingId = useId();
  return (
    <Paper
      component="section"
      aria-labelledby={headingId}
      variant="outlined"
      sx={{ p: 5, borderRadius: '10px', borderColor: 'error.main' }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 4 }}>
        <Stack sx={{ flex: '1 1 320px', gap: 1 }}>
          <Stack direction="row" sx={{ alignItems: 'center', gap: 2 }}>
            <WarningAmber aria-hidden color="error" fontSize="small" />
            <Typography id={headingId} variant="h2">
              {text.dangerZone}
            </Typography>
          </Stack>
          <Typography color="textSecondary">{text.dangerText}</Typography>
        </Stack>
        <Button variant="outlined" color="error" onClick={onWipe}>
          {text.wipe}
        </Button>
      </Stack>
    </Paper>
  );
}
