import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the input once when a chat is opened, so that the answer can be typed at once. A person who is typing
 * elsewhere, in the search or in a dialog, keeps the focus there; into the list's filters nobody types.
 *
 * @param chatId the chat that is open
 */
export function useFocusOnOpen(
  ref: RefObject<HTMLElement | null>,
  hasFinePointer: boolean,
  chatId: string,
): void {
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (done.current === chatId || !hasFinePointer) return undefined;
    // The browser lays the page out before it gives the focus: in the frame, where that is due.
    const frame = requestAnimationFrame(() => {
      done.current = chatId;
      const active = document.activeElement;
      const isBusy =
        active !== null && active.matches('input:not([type="radio"]), textarea, [role="dialog"] *');
      if (!isBusy) ref.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [chatId, hasFinePointer, ref]);
}
