import { shallowEqual } from 'react-redux';
import type { Conversation } from '@/contract/entities/conversation';
import { compareInList, listSortFor, sortTime } from '@/domain/listSort';
import { selectIsAdmin } from '@/console/entities/session/sessionSelectors';
import type { SessionState } from '@/console/entities/session/entrySession';
import { createSelector } from '@/console/lib/createSelector';
import { changedPlaces } from './changedPlaces';
import { heldOf, type ConversationsState, type Held } from './conversationsState';

interface HasConversations {
  conversations: ConversationsState;
}

export const selectConversation = (state: HasConversations, id: string): Conversation | null =>
  heldOf(state.conversations, id) ?? null;

/** True for a group, which has no customer (behaviour: group-chat). */
export const selectIsGroup = (state: HasConversations, id: string): boolean =>
  selectConversation(state, id)?.isGroup === true;

/** What of a conversation changes with its messages. Its row in the list shows it, the open chat does not. */
const LAST_FACTS = [
  'lastMessage',
  'lastMessageTime',
  'ultimaMensagemDe',
  'esperaDesde',
  'unreadCount',
] as const;

/** A conversation without what each message changes. */
export type SteadyConversation = Omit<Conversation, (typeof LAST_FACTS)[number]>;

/**
 * Selects the conversation as the open chat shows it: the same object for as long as only messages come and go, so that
 * a message draws its bubble and nothing around it. It remembers one chat, as one is open.
 */
export const selectSteadyConversation: (
  state: HasConversations,
  id: string,
) => SteadyConversation | null = createSelector(
  [selectConversation],
  (conversation) => {
    if (conversation === null) return null;
    const steady: Partial<Conversation> = { ...conversation };
    for (const fact of LAST_FACTS) Reflect.deleteProperty(steady, fact);
    return steady as SteadyConversation;
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

const selectEntries = (state: HasConversations) => state.conversations.entries;

/** Selects all conversations, in no particular order. The array stays the same while none of them changes. */
export const selectConversations: (state: HasConversations) => readonly Conversation[] =
  createSelector([selectEntries], (entries) => entries.map(({ conversation }) => conversation));

/** The list's status: 'unknown' before the first read; 'failed' only while there is no list at all. */
export const selectListStatus = (state: HasConversations) => state.conversations.list;

/**
 * Sorts ids, and returns the last result while no sort time changed: a new message in a list of thousands then costs the
 * comparison of one time, and no sort.
 */
function memoizedSort() {
  let lastIds: readonly string[] = [];
  let lastEntries: readonly Held[] = [];
  let lastIsAdmin = false;
  let sorted: readonly string[] = [];
  return (ids: readonly string[], entries: readonly Held[], isAdmin: boolean) => {
    const timeAt = (list: readonly Held[], place: number) => {
      const entry = list[place];
      return entry === undefined ? null : sortTime(entry.conversation);
    };
    const isSame =
      ids === lastIds &&
      isAdmin === lastIsAdmin &&
      changedPlaces(lastEntries, entries).every(
        (place) => timeAt(entries, place) === timeAt(lastEntries, place),
      );
    if (!isSame) {
      const compare = compareInList(listSortFor({ isAdmin }));
      const next = entries
        .map(({ conversation }) => conversation)
        .sort(compare)
        .map(({ id }) => id);
      const unchanged = next.length === sorted.length && next.every((id, i) => id === sorted[i]);
      if (!unchanged) sorted = next;
    }
    [lastIds, lastEntries, lastIsAdmin] = [ids, entries, isAdmin];
    return sorted;
  };
}

/** @returns whether an action brought the chat into the list. @param before the state before the action */
export const chatArrived = (id: string, now: HasConversations, before: HasConversations) =>
  selectConversation(now, id) !== null && selectConversation(before, id) === null;

/** @returns whether an action took the chat from the list. @param before the state before the action */
export const chatLeft = (id: string, now: HasConversations, before: HasConversations) =>
  chatArrived(id, before, now);

const sortedIds = memoizedSort();

/**
 * Selects the ids of the list, sorted for the viewer (behaviour: list-sort): admins see the newest first, agents the
 * oldest first.
 */
export const selectConversationIds: (
  state: HasConversations & { session: SessionState },
) => readonly string[] = createSelector(
  [(state: HasConversations) => state.conversations.ids, selectEntries, selectIsAdmin],
  sortedIds,
);
