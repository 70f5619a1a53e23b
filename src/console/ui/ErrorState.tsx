import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ErrorStateProps {
  /** Says what failed. */
  text: string;
  retryLabel: string;
  onRetry: () => void;
  /** What else can be done. */
  action?: ReactNode;
}

/** Says what failed and offers to try again (design: state-error). */
export function ErrorState({ action, text, retryLabel, onRetry }: ErrorStateProps) {
  return (
    <Stack
      role="alert"
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        textAlign: 'center',
        gap: 3,
        p: 6,
        flex: 1,
      }}
    >
      <ErrorOutline aria-hidden color="error" />
      <Typography>{text}</Typography>
      <Button variant="outlined" onClick={onRetry}>
        {retryLabel}
      </Button>
      {action}
    </Stack>
  );
}
