import type { Rows } from '../row';

/** Retention in a long shift, Replay and privacy. */
export const SHIFT: Rows = {
  'retention-open': [
    'console/store/retention.test.ts › keeps all that is read, until the reader is back at the newest message',
    'console/store/retention.test.ts › lets go nothing while it holds no more than can be read in one go',
  ],
  'retention-closed': [
    'console/store/retention.test.ts › keeps the few newest of what is heard, and is whole when it is opened',
    'console/store/retention.test.ts › holds no record of its customer',
    'console/store/retention.test.ts › keeps its newest page, and shows it at once when it is opened again',
    'console/store/retention.test.ts › long ago, is read again',
  ],
  'retention-gone': [
    'console/store/retention.test.ts › takes its messages, its record and its draft with it; what others hold stays',
    'console/store/retention.test.ts › and is on no list leaves nothing behind',
    'console/store/retention.test.ts › keeps its draft and what is unsent, however long ago',
    'console/realtime/events.test.ts › replaces the list and keeps messages and drafts of those that stay',
  ],
  'retention-budget': [
    'console/store/retention.test.ts › holds no more messages after ten times as many',
    'e2e/offers.test.ts › twenty at once leave the chat in reach, scroll in their region, and are seen one after the other',
    'console/features/inbox/InboxListView.test.tsx › of a thousand rows only those in sight are in the page',
  ],
  'replay-facts': [
    'console/app/session.replay.test.ts › replays to the identical state and causes nothing',
    'console/app/session.replay.test.ts › reads like facts: every action has a name of a place and what happened there',
    'e2e/mainPath.test.ts › the %s’s actions, replayed through the production root reducer, give the identical state',
  ],
  'replay-masked': [
    'console/app/devtools/devToolsOptions.test.ts › is the last 1000 actions, without those that say nothing happened',
    'console/app/devtools/devToolsOptions.test.ts › holds no word that a person wrote, in actions or in the state',
    'console/app/devtools/maskPersonal.test.ts › hides what is about somebody and keeps two of them apart',
    'console/app/devtools/maskPersonal.test.ts › hides numbers and e-mails inside ids and keys',
    'console/app/devtools/maskPersonal.test.ts › leaves nothing of a message',
  ],
  'secrets-beside': [
    'console/app/session.replay.test.ts › holds no password, token or cookie in any action or state, while each of them was used',
    'contract/hostile.test.ts › never quotes what it was given',
    'server/base/logger.test.ts › is the statement and the code of a failed query, never its values',
    'e2e/mainPath.test.ts › no password, token or cookie ever stood in an action or in the state',
  ],
};
