import type { Rows } from '../row';

/** Conversation list. */
export const INBOX: Rows = {
  'list-scope': [
    "server/routes/conversations.test.ts › holds an agent's own, and all for an administrator",
  ],
  'list-search': [
    'domain/search.test.ts › %j finds João',
    'domain/search.test.ts › finds signs in a name, and digits in one',
    'console/features/inbox/InboxListView.test.tsx › Enter in the search opens what was found first, and nothing where nothing is searched for',
    'console/features/inbox/InboxListView.test.tsx › ‘Limpar busca’ hands the focus to the search box, by mouse and by keyboard',
    'e2e/inbox.test.ts › a search finds names in any case and without accents, numbers with or without their mask; shortcuts follow it',
  ],
  'list-empty': [
    'console/features/inbox/InboxListView.test.tsx › empty with the messaging app connected: %s',
  ],
  'row-person': [
    'console/features/inbox/InboxListView.test.tsx › a row tells who, what, when, how far and how much is unread',
    'console/features/inbox/InboxRow.test.tsx › without a name is called by its number',
    'domain/initials.test.ts › %j shows as %j',
  ],
  'row-last-message': [
    'console/features/inbox/InboxRow.test.tsx › says its last message, that there is none, or that the last has no words',
    'e2e/inbox.test.ts › a reload opens the same chat, and its draft shows on its row',
  ],
  'row-unread': [
    'console/features/inbox/InboxListView.test.tsx › a row tells who, what, when, how far and how much is unread',
    'console/realtime/newMessage.test.ts › does not count in the open, visible chat, and counts when the page is hidden',
    'console/realtime/newMessage.test.ts › neither counts nor sounds for an own message',
  ],
  'row-time': [
    'console/text/format.test.ts › %d ms ago reads "%s"',
    'domain/relativeTime.test.ts › %i ms ago is %s, %i',
  ],
  'row-agent': [
    'console/features/inbox/InboxRow.test.tsx › tells an administrator whom it is assigned to',
    'console/features/inbox/InboxRow.test.tsx › tells an agent no such thing',
  ],
  'row-stage': [
    'console/features/inbox/InboxRow.test.tsx › shows the stage with label and percentage',
  ],
  'list-order': [
    'domain/listSort.test.ts › sorts by %s',
    'domain/listSort.test.ts › admins see the newest first, agents the oldest first',
    'domain/listSort.test.ts › those without any time come last, for both',
    'domain/listSort.test.ts › is one order, whatever order the list came in',
    'e2e/inbox.test.ts › an agent sees the oldest assignment first, an administrator the newest',
  ],
  'list-held': [
    'console/features/inbox/holdPlaces.test.ts › nothing moves: not for a new chat above, not for another order, not for one that has gone',
    'console/features/inbox/holdPlaces.test.ts › what belongs at the end comes at the end, where it moves nobody',
    'console/features/inbox/holdPlaces.test.ts › says how many wait above or between',
    'e2e/inbox.test.ts › a chat that comes in above waits while the pointer or the keyboard is on a row, and no row moves',
    'e2e/inbox.test.ts › a chat that ends elsewhere keeps its place under the pointer, and says that it has gone',
  ],
  'list-select': [
    'console/features/chat/reading/reading.test.ts › marks it read once, and at most once a second for what arrives after',
    'e2e/inbox.test.ts › on a narrow screen a chat stands before the list, which is found again as it was left',
    'e2e/inbox.test.ts › a reload opens the same chat, and its draft shows on its row',
  ],
  'list-one-at-a-time': [
    'e2e/inbox.test.ts › on a narrow screen a chat stands before the list, which is found again as it was left',
    'e2e/inbox.test.ts › list and chat stand side by side from 1400 px on, and one at a time below',
  ],
  'group-chat': [
    'console/features/inbox/InboxRow.test.tsx › is marked as a group',
    'console/features/chat/header/ChatHeader.test.tsx › asks and shows nothing of referrals for a group, which can only be ended',
    "console/features/chat/reading/reading.test.ts › reads no customer of a group's",
    'console/features/coupons/CouponsDrawer.test.tsx › cannot be linked where no customer is (%s), but let go they can',
  ],
};
