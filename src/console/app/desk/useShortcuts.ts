import { useEffect, useEffectEvent } from 'react';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectListedIds } from '@/console/features/inbox/foundIds';
import type { InboxMemory } from '@/console/features/inbox/inboxMemory';
import { useAppStore } from '@/console/store/hooks';

interface Shortcuts {
  chatId: string | null;
  choose: (id: string) => void;
  inbox: InboxMemory;
  /** Goes to the next conversation that needs somebody. */
  goToNeedy: () => void;
  onPalette: () => void;
  onShortcuts: () => void;
}

/** Alt+M, by the key's place: with Alt some keyboards write another letter. */
const isNextNeedy = ({ altKey, code, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  altKey && !ctrlKey && !metaKey && code === 'KeyM';

/** A '?' that is no part of a text. */
const isHelp = ({ altKey, ctrlKey, key, metaKey, target }: KeyboardEvent): boolean =>
  key === '?' &&
  !altKey &&
  !ctrlKey &&
  !metaKey &&
  !(target instanceof Element && target.closest('input, textarea, select') !== null);

/**
 * Ctrl+K opens the palette and '?' the list of shortcuts; Alt+↑ and Alt+↓ go to the previous or next conversation of the
 * list. They follow the list's order, its search and its filter, also while the list is hidden. Alt+M goes to the next
 * conversation that needs somebody, whatever the list shows (behaviour: keyboard-shortcuts, next-that-needs).
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const { chatId, choose, goToNeedy, inbox } = shortcuts;
  const store = useAppStore();
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
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      shortcuts.onPalette();
    } else if (isHelp(event)) {
      event.preventDefault();
      shortcuts.onShortcuts();
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
