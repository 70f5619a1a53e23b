/** How the conversation list is sorted (behaviour: list-order). */
import type { Conversation } from '@/contract/entities/conversation';
import type { EpochMs } from '@/contract/wire';

/** Admins see the newest first, agents the oldest first, because who has waited longest is served first. */
export type ListSort = 'newestFirst' | 'oldestFirst';

/** What the sorting looks at. */
export type Sortable = Pick<Conversation, 'id' | 'atribuidoEm' | 'createdAt' | 'lastMessageTime'>;

/** How the list is sorted for a person. */
export function listSortFor(viewer: { isAdmin: boolean }): ListSort {
  return viewer.isAdmin ? 'newestFirst' : 'oldestFirst';
}

/** The time a conversation is sorted by: assignment, else creation, else its last message. null: none known. */
export function sortTime(conversation: Sortable): EpochMs | null {
  return conversation.atribuidoEm ?? conversation.createdAt ?? conversation.lastMessageTime;
}

/**
 * Compares two conversations for `Array.sort`. The sort is total: those without any time come last,
 * equal times are told apart by id, so that a list never changes places by itself.
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
