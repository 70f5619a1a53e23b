import Button, { type ButtonProps } from '@mui/material/Button';

interface SubmitButtonProps extends Pick<ButtonProps, 'color' | 'form' | 'name' | 'ref' | 'size'> {
  /** The current label. It changes while the request is in flight. */
  label: string;
  /** True when a press would submit. */
  ready: boolean;
  /** A submitted request is in flight. */
  busy: boolean;
  /** The id of the text that says why the button is not ready. */
  describedBy?: string;
}

/**
 * The submit button of a form. While it is not ready it is greyed instead of disabled: it keeps the focus, and a press
 * makes the form say what is missing or does nothing.
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
