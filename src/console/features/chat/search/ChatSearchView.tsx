import Close from '@mui/icons-material/Close';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { SearchWords } from '@/console/text/searchWords';
import { IconAction } from '@/console/ui/IconAction';
import { takesFocus } from '@/console/ui/takesFocus';
import { SEARCHED_LENGTHS } from '@/contract/rest/search';

interface ChatSearchViewProps {
  words: SearchWords;
  /** Null while there is nothing to try again. */
  retryLabel: string | null;
  typed: string;
  onType: (typed: string) => void;
  /** Which result of how many is shown, or why none is. */
  says: string;
  /** There is another result to go to. */
  hasMany: boolean;
  onOlder: () => void;
  onNewer: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** A line between the chat's header and its messages. Enter goes to the older result, with Shift to the newer one. */
export function ChatSearchView(props: ChatSearchViewProps) {
  const { words, hasMany } = props;
  return (
    <Stack
      role="search"
      direction="row"
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          event.stopPropagation();
          props.onClose();
        }
      }}
      sx={BAR}
    >
      <OutlinedInput
        size="small"
        value={props.typed}
        onChange={(event) => props.onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !hasMany) return;
          event.preventDefault();
          if (event.shiftKey) props.onNewer();
          else props.onOlder();
        }}
        placeholder={words.label}
        inputProps={{
          'aria-label': words.label,
          role: 'searchbox',
          autoComplete: 'off',
          maxLength: SEARCHED_LENGTHS.most,
        }}
        inputRef={takesFocus}
        sx={{ flex: 1, minWidth: 0 }}
      />
      <Typography role="status" variant="caption" noWrap color="textSecondary">
        {props.says}
      </Typography>
      {props.retryLabel === null ? null : (
        <Button size="small" onClick={props.onRetry}>
          {props.retryLabel}
        </Button>
      )}
      <IconAction
        label={words.older}
        icon={<KeyboardArrowUp fontSize="small" />}
        disabled={!hasMany}
        onClick={props.onOlder}
      />
      <IconAction
        label={words.newer}
        icon={<KeyboardArrowDown fontSize="small" />}
        disabled={!hasMany}
        onClick={props.onNewer}
      />
      <IconAction label={words.close} icon={<Close fontSize="small" />} onClick={props.onClose} />
    </Stack>
  );
}

const BAR = {
  flex: 'none',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, md: 4 },
  py: 1,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'line',
} as const;
