/** The order of the conversation list (behaviour: list-order). */
import type { Conversation } from '@/contract/entities/conversation';
import type { EpochMs } from '@/contract/wire';

/** Admins see the newest first, agents the oldest first, because who has waited longest is served first. */
export type ListOrder = 'newestFirst' | 'oldestFirst';

/** What the order looks at. */
export type Ordered = Pick<Conversation, 'id' | 'atribuidoEm' | 'createdAt' | 'lastMessageTime'>;

/** The order in which a person sees the list. */
export function listOrderFor(viewer: { isAdmin: boolean }): ListOrder {
  return viewer.isAdmin ? 'newestFirst' : 'oldestFirst';
}

/** The time a conversation is sorted by: assignment, else creation, else its last message. null: none known. */
export function orderTime(conversation: Ordered): EpochMs | null {
  return conversation.atribuidoEm ?? conversation.createdAt ?? conversation.lastMessageTime;
}

/**
 * Compares two conversations for `Array.sort`. The order is total: those without any time come last,
 * equal times are told apart by id, so that a list never changes places by itself.
 */
export function compareInList(order: ListOrder): (a: Ordered, b: Ordered) => number {
  const direction = order === 'oldestFirst' ? 1 : -1;
  return (a, b) => {
    const [timeA, timeB] = [orderTime(a), orderTime(b)];
    if (timeA !== timeB) {
      if (timeA === null) return 1;
      if (timeB === null) return -1;
      return (timeA - timeB) * direction;
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
  };
}
