import KeyboardDoubleArrowDown from '@mui/icons-material/KeyboardDoubleArrowDown';
import Button from '@mui/material/Button';
import type { Texts } from '@/console/text/texts';

interface JumpToNewestProps {
  text: Texts['chat'];
  /** Something arrived below what is read: the button says so. */
  hasNews: boolean;
  onJump: () => void;
}

/** For a reader further up: the way to the newest message. It floats over the messages. */
export function JumpToNewest({ text, hasNews, onJump }: JumpToNewestProps) {
  return (
    <Button
      variant={hasNews ? 'contained' : 'outlined'}
      color={hasNews ? 'primary' : 'inherit'}
      aria-label={hasNews ? text.newMessages : text.jumpToNewest}
      onClick={onJump}
      sx={{
        position: 'absolute',
        right: 20,
        bottom: 16,
        gap: 1,
        minWidth: 40,
        height: 40,
        borderRadius: 20,
        boxShadow: 4,
        ...(hasNews ? {} : QUIET),
      }}
    >
      <KeyboardDoubleArrowDown fontSize="small" aria-hidden />
      {hasNews ? text.newMessages : null}
    </Button>
  );
}

const QUIET = {
  p: 0,
  bgcolor: 'raised',
  borderColor: 'fieldLine',
  '&:hover': { bgcolor: 'raised' },
} as const;
