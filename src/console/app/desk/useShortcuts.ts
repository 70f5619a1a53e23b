import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import {
  selectConversation,
  selectConversationIds,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectMatching } from '@/console/entities/conversations/listMarks';
import { selectListedIds } from '@/console/features/inbox/foundIds';
import type { InboxMemory } from '@/console/features/inbox/inboxMemory';
import { selectText } from '@/console/shared/text/useText';
import { useAppStore, usePorts } from '@/console/store/hooks';
import { nextInTurn } from '@/domain/waitsFor';

interface Shortcuts {
  chatId: string | null;
  choose: (id: string | null) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  inbox: InboxMemory;
}

/** Alt+M, by the key's place: with Alt some keyboards write another letter. */
const isNextNeedy = ({ altKey, code, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && code === 'KeyM';

/**
 * Ctrl+K goes to the search box; Alt+↑ and Alt+↓ go to the previous or next conversation of the list. They follow the
 * list's order, its search and its filter, also while the list is hidden. Alt+M goes to the next conversation that needs
 * somebody, whatever the list shows (behaviour: keyboard-shortcuts, next-that-needs).
 */
export function useShortcuts({ chatId, choose, searchRef, inbox }: Shortcuts): void {
  const store = useAppStore();
  const { notifier } = usePorts();
  const step = (by: 1 | -1) => {
    const state = store.getState();
    const { shown, query } = inbox.read();
    const ids = (shown ?? selectListedIds(state, query, chatId)).filter(
      (id) => selectConversation(state, id) !== null,
    );
    const at = chatId === null ? -1 : ids.indexOf(chatId);
    const next = at === -1 ? ids[by === 1 ? 0 : ids.length - 1] : ids[at + by];
    if (next !== undefined) choose(next);
  };
  const goToNeedy = () => {
    const state = store.getState();
    const needy = selectMatching(state, 'agent');
    const next = nextInTurn(selectConversationIds(state), chatId, (id) => needy.has(id));
    if (next !== null) choose(next);
    else {
      const text = selectText(state).notices.nobodyElseNeeds;
      notifier.notify({ variant: 'info', text, key: 'nobodyElseNeeds' });
    }
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
    } else if (isNextNeedy(event)) {
      event.preventDefault();
      if (!event.repeat) goToNeedy();
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
