import { isAnyOf } from '@reduxjs/toolkit';
import { selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import { heldOf } from '@/console/entities/conversations/conversationsState';
import { draftChanged, draftsRestored, selectDrafts } from '@/console/entities/drafts/draftsSlice';
import {
  noteDraftChanged,
  noteDraftsRestored,
  noteModeSwitched,
  selectNoteTexts,
} from '@/console/entities/noteDrafts/noteDraftsSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import {
  entriesRestored,
  entryGone,
  messageGivenUp,
  messageQueued,
  messageRequeued,
  sendFailed,
  type OutboxEntry,
} from '@/console/entities/outbox/outboxSlice';
import { signedOut } from '@/console/entities/session/entrySession';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { Storage } from '@/console/ports/ports';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import type { RootState } from '@/console/store/types';
import { giveBack } from '@/console/shared/notices/giveBack';
import { whileSignedIn } from '@/console/shared/session/whileSignedIn';
import { selectText } from '@/console/shared/text/useText';
import {
  dropEntry,
  entryKeyOf,
  forgetKept,
  keepDrafts,
  keepEntry,
  keepHostKeepsKeys,
  keptDrafts,
  keptOutbox,
  readEntry,
} from './keptOutbox';
import { createOutboxWorker } from './outboxWorker';

/** True while the same person is signed in: signing out empties the state, which must not delete what storage keeps. */
const isSamePerson = (now: RootState, before: RootState) =>
  selectUserId(now) !== null && selectUserId(now) === selectUserId(before);

/** An entry that came from storage is not written back: another tab may have changed it meanwhile. */
const isFromStorage = isAnyOf(entriesRestored, entryGone);

function keepChanges(storage: Storage, now: RootState, before: RootState): void {
  const userId = selectUserId(now);
  if (userId === null) return;
  const held = new Set<string>();
  const earlier = new Set<OutboxEntry>(before.outbox.entries);
  for (const entry of now.outbox.entries) {
    held.add(entry.key);
    if (!earlier.has(entry)) keepEntry(storage, userId, entry);
  }
  for (const { key } of before.outbox.entries) if (!held.has(key)) dropEntry(storage, userId, key);
  if (now.outbox.hostKeepsKeys && !before.outbox.hostKeepsKeys) keepHostKeepsKeys(storage, userId);
}

/** True for a chat that is no longer on the list. It waits until the list is in sync. */
const isGone = (state: RootState, chatId: string) =>
  state.conversations.list === 'ready' &&
  selectSyncState(state) === 'inSync' &&
  heldOf(state.conversations, chatId) === undefined;

/** @returns failed messages of chats that are gone. */
const orphansOf = (state: RootState): OutboxEntry[] =>
  state.outbox.entries.filter(({ chatId, status }) => status === 'failed' && isGone(state, chatId));

/** @returns drafts of this kind that storage kept of chats that are gone, but for one that is on the screen. */
const orphanDraftsOf = (
  state: RootState,
  drafts: Readonly<Record<string, string>>,
): [chatId: string, text: string][] =>
  Object.entries(drafts).filter(
    ([chatId]) => chatId !== selectOpenChatId(state) && isGone(state, chatId),
  );

/**
 * Restores what this browser keeps for the signed-in person, and follows the changes of other tabs.
 *
 * @returns a function that stops following
 */
function followKept(userId: string, { dispatch, extra }: AppListenerApi): () => void {
  dispatch(entriesRestored(keptOutbox(extra.storage, userId)));
  dispatch(draftsRestored({ drafts: keptDrafts(extra.storage, 'drafts', userId) }));
  dispatch(noteDraftsRestored({ drafts: keptDrafts(extra.storage, 'noteDrafts', userId) }));
  return extra.storage.subscribe((storageKey, value) => {
    const key = entryKeyOf(storageKey, userId);
    if (key === null) return;
    const entry = readEntry(value);
    if (entry) dispatch(entriesRestored({ entries: [entry], hostKeepsKeys: false }));
    else dispatch(entryGone({ key }));
  });
}

/**
 * Keeps outbox and drafts in storage before anything is sent, and starts the outbox worker (behaviour: outbox-first).
 * Whoever signs out by 'Sair' leaves nothing unsent in storage (behaviour: outbox-kept).
 */
export function addOutboxListeners(start: StartAppListening): void {
  const worker = createOutboxWorker();

  start({
    predicate: (action, now, before) =>
      now.outbox !== before.outbox && isSamePerson(now, before) && !isFromStorage(action),
    effect: (_action, { extra, getOriginalState, getState }) =>
      keepChanges(extra.storage, getState(), getOriginalState()),
  });

  start({
    predicate: (action, now, before) =>
      now.drafts !== before.drafts && isSamePerson(now, before) && !draftsRestored.match(action),
    effect: (_action, { extra, getOriginalState, getState }) => {
      const userId = selectUserId(getState()) ?? '';
      const before = selectDrafts(getOriginalState());
      keepDrafts(extra.storage, 'drafts', userId, selectDrafts(getState()), before);
    },
  });

  start({
    predicate: (action, now, before) =>
      now.noteDrafts !== before.noteDrafts &&
      isSamePerson(now, before) &&
      !noteDraftsRestored.match(action),
    effect: (_action, { extra, getOriginalState, getState }) => {
      const userId = selectUserId(getState()) ?? '';
      const before = selectNoteTexts(getOriginalState());
      keepDrafts(extra.storage, 'noteDrafts', userId, selectNoteTexts(getState()), before);
    },
  });

  whileSignedIn(start, followKept);

  start({
    // A message was written, retried or restored from storage, or the host or WhatsApp is there again.
    matcher: isAnyOf(
      messageQueued,
      messageRequeued,
      entriesRestored,
      realtime.authenticated,
      realtime.disponibilidade,
      realtime.ready,
    ),
    effect: async (_action, { dispatch }) => {
      await dispatch(worker.work());
    },
  });

  start({
    predicate: (_action, now, before) => now !== before && orphansOf(now).length > 0,
    effect: (_action, listener) => {
      const { dispatch, getState } = listener;
      const { messageGivenUp: say } = selectText(getState()).notices;
      for (const { key, text } of orphansOf(getState())) {
        dispatch(messageGivenUp({ key }));
        giveBack(listener, { key: `send:${key}`, text, say });
      }
    },
  });

  start({
    predicate: (_action, now, before) =>
      now !== before &&
      (orphanDraftsOf(now, selectDrafts(now)).length > 0 ||
        orphanDraftsOf(now, selectNoteTexts(now)).length > 0),
    effect: (_action, listener) => {
      const { dispatch, getState } = listener;
      const { draftGivenUp, noteGivenUp } = selectText(getState()).notices;
      for (const [chatId, text] of orphanDraftsOf(getState(), selectDrafts(getState()))) {
        dispatch(draftChanged({ chatId, draft: '' }));
        giveBack(listener, { key: `draft:${chatId}`, text, say: draftGivenUp });
      }
      for (const [chatId, text] of orphanDraftsOf(getState(), selectNoteTexts(getState()))) {
        dispatch(noteDraftChanged({ chatId, text: '' }));
        dispatch(noteModeSwitched({ chatId, isOpen: false }));
        giveBack(listener, { key: `note:${chatId}`, text, say: noteGivenUp });
      }
    },
  });

  start({
    actionCreator: sendFailed,
    effect: ({ payload }, { extra, getState }) => {
      const text = selectText(getState()).notices.sendFailed;
      extra.notifier.notify({ variant: 'error', text, key: `send:${payload.key}` });
    },
  });

  start({
    actionCreator: signedOut,
    effect: ({ payload }, { extra, getOriginalState }) => {
      // Whoever leaves by their own will was asked first. Unsent text waits only for people who did not mean to leave.
      const userId = selectUserId(getOriginalState());
      if (payload.reason === 'left' && userId !== null) forgetKept(extra.storage, userId);
    },
  });
}
