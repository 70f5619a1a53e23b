import Button from '@mui/material/Button';

interface CancelButtonProps {
  label: string;
  /** The dialog's deed is running and cannot be cancelled. */
  busy: boolean;
  onClick: () => void;
}

/** Closes a dialog. While it cannot be closed, the button is greyed instead of disabled, so that it keeps the focus. */
export function CancelButton({ label, busy, onClick }: CancelButtonProps) {
  return (
    <Button aria-disabled={busy} onClick={onClick} sx={busy ? BUSY : {}}>
      {label}
    </Button>
  );
}

const BUSY = {
  color: 'text.disabled',
  cursor: 'default',
  '&:hover': { bgcolor: 'transparent' },
} as const;
