import { useEffect, useRef, type RefObject } from 'react';

/**
 * Focuses the input once when a chat is opened, so that the answer can be typed at once. A person who is typing
 * elsewhere, in the search or in a dialog, keeps the focus there; into the list's filters nobody types.
 */
export function useFocusOnOpen(ref: RefObject<HTMLElement | null>, hasFinePointer: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !hasFinePointer) return;
    done.current = true;
    const active = document.activeElement;
    const isBusy =
      active !== null && active.matches('input:not([type="radio"]), textarea, [role="dialog"] *');
    if (!isBusy) ref.current?.focus({ preventScroll: true });
  }, [hasFinePointer, ref]);
}
