import InsertEmoticon from '@mui/icons-material/InsertEmoticonOutlined';
import Save from '@mui/icons-material/SaveOutlined';
import Send from '@mui/icons-material/Send';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { ListAria } from '@/console/shared/composer/replyTool';
import type { Texts } from '@/console/text/texts';
import { FOCUS_FIRST } from '@/console/ui/focusHome';
import { IconAction } from '@/console/ui/IconAction';
import { LOW_WINDOW } from '@/console/ui/lowWindow';
import { useFocusOnOpen } from './useFocusOnOpen';
import { MAX_HEIGHT_PX, useGrow } from './useGrow';
import { useHasFinePointer } from './useHasFinePointer';

const Input = styled('textarea')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  boxSizing: 'border-box',
  height: 40,
  maxHeight: MAX_HEIGHT_PX,
  resize: 'none',
  overflowY: 'auto',
  padding: '9px 14px',
  font: 'inherit',
  fontSize: '0.875rem',
  lineHeight: '20px',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.fieldLine}`,
  borderRadius: 14,
  '&::placeholder': {
    color: theme.vars.palette.text.secondary,
    opacity: 1,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', color: theme.vars.palette.text.secondary },
  '&[data-note="true"]': {
    borderStyle: 'dashed',
    borderColor: theme.vars.palette.warning.main,
    borderRadius: 4,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '&:focus-visible': { outlineOffset: -1 },
}));

/**
 * Safari fires compositionend just before the keydown of the Enter that ended the composed word. An Enter within this
 * many ms after it sends nothing.
 */
const COMPOSED_MS = 50;

/** The size of a button beside the input: on a phone as large as a thumb wants it. */
const TARGET = { width: { xs: 44, md: 40 }, height: { xs: 44, md: 40 } };

interface ComposerViewProps {
  text: Texts['chat'];
  input: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
  /**
   * Something can be written: the messaging app is connected (behaviour: send-disabled), or a note is written that is
   * not on its way.
   */
  enabled: boolean;
  /** A sentence that says why the text cannot be sent, or null. */
  fault: string | null;
  onSend: () => void;
  /** Which list of replies the input rules. */
  aria: ListAria;
  /** @returns whether the quick replies use the key. */
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  /** Opens the emoji picker at this element. */
  onEmojis: (anchor: HTMLElement) => void;
  /** The emoji picker while it is open. */
  emojis: ReactNode;
  /** Opens or closes the quick replies; null where there are none. */
  onReplies: (() => void) | null;
  /** The quick replies' part, above the input. */
  replies: ReactNode;
  /** Whether the input takes a note now, and the way to change that; null where the host keeps no notes. */
  note: { isOpen: boolean; onToggle: () => void } | null;
}

/** The message input, visibly other while it takes a note: Enter sends, Shift+Enter adds a line, and Enter during word composition does not send. */
export function ComposerView(props: ComposerViewProps) {
  const { text, input, value, enabled, fault, note } = props;
  const isNote = note?.isOpen === true;
  const faultId = useId();
  const composedAt = useRef(-Infinity);
  useGrow(input, value);
  const hasFinePointer = useHasFinePointer();
  useFocusOnOpen(input, hasFinePointer);
  const placeholder = isNote
    ? text.note.placeholder
    : enabled
      ? text.inputPlaceholder
      : text.inputDisconnected;
  const isSendable = enabled && fault === null && value.trim() !== '';
  const send = () => {
    if (isSendable) props.onSend();
  };

  return (
    <Stack
      component="form"
      sx={{ px: { xs: 3, md: 4 }, pb: 3, pt: 2, [LOW_WINDOW]: { pb: 2, pt: 1 } }}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        // The button is disabled now. Focus the input, so that the next message can be typed at once.
        input.current?.focus();
      }}
    >
      {props.replies}
      {isNote ? (
        <Typography variant="caption" color="warning" sx={{ pb: 1 }}>
          {text.note.hint}
        </Typography>
      ) : null}
      <Stack direction="row" sx={{ gap: 2, alignItems: 'flex-end' }}>
        <Input
          {...props.aria}
          ref={input}
          {...(hasFinePointer ? FOCUS_FIRST : {})}
          dir="auto"
          rows={1}
          data-note={isNote}
          aria-label={isNote ? text.note.title : text.input}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : faultId}
          placeholder={placeholder}
          value={value}
          // Read-only instead of disabled: a person who is writing keeps focus and caret while the app disconnects and
          // comes back.
          readOnly={!enabled}
          aria-disabled={!enabled}
          onChange={(event) => props.onChange(event.target.value)}
          onCompositionEnd={(event) => {
            composedAt.current = event.timeStamp;
          }}
          onKeyDown={(event) => {
            const isComposing =
              event.nativeEvent.isComposing || event.timeStamp - composedAt.current < COMPOSED_MS;
            const isReplies = enabled && !isComposing && props.onKey(event);
            const sends = event.key === 'Enter' && !event.shiftKey && !isComposing;
            if (!isReplies && !sends) return;
            event.preventDefault();
            if (!isReplies) send();
          }}
        />
        {/* Where there is no mouse, the keyboard on the screen has emojis of its own. */}
        {hasFinePointer ? (
          <IconAction
            label={text.emojis}
            aria-haspopup="dialog"
            icon={<InsertEmoticon fontSize="small" />}
            disabled={!enabled}
            onClick={(event) => props.onEmojis(event.currentTarget)}
            sx={TARGET}
          />
        ) : null}
        {props.emojis}
        {props.onReplies === null ? null : (
          <IconAction
            label={text.replies}
            icon={'/'}
            disabled={!enabled}
            onClick={props.onReplies}
            sx={{ ...TARGET, fontSize: '1.125rem' }}
          />
        )}
        {note === null ? null : (
          <IconAction
            label={text.note.mode}
            icon={<StickyNote fontSize="small" />}
            aria-pressed={isNote}
            color={isNote ? 'warning' : 'default'}
            onClick={() => {
              note.onToggle();
              input.current?.focus();
            }}
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
      </Stack>
      <Typography id={faultId} role="status" variant="caption" color="error">
        {fault}
      </Typography>
    </Stack>
  );
}
