import { useEffect, useRef, type RefObject } from 'react';

/**
 * Once a chat is opened its answer can be typed at once. Who is typing elsewhere, in the search or in a
 * dialog, is left there.
 */
export function useFocusOnOpen(ref: RefObject<HTMLElement | null>, isAtDesk: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (done.current || !isAtDesk) return;
    done.current = true;
    const active = document.activeElement;
    const isBusy = active !== null && active.matches('input, textarea, [role="dialog"] *');
    if (!isBusy) ref.current?.focus({ preventScroll: true });
  }, [isAtDesk, ref]);
}
