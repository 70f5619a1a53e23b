import { useMemo } from 'react';
import { selectSought } from '@/console/entities/attention/attentionSlice';
import { useAppSelector } from '@/console/store/hooks';
import { isNote, isUnsent, keyOfItem, type ChatItem } from './chatItems';
import type { Goal } from './MessageListView';

/** @returns the found message that the reader of this chat is led to, as soon as it is held; null for none. */
export function useGoal(chatId: string, items: readonly ChatItem[]): Goal | null {
  const sought = useAppSelector((state) => {
    const found = selectSought(state);
    return found?.chatId === chatId ? found : null;
  });
  const key = sought === null ? null : keyOfMessage(items, sought.messageId);
  // Another search for the same message is another goal.
  return useMemo(() => (sought === null || key === null ? null : { key }), [sought, key]);
}

function keyOfMessage(items: readonly ChatItem[], messageId: string): string | null {
  const item = items.find((each) => !isNote(each) && !isUnsent(each) && each.id === messageId);
  return item === undefined ? null : keyOfItem(item);
}
