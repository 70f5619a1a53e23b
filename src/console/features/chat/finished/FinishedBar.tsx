import TaskAlt from '@mui/icons-material/TaskAlt';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface FinishedBarProps {
  /** When the attendance ended. */
  text: string;
  /** What was bought, or that nothing was. */
  purchase: string;
}

/** Stands where an open chat has its input: the attendance is over (behaviour: finished-chat). */
export function FinishedBar({ text, purchase }: FinishedBarProps) {
  return (
    <Stack component="footer" direction="row" sx={BAR_SX}>
      <TaskAlt aria-hidden fontSize="small" />
      <Stack sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {purchase}
        </Typography>
      </Stack>
    </Stack>
  );
}

const BAR_SX = {
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  minHeight: 56,
  px: { xs: 3, md: 4 },
  py: 2,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'line',
  color: 'text.secondary',
} as const;
