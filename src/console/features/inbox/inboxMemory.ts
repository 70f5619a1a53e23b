import { useState } from 'react';

/** What is remembered of the list while it is on the screen, and while a chat stands before it. */
interface Remembered {
  query: string;
  scrollTop: number;
  /** The row that takes the focus when the list comes back. */
  focusId: string | null;
  /** The rows as they are shown now; null while there is no list on the screen. */
  shown: readonly string[] | null;
}

/**
 * What a person finds again when the list comes back from behind a chat, on narrow screens
 * (behaviour: list-one-at-a-time): their search, the place they had scrolled to, the row they were on. Nothing is drawn
 * anew when it changes.
 */
export interface InboxMemory {
  read: () => Remembered;
  note: (change: Partial<Remembered>) => void;
}

/** A list that nobody has touched yet. */
function createInboxMemory(): InboxMemory {
  let remembered: Remembered = { query: '', scrollTop: 0, focusId: null, shown: null };
  return {
    read: () => remembered,
    note: (change) => {
      remembered = { ...remembered, ...change };
    },
  };
}

export function useInboxMemory(): InboxMemory {
  const [memory] = useState(createInboxMemory);
  return memory;
}
