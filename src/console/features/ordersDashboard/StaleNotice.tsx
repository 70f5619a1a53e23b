import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface StaleNoticeProps {
  text: string;
  retryLabel: string;
  onRetry: () => void;
}

/** Says that the data still shown could not be read again. */
export function StaleNotice({ text, retryLabel, onRetry }: StaleNoticeProps) {
  return (
    <Stack
      role="alert"
      direction="row"
      sx={{
        // Sticky, because the reader may be at the orders, a screen further down.
        position: 'sticky',
        top: 8,
        zIndex: 2,
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        px: 4,
        py: 2,
        border: 1,
        borderColor: 'error.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <ErrorOutline aria-hidden fontSize="small" color="error" />
      <Typography variant="body2">{text}</Typography>
      <Button size="small" variant="outlined" onClick={onRetry}>
        {retryLabel}
      </Button>
    </Stack>
  );
}
