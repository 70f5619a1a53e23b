import Button from '@mui/material/Button';

interface EntryButtonProps {
  /** The current label. It changes while the request is in flight. */
  label: string;
  busy: boolean;
  name?: string;
}

/**
 * The submit button of the login and register forms: as wide as the fields, and disabled like them during a request.
 */
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
