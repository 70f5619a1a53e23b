import type { Rows } from '../row';

/** Conversation list. */
export const INBOX: Rows = {
  'list-scope': [
    "server/routes/conversations.test.ts › holds an agent's own, and all for an administrator",
  ],
  'list-search': [
    'domain/search.test.ts › %j finds João',
    'domain/search.test.ts › finds signs in a name, and digits in one',
    'console/features/inbox/InboxListView.test.tsx › Enter in the search opens the first result, and does nothing without a search',
    'console/features/inbox/InboxListView.test.tsx › ‘Limpar busca’ hands the focus to the search box, by mouse and by keyboard',
    'e2e/inbox.test.ts › a search finds names in any case and without accents, numbers with or without their mask; shortcuts follow it',
  ],
  'list-empty': [
    'console/features/inbox/InboxListView.test.tsx › empty with the messaging app connected: %s',
  ],
  'row-person': [
    'console/features/inbox/InboxListView.test.tsx › a row shows the customer, the last message, its time, the stage and the unread count',
    'console/features/inbox/InboxRow.test.tsx › shows the number when there is no name',
    'domain/initials.test.ts › %j shows as %j',
  ],
  'row-last-message': [
    'console/realtime/newMessage.test.ts › becomes the last one and counts when it is of the same second as a list in milliseconds (numbered host: %s)',
    'console/realtime/newMessage.test.ts › does not become the last one when it is older than the last one',
    'console/features/inbox/InboxRow.test.tsx › shows its last message, or says that there is none or that it has no text',
    'e2e/inbox.test.ts › a reload opens the same chat, and its draft shows on its row',
  ],
  'row-last-sender': [
    'console/features/inbox/InboxRow.test.tsx › says who wrote it, %s (administrator: %s)',
    'console/features/inbox/InboxRow.test.tsx › says nothing before a preview of %j',
    'console/features/inbox/InboxRow.test.tsx › shows %j as its bubble does: %j',
    'console/realtime/newMessage.test.ts › says who wrote the last one, as far as its host does: %j is of %j',
    'e2e/automation.test.ts › what the flow said is marked, and the list tells it from what the agent and the customer said',
    'domain/preview.test.ts › lacks nothing but signs, and has nothing else, for any text',
    'server/routes/conversations.test.ts › says who wrote the last message: the customer, the flow or a person',
  ],
  'row-unread': [
    'console/features/inbox/InboxListView.test.tsx › a row shows the customer, the last message, its time, the stage and the unread count',
    'console/realtime/newMessage.test.ts › does not count in the open, visible chat, and counts when the page is hidden',
    "console/realtime/newMessage.test.ts › neither counts nor sounds when it is one's own",
  ],
  'row-time': [
    'console/text/format.test.ts › %d ms ago reads "%s"',
    'domain/relativeTime.test.ts › %i ms ago is %s, %i',
  ],
  'exact-time': [
    'console/text/format.test.ts › a moment is exact to the second, in words and for machines',
    'console/features/chat/messages/MessageRowView.test.tsx › carries its exact time',
    'console/features/inbox/InboxRow.test.tsx › shows how long ago the last message came, and the unread count',
  ],
  'row-agent': [
    'console/features/inbox/InboxRow.test.tsx › shows an administrator whom it is assigned to',
    'console/features/inbox/InboxRow.test.tsx › does not show that to an agent',
  ],
  'row-stage': [
    'console/features/inbox/InboxRow.test.tsx › shows the stage with label and percentage',
  ],
  'row-wait': [
    'console/features/inbox/InboxRow.test.tsx › says how long it waits: %i minutes',
    'console/features/inbox/InboxRow.test.tsx › says it to an administrator as to whom it is',
    'console/features/inbox/InboxRow.test.tsx › takes its limits from the settings',
    'console/features/inbox/InboxRow.test.tsx › says no time where it %s',
    'domain/waitsFor.test.ts › who has waited %i ms has waited as long as %s',
    'contract/config.test.ts › a wait is long after %p minutes: %p',
  ],
  'waits-for': [
    'domain/waitsFor.test.ts › in "$estadoFluxo", last written by $sender: $whom',
    'domain/waitsFor.test.ts › while the flow is paused in "%s" the customer’s word waits for the agent, and nobody else’s',
    'domain/waitsFor.test.ts › a stage that this build does not know is the customer’s, but for what they wrote',
    'domain/waitsFor.test.ts › is the agent where a customer’s next step is to be put together or registered',
    'server/flow/awaitsAgent.test.ts › the stages in which the flow asks, by the console, are those in which it has a question',
  ],
  'waits-since': [
    'domain/waitsFor.test.ts › what is unanswered in "%s" waits for the agent since then',
    'server/flow/awaitsAgent.test.ts › is not while the flow answers, and is while a customer looks for an agent',
    'server/flow/awaitsAgent.test.ts › is the first thing that the flow left unanswered, until somebody answers',
    'server/flow/awaitsAgent.test.ts › is what came first while the automation is paused, and nothing once it asks again',
    'server/flow/awaitsAgent.test.ts › is the payment, also when the customer writes later; the purchase ends it',
    'console/realtime/newMessage.test.ts › waits since the first one that nobody answered, where the host says nothing of it',
    'console/realtime/newMessage.test.ts › waits since when the host says, and not at all where the flow will answer',
  ],
  'list-filters': [
    'console/features/inbox/InboxPanel.test.tsx › count what they show, and show it in the list’s order',
    'console/features/inbox/InboxPanel.test.tsx › are chosen by the arrows, and are one stop of Tab',
    'console/features/inbox/InboxPanel.test.tsx › apply together with the search',
    'console/features/inbox/InboxPanel.test.tsx › follow what happens: a word that waits, an answer',
    'console/features/inbox/InboxPanel.test.tsx › %s says so in words: %s',
    'console/features/inbox/InboxPanel.test.tsx › hold while one is on another screen, and end with the sign-out',
    'console/features/inbox/FilterChips.test.tsx › one is chosen, by mouse or by the arrows',
    'domain/waitsFor.test.ts › have %s where they should',
    'console/entities/conversations/listMarks.test.ts › counts and matches are those of every single conversation, after any changes',
    'e2e/whoNeedsMe.test.ts › an administrator reads how many need an agent, and finds them among all',
    'e2e/whoNeedsMe.test.ts › filters and waits are readable, and nothing is beside the window: $width px, $theme, $locale',
  ],
  'list-keeps-open': [
    'console/features/inbox/InboxPanel.test.tsx › stays at its place, outside the filter and the search, until another is opened',
    'console/features/inbox/InboxPanel.test.tsx › stays when it is answered, and is as any other where the filter has it again',
    'console/features/inbox/InboxListView.test.tsx › keeps the open chat where a search finds nothing, says both, and Enter opens nothing',
    'e2e/whoNeedsMe.test.ts › the open chat stays in the list whatever is searched, and Enter opens the one found',
  ],
  'list-sort': [
    'domain/listSort.test.ts › sorts by %s',
    'domain/listSort.test.ts › admins see the newest first, agents the oldest first',
    'domain/listSort.test.ts › conversations without any time come last, for both',
    'domain/listSort.test.ts › is the same order, in whatever order the list arrived',
    'e2e/inbox.test.ts › an agent sees the oldest assignment first, an administrator the newest',
  ],
  'list-held': [
    'console/features/inbox/holdPlaces.test.ts › nothing moves: not for a new chat above, not for a changed sort, not for a chat that is gone',
    'console/features/inbox/holdPlaces.test.ts › a new row that belongs at the end is appended, where it moves nothing',
    'console/features/inbox/holdPlaces.test.ts › counts the new rows that wait above or between',
    'e2e/inbox.test.ts › a chat that comes in above waits while the pointer or the keyboard is on a row, and no row moves',
    'e2e/inbox.test.ts › a chat that ends elsewhere keeps its place under the pointer, and says that it is gone',
  ],
  'list-select': [
    'console/features/chat/reading/reading.test.ts › marks it read once, and at most once a second for what arrives after',
    'e2e/inbox.test.ts › on a narrow screen a chat covers the list, which comes back as it was left',
    'e2e/inbox.test.ts › a reload opens the same chat, and its draft shows on its row',
  ],
  'list-one-at-a-time': [
    'e2e/inbox.test.ts › on a narrow screen a chat covers the list, which comes back as it was left',
    'e2e/inbox.test.ts › list and chat stand side by side from 1400 px on, and one at a time below',
  ],
  'group-chat': [
    'console/features/inbox/InboxRow.test.tsx › is marked as a group',
    'console/features/chat/header/ChatHeader.test.tsx › requests and shows no referrals for a group, which can only be ended',
    "console/features/chat/reading/reading.test.ts › reads no customer of a group's",
    'console/features/coupons/CouponsDrawer.test.tsx › cannot be linked without a customer (%s), but can be unlinked',
  ],
};
