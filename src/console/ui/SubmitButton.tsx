import Button, { type ButtonProps } from '@mui/material/Button';

interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'form' | 'name' | 'ref' | 'size'> {
  /** What it says now: its words change while the answer is awaited. */
  label: string;
  /** A press would do something. */
  ready: boolean;
  /** The answer to a press is awaited. */
  busy: boolean;
  /** The id of what stands beside it and says why it is not ready. */
  describedBy?: string;
}

/**
 * Sends a form. While it is not ready it is greyed and not disabled: it keeps the focus, and the form says what is
 * missing or does nothing.
 */
export function SubmitButton({ label, ready, busy, describedBy, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      variant="contained"
      aria-disabled={!ready || busy}
      aria-busy={busy}
      aria-describedby={describedBy}
      sx={ready && !busy ? {} : GREYED}
    >
      {label}
    </Button>
  );
}

const GREYED = {
  bgcolor: 'line',
  color: 'text.secondary',
  '&:hover': { bgcolor: 'line' },
} as const;
