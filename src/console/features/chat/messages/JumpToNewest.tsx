import KeyboardDoubleArrowDown from '@mui/icons-material/KeyboardDoubleArrowDown';
import Button from '@mui/material/Button';
import type { Texts } from '@/console/text/texts';

interface JumpToNewestProps {
  text: Texts['chat'];
  /** A message arrived below the visible part; the button says so. */
  hasNewMessages: boolean;
  onJump: () => void;
}

/** A button that floats over the messages and leads to the newest one, for a reader who has scrolled up. */
export function JumpToNewest({ text, hasNewMessages, onJump }: JumpToNewestProps) {
  return (
    <Button
      variant={hasNewMessages ? 'contained' : 'outlined'}
      color={hasNewMessages ? 'primary' : 'inherit'}
      aria-label={hasNewMessages ? text.newMessages : text.jumpToNewest}
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
        ...(hasNewMessages ? {} : QUIET),
      }}
    >
      <KeyboardDoubleArrowDown fontSize="small" aria-hidden />
      {hasNewMessages ? text.newMessages : null}
    </Button>
  );
}

const QUIET = {
  p: 0,
  bgcolor: 'raised',
  borderColor: 'fieldLine',
  '&:hover': { bgcolor: 'raised' },
} as const;
