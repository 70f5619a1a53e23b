import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { countWaiting, holdPlaces } from './holdPlaces';

/** What holds the list: the pointer above it, the keyboard in it. */
interface Hold {
  pointer: boolean;
  keyboard: boolean;
}

const FREE: Hold = { pointer: false, keyboard: false };

/**
 * The list's rows in the places that are shown: held still while the pointer is above it or the keyboard in it (see
 * holdPlaces), the list's own as soon as both have left. Another search is another list, and holds nothing.
 */
export function useHeldPlaces(ids: readonly string[], query: string) {
  const [hold, setHold] = useState(FREE);
  const [held, setHeld] = useState({ ids, query });
  const isHeld = (hold.pointer || hold.keyboard) && held.query === query && ids.length > 0;
  const shown = isHeld ? holdPlaces(held.ids, ids) : ids;
  if (held.ids !== shown || held.query !== query) setHeld({ ids: shown, query });

  const set = (change: Partial<Hold>) => {
    const next = { ...hold, ...change };
    if (next.pointer !== hold.pointer || next.keyboard !== hold.keyboard) setHold(next);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hold.keyboard) return;
    // Not `blur`: a row that leaves the page with the focus on it says nothing.
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
    /** Lets go for a moment: what waits comes in, and the new places are held. */
    letIn: () => setHeld({ ids, query }),
    hasKeyboard: hold.keyboard,
    holders: {
      ref: list,
      onPointerEnter: () => set({ pointer: true }),
      onPointerLeave: () => set({ pointer: false }),
      // A click leaves the focus behind, where nobody looks for it; a key shows it.
      onFocus: (event: FocusEvent) => set({ keyboard: event.target.matches(':focus-visible') }),
    },
  };
}
