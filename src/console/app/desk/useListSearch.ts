import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { InboxMemory } from '@/console/features/inbox/inboxMemory';

interface ListSearchOptions {
  chatId: string | null;
  choose: (id: string | null) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  inbox: InboxMemory;
  /** Leads back to the list from what covers it; null where nothing does. */
  uncover: (() => void) | null;
}

interface ListSearch {
  /** The list is mounted anew with each search that comes from outside of it, and then shows that one. */
  listKey: number;
  /**
   * Goes to the list's search box, on narrow screens back to the list first.
   *
   * @param query what is looked for; '' leaves what the box holds, and marks it
   */
  search: (query: string) => void;
}

/** Leads to the list's own search from elsewhere (behaviour: palette). */
export function useListSearch(options: ListSearchOptions): ListSearch {
  const { chatId, choose, searchRef, inbox, uncover } = options;
  const [listKey, setListKey] = useState(0);
  const [asked, setAsked] = useState(0);
  const isWanted = useRef(false);
  const focusIfWanted = useEffectEvent(() => {
    if (!isWanted.current || searchRef.current === null) return;
    isWanted.current = false;
    searchRef.current.focus();
    searchRef.current.select();
  });
  const isCovered = uncover !== null;
  // Not at once: a dialog that closes gives the focus back to where it was, and the box may not be there yet.
  useEffect(() => {
    focusIfWanted();
  }, [asked, chatId, isCovered]);
  const search = (query: string) => {
    isWanted.current = true;
    setAsked((count) => count + 1);
    if (query !== '') {
      inbox.note({ query, scrollTop: 0, focusId: null });
      setListKey((key) => key + 1);
    }
    if (searchRef.current !== null) return;
    if (uncover === null) choose(null);
    else uncover();
  };
  return { listKey, search };
}
