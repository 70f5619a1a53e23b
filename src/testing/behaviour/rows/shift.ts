import type { Rows } from '../row';

/** Retention in a long shift, Replay and privacy. */
export const SHIFT: Rows = {
  'retention-open': [
    'console/store/retention.test.ts › keeps all messages read, until the reader is back at the newest one',
    'console/store/retention.test.ts › removes nothing while it holds no more than one read can bring',
  ],
  'retention-closed': [
    'console/store/retention.test.ts › keeps only the newest few of the pushed messages, and is complete when it is opened',
    'console/store/retention.test.ts › holds no record of its customer',
    'console/store/retention.test.ts › keeps its newest page, and shows it at once when it is opened again',
    'console/store/retention.test.ts › is read again when it was closed long ago',
  ],
  'retention-gone': [
    'console/store/retention.test.ts › takes its messages, its record and its draft with it; those of other chats stay',
    'console/store/retention.test.ts › leaves nothing behind when it is not on the list',
    'console/store/retention.test.ts › keeps its draft and its unsent messages, however long ago it was closed',
    'console/realtime/events.test.ts › replaces the list and keeps messages and drafts of those that stay',
  ],
  'retention-budget': [
    'console/store/retention.test.ts › holds no more messages after ten times as many',
    'e2e/offers.test.ts › twenty offers at once leave the chat reachable, scroll in their region, and are seen one after the other',
    'console/features/inbox/InboxListView.test.tsx › only the visible rows of a thousand are in the page',
  ],
  'replay-facts': [
    'console/app/session.replay.test.ts › replays to the identical state and causes nothing',
    'console/app/session.replay.test.ts › reads like facts: the name of every action says where and what happened',
    'e2e/mainPath.test.ts › the %s’s actions, replayed through the production root reducer, give the identical state',
  ],
  'replay-masked': [
    'console/app/devtools/devToolsOptions.test.ts › is the last 1000 actions, without heartbeats',
    'console/app/devtools/devToolsOptions.test.ts › is exported as it is shown, and nothing is imported or dispatched into a live console',
    'console/app/devtools/devToolsOptions.test.ts › contains no word that a person wrote, in actions or in the state',
    'console/app/devtools/maskPersonal.test.ts › hides personal data but keeps two values distinguishable',
    'console/app/devtools/maskPersonal.test.ts › hides numbers and e-mails inside ids and keys',
    'console/app/devtools/maskPersonal.test.ts › hides a message completely',
  ],
  'replay-names': [
    'console/app/devtools/rowName.test.ts › says of a call which one it is and how it ended',
    'console/app/devtools/rowName.test.ts › is the type of every other action',
  ],
  'devtools-asked-for': [
    'console/app/devtools/loadDevTools.test.ts › sees nothing in production until a developer asks for it in that browser',
    'console/app/devtools/loadDevTools.test.ts › is there in development',
  ],
  'secrets-beside': [
    'console/app/session.replay.test.ts › holds no password, token or cookie in any action or state, while each of them was used',
    'contract/hostile.test.ts › never quotes its input',
    'server/base/logger.test.ts › is the statement and the code of a failed query, never its values',
    'e2e/mainPath.test.ts › no password, token or cookie was ever in an action or in the state',
  ],
};
