import TimerOutlined from '@mui/icons-material/TimerOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });

interface CountdownProps {
  /** The remaining time as `mm:ss`. */
  text: string;
  /** Little time is left: colour and icon warn. */
  warns: boolean;
  /** The name of the time, for screen readers. */
  label: string;
}

/** A countdown. Its role is `timer`, which screen readers do not read out every second. */
export function Countdown({ text, warns, label }: CountdownProps) {
  const Icon = warns ? WarningAmber : TimerOutlined;
  return (
    <Row>
      <Icon aria-hidden fontSize="small" color={warns ? 'warning' : 'secondary'} />
      <Typography
        role="timer"
        aria-label={label}
        component="span"
        variant="h3"
        color={warns ? 'warning' : 'textPrimary'}
        data-warning={warns}
      >
        {text}
      </Typography>
    </Row>
  );
}
