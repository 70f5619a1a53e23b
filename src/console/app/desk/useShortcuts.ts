import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectFoundIds } from '@/console/features/inbox/foundIds';
import type { InboxMemory } from '@/console/features/inbox/inboxMemory';
import { useAppStore } from '@/console/store/hooks';

interface Shortcuts {
  chatId: string | null;
  choose: (id: string | null) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  inbox: InboxMemory;
}

/**
 * Ctrl+K goes to the search box; Alt+↑ and Alt+↓ go to the previous or next conversation of the list. They follow the
 * list's order and its search, also while the list is hidden (behaviour: keyboard-shortcuts).
 */
export function useShortcuts({ chatId, choose, searchRef, inbox }: Shortcuts): void {
  const store = useAppStore();
  const step = (by: 1 | -1) => {
    const state = store.getState();
    const { shown, query } = inbox.read();
    const ids = (shown ?? selectFoundIds(state, query)).filter(
      (id) => selectConversation(state, id) !== null,
    );
    const at = chatId === null ? -1 : ids.indexOf(chatId);
    const next = at === -1 ? ids[by === 1 ? 0 : ids.length - 1] : ids[at + by];
    if (next !== undefined) choose(next);
  };
  const search = () => {
    searchRef.current?.focus();
    searchRef.current?.select();
  };
  // On narrow screens the chat hides the list with its search box, so the focus waits until the chat is closed.
  const isSearchWanted = useRef(false);
  const searchIfWanted = useEffectEvent(() => {
    if (isSearchWanted.current) search();
    isSearchWanted.current = false;
  });
  useEffect(() => {
    if (chatId === null) searchIfWanted();
  }, [chatId]);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      if (searchRef.current !== null) search();
      else if (chatId !== null) {
        isSearchWanted.current = true;
        choose(null);
      }
    } else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
