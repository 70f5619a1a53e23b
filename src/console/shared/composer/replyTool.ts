import type { AriaAttributes, KeyboardEvent, Ref, RefObject } from 'react';

/** What the message input asks of the quick replies while they are there. */
export interface ReplyTool {
  /** @returns whether the key is theirs: the input then does nothing with it. */
  onKey: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
  /** The person wants to send what is written. It may still have to be filled. */
  onSend: () => void;
  /** Opens their list, or closes it. */
  toggle: () => void;
}

/** What the input says to screen readers of the list that it rules. */
export type ListAria = Pick<
  AriaAttributes,
  'aria-activedescendant' | 'aria-autocomplete' | 'aria-controls' | 'aria-haspopup'
>;

/** What the quick replies know of the message input in which they are used (behaviour: quick-replies). */
export interface ReplyToolProps {
  chatId: string;
  input: RefObject<HTMLTextAreaElement | null>;
  value: string;
  /** Whether something can be written now. */
  enabled: boolean;
  /** Their list is what they were wanted for: by '/', or by its button. */
  opensAtOnce: boolean;
  onChange: (value: string) => void;
  /** Sends what is written, as it is. */
  onSend: () => void;
  /** Says which list the input rules, and its chosen row. */
  onList: (aria: ListAria) => void;
  hold: Ref<ReplyTool>;
}
