import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { EpochMs } from '@/contract/wire';
import { api } from '@/console/api/api';
import { TAGS } from '@/console/api/tags';
import { selectNeedsResync } from '@/console/entities/connection/connectionSelectors';
import {
  rereadDue,
  resyncDue,
  resyncFailed,
  resyncFinished,
  resyncStarted,
  unknownChatHeard,
} from '@/console/entities/connection/connectionSlice';
import { heldOf } from '@/console/entities/conversations/conversationsState';
import { itemsRejected, realtime } from '@/console/entities/events/realtimeActions';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { backoffMs } from '@/console/lib/backoff';
import { wait } from '@/console/lib/wait';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import { PUSHED } from '@/console/store/pushed';
import type { RootState } from '@/console/store/types';
import { readProfile } from '@/console/shared/rereads/readNow';
import { rejectedPaths } from './rejectedPaths';

/** A chat that is still unknown after a re-read causes at most one re-read within this many ms. */
const ASK_AGAIN_MS = 30_000;

/** @returns the reads of a round: all held data that events change (wire: resync). */
const readsFor = (state: RootState) =>
  Object.values(PUSHED).flatMap(({ readsInRound }) => readsInRound(state));

/** Runs one round. It counts only when every read succeeded; otherwise it is retried later (wire: resync-rounds). */
async function runRound(_action: unknown, listener: AppListenerApi): Promise<void> {
  const { dispatch, extra, getState } = listener;
  const userId = selectUserId(getState());
  const { covered, refused } = getState().connection.sync;
  const isFirst = covered === 0;
  dispatch(resyncStarted({ at: extra.clock.now() }));
  // The first round skips the profile: the sign-in just read it. Later ones read it first, because the other reads
  // depend on the person's current rights.
  const isKnown = isFirst || (await dispatch(readProfile()));
  if (selectUserId(getState()) !== userId) return;
  // RTK Query re-reads its own data that is on screen. The round does not wait for that.
  if (!isFirst) dispatch(api.util.invalidateTags([...TAGS]));
  const read = await Promise.all(readsFor(getState()).map((thunk) => dispatch(thunk)));
  if (selectUserId(getState()) !== userId) return;
  // A snapshot of another stream was dropped. The retry waits, because the host may keep sending such snapshots.
  const isWhole = getState().connection.sync.refused === refused;
  if (isKnown && read.every(Boolean) && isWhole) {
    dispatch(resyncFinished({ at: extra.clock.now() }));
    return;
  }
  dispatch(resyncFailed());
  await wait(extra.clock, backoffMs(getState().connection.sync.failures, extra.random()));
  if (selectUserId(getState()) === userId) dispatch(resyncDue());
}

/** Re-reads stale data in rounds, retries after rejected events, counts rejected items, and notices unknown chats. */
export function addResyncListeners(start: StartAppListening): void {
  start({
    predicate: (_action, now, before) => selectNeedsResync(now) && !selectNeedsResync(before),
    effect: runRound,
  });

  start({
    // A resumed stream brings the missed events, but the profile may have changed. Otherwise a round reads it.
    predicate: (action, now, before) =>
      realtime.authenticated.match(action) &&
      before.connection.sync.covered > 0 &&
      !selectNeedsResync(now),
    effect: async (_action, { dispatch }) => {
      await dispatch(readProfile());
    },
  });

  start({
    predicate: (_action, now, before) =>
      now.connection.sync.deferredUntil !== null &&
      now.connection.sync.deferredUntil !== before.connection.sync.deferredUntil,
    effect: async (_action, { dispatch, extra, getState }) => {
      const until = getState().connection.sync.deferredUntil;
      if (until === null) return;
      await wait(extra.clock, Math.max(0, until - extra.clock.now()));
      if (getState().connection.sync.deferredUntil === until) dispatch(rereadDue());
    },
  });

  start({
    predicate: (action) => rejectedPaths(action) !== null,
    effect: (action, { dispatch }) => {
      const rejected = rejectedPaths(action);
      if (rejected) dispatch(itemsRejected(rejected));
    },
  });

  const asked = new Map<string, EpochMs>();
  start({
    // The event names a chat that is not held, so the event that added it was missed. Removed chats do not count.
    predicate: (action, now, before) => now !== before && unknownChat(action, now) !== null,
    effect: (action, { dispatch, extra, getState }) => {
      const chatId = unknownChat(action, getState());
      if (chatId === null) return;
      // A chat that is still unknown after a re-read is not this person's: its events must not cause more reads.
      const now = extra.clock.now();
      for (const [id, at] of asked) if (now - at >= ASK_AGAIN_MS) asked.delete(id);
      if (asked.has(chatId)) return;
      asked.set(chatId, now);
      dispatch(unknownChatHeard({ chatId }));
    },
  });
}

/** Matches the events whose chat should be in the list already. */
const speaksOfChat = isAnyOf(realtime.newMessage, realtime.conversationUpdated);

/**
 * @returns the id of the chat that an event speaks of if the list is loaded and lacks it; null otherwise, or if it was
 * removed.
 */
function unknownChat(action: UnknownAction, { conversations }: RootState): string | null {
  if (!speaksOfChat(action)) return null;
  const { payload } = action;
  const chatId = 'chatId' in payload ? payload.chatId : payload.id;
  const isKnown =
    conversations.list !== 'ready' ||
    heldOf(conversations, chatId) !== undefined ||
    Object.hasOwn(conversations.tombstones, chatId);
  return isKnown ? null : chatId;
}
