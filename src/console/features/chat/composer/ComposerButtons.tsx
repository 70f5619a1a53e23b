import InsertEmoticon from '@mui/icons-material/InsertEmoticonOutlined';
import Save from '@mui/icons-material/SaveOutlined';
import Send from '@mui/icons-material/Send';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import { memo } from 'react';
import type { Texts } from '@/console/text/texts';
import { IconAction } from '@/console/ui/IconAction';

/** The size of a button beside the input: on a phone as large as a thumb wants it. */
const TARGET = { width: { xs: 44, md: 40 }, height: { xs: 44, md: 40 } };

interface ComposerButtonsProps {
  text: Texts['chat'];
  /** Something can be written. */
  enabled: boolean;
  /** The text can be sent. */
  isSendable: boolean;
  /** Opens the emoji picker at this element; null where there is no mouse: the keyboard on the screen has emojis. */
  onEmojis: ((anchor: HTMLElement) => void) | null;
  /** Opens or closes the quick replies; null where there are none. */
  onReplies: (() => void) | null;
  /** The input takes a note now. */
  isNote: boolean;
  /** Changes that; null where the host keeps no notes. */
  onNote: (() => void) | null;
}

/** The buttons beside the message input. No key draws them, but one that makes the text sendable. */
export const ComposerButtons = memo(function ComposerButtons(props: ComposerButtonsProps) {
  const { text, enabled, isSendable, isNote, onEmojis, onReplies, onNote } = props;
  return (
    <>
      {onEmojis === null ? null : (
        <IconAction
          label={text.emojis}
          aria-haspopup="dialog"
          icon={<InsertEmoticon fontSize="small" />}
          disabled={!enabled}
          onClick={(event) => onEmojis(event.currentTarget)}
          sx={TARGET}
        />
      )}
      {onReplies === null ? null : (
        <IconAction
          label={text.replies}
          icon={'/'}
          disabled={!enabled}
          onClick={onReplies}
          sx={{ ...TARGET, fontSize: '1.125rem' }}
        />
      )}
      {onNote === null ? null : (
        <IconAction
          label={text.note.mode}
          icon={<StickyNote fontSize="small" />}
          aria-pressed={isNote}
          color={isNote ? 'warning' : 'default'}
          onClick={onNote}
          sx={TARGET}
        />
      )}
      <IconAction
        type="submit"
        label={isNote ? text.note.save : text.send}
        icon={isNote ? <Save fontSize="small" /> : <Send fontSize="small" />}
        color={isNote ? 'warning' : 'primary'}
        disabled={!isSendable}
        sx={TARGET}
      />
    </>
  );
});
