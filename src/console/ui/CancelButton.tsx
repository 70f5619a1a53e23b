import Button from '@mui/material/Button';

interface CancelButtonProps {
  label: string;
  /** What the dialog is for is under way, and cannot be taken back. */
  busy: boolean;
  onClick: () => void;
}

/** Leaves a dialog. While that cannot be done it looks it; it is not disabled, so that it keeps the focus. */
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
