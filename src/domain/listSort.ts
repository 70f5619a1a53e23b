/** The sort order of the conversation list (behaviour: list-sort). */
import type { Conversation } from '@/contract/entities/conversation';
import type { EpochMs } from '@/contract/wire';

/**
 * Admins see the newest first, agents the oldest first, because the customer who has waited longest is served first.
 */
export type ListSort = 'newestFirst' | 'oldestFirst';

/** The fields that sorting needs. */
export type Sortable = Pick<Conversation, 'id' | 'atribuidoEm' | 'createdAt' | 'lastMessageTime'>;

/** The sort order for a person. */
export function listSortFor(viewer: { isAdmin: boolean }): ListSort {
  return viewer.isAdmin ? 'newestFirst' : 'oldestFirst';
}

/** The time that a conversation is sorted by: assignment, else creation, else its last message. null: none is known. */
export function sortTime(conversation: Sortable): EpochMs | null {
  return conversation.atribuidoEm ?? conversation.createdAt ?? conversation.lastMessageTime;
}

/**
 * Compares two conversations for `Array.sort`. The order is total: conversations without any time come last, and equal
 * times are ordered by id, so that rows never swap places by themselves.
 */
export function compareInList(sort: ListSort): (a: Sortable, b: Sortable) => number {
  const direction = sort === 'oldestFirst' ? 1 : -1;
  return (a, b) => {
    const [timeA, timeB] = [sortTime(a), sortTime(b)];
    if (timeA !== timeB) {
      if (timeA === null) return 1;
      if (timeB === null) return -1;
      return (timeA - timeB) * direction;
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  };
}
