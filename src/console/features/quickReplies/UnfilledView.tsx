import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { QuickReplyWords } from '@/console/text/quickReplyWords';

interface UnfilledViewProps {
  words: QuickReplyWords;
  /** The placeholders that are left, braces included. */
  names: readonly string[];
  onSend: () => void;
}

/** Says above the input what is not filled in yet, and sends it only when that is wanted. */
export function UnfilledView({ words, names, onSend }: UnfilledViewProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mb: 1 }}>
      <Typography
        role="alert"
        variant="body2"
        color="error"
        sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}
      >
        {words.unfilled([...new Set(names)].join(', '))}
      </Typography>
      <Button size="small" onClick={onSend} sx={{ minHeight: { xs: 44, md: 32 } }}>
        {words.sendAnyway}
      </Button>
    </Stack>
  );
}
