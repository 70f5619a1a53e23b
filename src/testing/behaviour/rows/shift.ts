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
  ],
  'replay-names': [
    'console/recording/rowName.test.ts › says of a call which one it is and how it ended',
    'console/recording/rowName.test.ts › is the type of every other action',
  ],
  'devtools-asked-for': [
    'console/app/devtools/loadDevTools.test.ts › sees nothing in production until a developer asks for it in that browser',
    'console/app/devtools/loadDevTools.test.ts › is there in development',
  ],
  recordings: [
    'console/recording/recorder.test.ts › replays to every state that was there, not only to the last',
    'console/recording/recorder.test.ts › holds each action once, in the order in which it was reduced, with its time',
    'console/recording/recorder.test.ts › writes a cause before what a subscriber dispatches because of it',
    'console/recording/recorder.test.ts › keeps the state before every 250 entries, and after half a minute',
    'console/recording/recorder.test.ts › lets go of what is %s, by whole stretches',
  ],
  'recording-marks': [
    'console/app/recording/markers.test.ts › a toast is marked when it is asked for, and when it is taken back',
    'console/app/recording/markers.test.ts › a sound is marked, and played',
    'console/app/recording/markers.test.ts › an error that nobody caught is marked',
    'console/app/App.test.tsx › every address and every tool of the page is marked in the recording',
    'console/app/CrashBoundary.test.tsx › its error is recorded, and the recording can be exported',
    'console/recording/recorder.test.ts › holds marks between the actions, without the store knowing',
  ],
  'recording-kept': [
    'console/recording/keeping/recordingLink.test.ts › does so every two seconds, and lets go of it',
    'console/recording/keeping/recordingLink.test.ts › does so when it is hidden, since after that it may be discarded',
    'console/recording/keeping/recordingLink.test.ts › goes on after a reload, and the file has both loads',
    'console/recording/keeping/recordingLink.test.ts › forgets what was before, handed over or not, and nothing of what came after',
    'console/app/recording/createRecording.test.ts › keeps what happened after it was forgotten, while what keeps it was downloaded',
    'console/recording/keeping/keeper.test.ts › goes when somebody else signs in, and stays when the same person does',
    'console/recording/keeping/keeper.test.ts › goes after a day',
    'console/features/session/session.test.ts › goes with whoever leaves, of every tab of the browser',
    'console/features/session/session.test.ts › goes when another tab signs out, of this tab',
    'console/features/session/session.test.ts › stays with whoever the host signs out: they have something to tell',
    'e2e/recording.test.ts › what happened before and after a reload is exported, masked, and gone with the sign-out',
  ],
  'recording-masked': [
    'console/recording/masking/mask.test.ts › in a crafted session, after each of its actions',
    'console/recording/masking/mask.test.ts › for any events and calls, whether of an administrator (%s)',
    'console/recording/masking/mask.test.ts › holds no word that a person wrote, or can be reached by',
    'console/recording/masking/mask.test.ts › in any text and any name of %s is not in the recording',
    'console/recording/masking/mask.test.ts › in any text and any name of the state and of the actions of a session is not in the recording',
    'console/recording/masking/standIns.test.ts › is of one text alone',
    'console/recording/masking/standIns.test.ts › keeps the length and every sign, whatever the script',
    'console/recording/keeping/keeper.test.ts › holds nothing that a person wrote, or can be reached by, in the database',
  ],
  'recording-export': [
    'console/features/recording/ExportDialog.test.tsx › says what is in the file, what is not, and that nothing is sent',
    'console/features/recording/ExportDialog.test.tsx › saves the last %i minutes, and closes',
    'console/recording/file/recordingFile.test.ts › Redux DevTools imports segment %i: to the same states, at the same times',
    'console/recording/file/recordingFile.test.ts › is named after the time it was made',
    'console/recording/keeping/keeper.test.ts › replays to the states that its checkpoints hold, the last of them when it was asked for',
    'console/recording/keeping/recordingLink.test.ts › ends the file with the state when it was asked for',
    'console/recording/keeping/recordingLink.test.ts › gives up where the browser has %s: it says so once, and holds nothing',
    'console/app/CrashBoundary.test.tsx › its error is recorded, and the recording can be exported',
    'e2e/recording.test.ts › what happened before and after a reload is exported, masked, and gone with the sign-out',
  ],
  'secrets-beside': [
    'console/app/session.replay.test.ts › holds no password, token or cookie in any action or state, while each of them was used',
    'contract/hostile.test.ts › never quotes its input',
    'server/base/logger.test.ts › is the statement and the code of a failed query, never its values',
    'e2e/mainPath.test.ts › no password, token or cookie was ever in an action or in the state',
  ],
};
