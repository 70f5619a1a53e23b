import { createSelector } from '@reduxjs/toolkit';
import type { Conversation } from '@/contract/entities/conversation';
import { compareInList, listSortFor, sortTime } from '@/domain/listSort';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import type { SessionState } from '@/console/entities/session/sessionSlice';
import { heldOf, type ConversationsState, type Held } from './conversationsState';

interface HasConversations {
  conversations: ConversationsState;
}

export const selectConversation = (state: HasConversations, id: string): Conversation | null =>
  heldOf(state.conversations, id) ?? null;

const selectEntries = (state: HasConversations) => state.conversations.entries;

/** All conversations, in no particular order; the same array while none of them changed. */
export const selectConversations: (state: HasConversations) => readonly Conversation[] =
  createSelector([selectEntries], (entries) => entries.map(({ conversation }) => conversation));

/** 'unknown' before anybody asked; 'failed' only while there is no list at all. */
export const selectListStatus = (state: HasConversations) => state.conversations.list;

/** How many messages are unread in all. */
export const selectUnreadTotal: (state: HasConversations) => number = createSelector(
  [selectEntries],
  (entries) => entries.reduce((total, { conversation }) => total + conversation.unreadCount, 0),
);

/**
 * Remembers an order until one of its times changes: a new message in a list of a thousand costs a
 * look at each time, and no sorting.
 */
function rememberOrder() {
  let lastIds: readonly string[] = [];
  let lastTimes: (number | null)[] = [];
  let lastIsAdmin = false;
  let sorted: readonly string[] = [];
  return (ids: readonly string[], entries: readonly Held[], isAdmin: boolean) => {
    const times = entries.map(({ conversation }) => sortTime(conversation));
    const same =
      ids === lastIds && isAdmin === lastIsAdmin && times.every((t, i) => t === lastTimes[i]);
    if (!same) {
      const compare = compareInList(listSortFor({ isAdmin }));
      const next = entries
        .map(({ conversation }) => conversation)
        .sort(compare)
        .map(({ id }) => id);
      const unchanged = next.length === sorted.length && next.every((id, i) => id === sorted[i]);
      if (!unchanged) sorted = next;
    }
    [lastIds, lastTimes, lastIsAdmin] = [ids, times, isAdmin];
    return sorted;
  };
}

const order = rememberOrder();

/** The ids of the list in the viewer's order (behaviour: list-order): admins newest first, agents oldest first. */
export const selectConversationIds: (
  state: HasConversations & { session: SessionState },
) => readonly string[] = createSelector(
  [(state: HasConversations) => state.conversations.ids, selectEntries, selectIsAdmin],
  order,
);
