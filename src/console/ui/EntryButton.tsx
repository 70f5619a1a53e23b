import Button from '@mui/material/Button';

interface EntryButtonProps {
  /** What it says now: its words change while the answer is awaited. */
  label: string;
  busy: boolean;
  name?: string;
}

/** Sends a form by which people come in: as wide as its fields, and disabled like them while the answer is awaited. */
export function EntryButton({ label, busy, name }: EntryButtonProps) {
  return (
    <Button
      type="submit"
      name={name}
      variant="contained"
      size="large"
      fullWidth
      disabled={busy}
      loading={busy}
      loadingPosition="start"
    >
      {label}
    </Button>
  );
}
