import { useState } from 'react';

/** The state of the list that is remembered while it is on screen, and while a chat covers it. */
interface Remembered {
  query: string;
  scrollTop: number;
  /** The row that takes the focus when the list comes back. */
  focusId: string | null;
  /** The list comes back from what is finished, whose entry takes the focus. */
  isBackFromFinished: boolean;
  /** The rows shown now; null while the list is not on screen. */
  shown: readonly string[] | null;
}

/**
 * Restores the list when a person comes back to it from a chat on a narrow screen (behaviour: list-one-at-a-time): the
 * search, the scroll position and the focused row. A change causes no re-render.
 */
export interface InboxMemory {
  read: () => Remembered;
  note: (change: Partial<Remembered>) => void;
}

/** @returns the memory of a list that nobody has used yet. */
function createInboxMemory(): InboxMemory {
  let remembered: Remembered = {
    ...{ query: '', scrollTop: 0, focusId: null, shown: null },
    isBackFromFinished: false,
  };
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
