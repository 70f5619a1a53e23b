import Typography from '@mui/material/Typography';
import { useEventCallback } from '@mui/material/utils';
import { memo, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import type { ListAria } from '@/console/shared/composer/replyTool';
import type { Texts } from '@/console/text/texts';
import { FOCUS_FIRST } from '@/console/ui/focusHome';
import { ComposerButtons } from './ComposerButtons';
import { INPUT } from './inputSheet';
import { useFocusOnOpen } from './useFocusOnOpen';
import { useGrow } from './useGrow';
import { useHasFinePointer } from './useHasFinePointer';

/**
 * Safari fires compositionend just before the keydown of the Enter that ended the composed word. An Enter within this
 * many ms after it sends nothing.
 */
const COMPOSED_MS = 50;

interface ComposerViewProps {
  /** The chat that is written to. Another one has an input of its own: what was typed here cannot be undone there. */
  chatId: string;
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
  const { chatId, text, input, value, enabled, fault, note } = props;
  const isNote = note?.isOpen === true;
  const faultId = useId();
  const composedAt = useRef(-Infinity);
  useGrow(input, value, chatId);
  const hasFinePointer = useHasFinePointer();
  useFocusOnOpen(input, hasFinePointer, chatId);
  const placeholder = isNote
    ? text.note.placeholder
    : enabled
      ? text.inputPlaceholder
      : text.inputDisconnected;
  const isSendable = enabled && fault === null && value.trim() !== '';
  const send = () => {
    if (isSendable) props.onSend();
  };

  // The same functions whichever chat is open, so that none draws the buttons.
  const toggleNote = useEventCallback(() => {
    note?.onToggle();
    input.current?.focus();
  });
  const showEmojis = useEventCallback(props.onEmojis);
  const toggleReplies = useEventCallback(() => props.onReplies?.());

  return (
    <form
      className={INPUT.classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
        // The button is disabled now. Focus the input, so that the next message can be typed at once.
        input.current?.focus();
      }}
    >
      {INPUT.styles}
      {props.replies}
      {isNote ? (
        <Typography variant="caption" color="warning" sx={{ pb: 1 }}>
          {text.note.hint}
        </Typography>
      ) : null}
      <div className={INPUT.classes.line}>
        <textarea
          {...props.aria}
          key={chatId}
          ref={input}
          className={INPUT.classes.area}
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
        <ComposerButtons
          text={text}
          enabled={enabled}
          isSendable={isSendable}
          onEmojis={hasFinePointer ? showEmojis : null}
          onReplies={props.onReplies === null ? null : toggleReplies}
          isNote={isNote}
          onNote={note === null ? null : toggleNote}
        />
        {props.emojis}
      </div>
      <Fault id={faultId} fault={fault} />
    </form>
  );
}

/** Why the text cannot be sent. It is there while there is no fault, so that screen readers announce one. */
const Fault = memo(function Fault({ id, fault }: { id: string; fault: string | null }) {
  return (
    <Typography id={id} role="status" variant="caption" color="error">
      {fault}
    </Typography>
  );
});
