import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  /** The next step, if there is one. */
  action?: ReactNode;
}

/** Fills an empty pane with a text, and the next step if there is one (design: state-empty). */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <Stack
      sx={{
        flex: 1,
        minHeight: 0,
        overflow: 'hidden',
        alignItems: 'center',
        // Where the pane is lower than this, its end is cut, and what stands above the pane stays free.
        justifyContent: 'safe center',
        textAlign: 'center',
        gap: 2,
        p: 6,
        color: 'text.secondary',
        '& > svg': { fontSize: 40, mb: 1 },
      }}
    >
      {icon}
      <Typography variant="h2" component="p" color="textPrimary">
        {title}
      </Typography>
      {text === undefined ? null : <Typography sx={{ maxWidth: 340 }}>{text}</Typography>}
      {action}
    </Stack>
  );
}
