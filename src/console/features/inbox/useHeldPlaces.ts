import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { countWaiting, holdPlaces } from './holdPlaces';

/** The reasons to hold the list: the pointer is over it, or the keyboard is in it. */
interface Hold {
  pointer: boolean;
  keyboard: boolean;
}

const FREE: Hold = { pointer: false, keyboard: false };

/**
 * @returns the rows to show. While the pointer is over the list or the keyboard is in it, they keep their places (see
 * holdPlaces); otherwise they are the list's own order. Another search or filter is another list and ends the hold.
 */
export function useHeldPlaces(ids: readonly string[], listKey: string) {
  const [hold, setHold] = useState(FREE);
  const [held, setHeld] = useState({ ids, listKey });
  const isHeld = (hold.pointer || hold.keyboard) && held.listKey === listKey && ids.length > 0;
  const shown = isHeld ? holdPlaces(held.ids, ids) : ids;
  if (held.ids !== shown || held.listKey !== listKey) setHeld({ ids: shown, listKey });

  const set = (change: Partial<Hold>) => {
    const next = { ...hold, ...change };
    if (next.pointer !== hold.pointer || next.keyboard !== hold.keyboard) setHold(next);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hold.keyboard) return;
    // Not `blur`: a focused row that is removed from the page does not fire it.
    const leave = ({ target }: Event) => {
      if (target instanceof Node && list.current?.contains(target)) return;
      setHold((now) => ({ ...now, keyboard: false }));
    };
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', leave);
    return () => {
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', leave);
    };
  }, [hold.keyboard]);
  return {
    shown,
    waiting: countWaiting(shown, ids),
    /** Releases the hold once: waiting rows come in, and their new places are held. */
    letIn: () => setHeld({ ids, listKey }),
    hasKeyboard: hold.keyboard,
    holders: {
      ref: list,
      onPointerEnter: () => set({ pointer: true }),
      onPointerLeave: () => set({ pointer: false }),
      // A click also leaves the focus on a row, where nobody looks for it. Only a visible focus counts as keyboard use.
      onFocus: (event: FocusEvent) => set({ keyboard: event.target.matches(':focus-visible') }),
    },
  };
}
