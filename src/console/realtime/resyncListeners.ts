import { isAnyOf } from '@reduxjs/toolkit';
import type { EpochMs } from '@/contract/wire';
import { api, TAGS } from '@/console/api/api';
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
import { wait } from '@/console/ports/wait';
import type { AppListenerApi, StartAppListening } from '@/console/store/listening';
import { PUSHED } from '@/console/store/pushed';
import type { RootState } from '@/console/store/types';
import { wasDropped } from '@/console/shared/events/wasDropped';
import { readProfile } from '@/console/shared/rereads/readNow';
import { rejectedPaths } from './rejectedPaths';

/** A chat that stayed unknown is asked for again after this long. */
const ASK_AGAIN_MS = 30_000;

/** What a round reads: everything that events change and that is held (wire: resync). */
const readsFor = (state: RootState) =>
  Object.values(PUSHED).flatMap(({ readsInRound }) => readsInRound(state));

/** One round: only when everything was read is it covered; else again, later (wire: resync-rounds). */
async function runRound(_action: unknown, listener: AppListenerApi): Promise<void> {
  const { dispatch, extra, getState } = listener;
  const userId = selectUserId(getState());
  const { covered, refused } = getState().connection.sync;
  const isFirst = covered === 0;
  dispatch(resyncStarted({ at: extra.clock.now() }));
  // At first it was just read. What else is read depends on who somebody is by now.
  const isKnown = isFirst || (await dispatch(readProfile()));
  if (selectUserId(getState()) !== userId) return;
  // What RTK Query owns and somebody looks at is read again as well; nobody waits for it.
  if (!isFirst) dispatch(api.util.invalidateTags([...TAGS]));
  const read = await Promise.all(readsFor(getState()).map((thunk) => dispatch(thunk)));
  if (selectUserId(getState()) !== userId) return;
  // What was thrown away is read again in a while, not at once: a host may go on like this for ever.
  const isWhole = getState().connection.sync.refused === refused;
  if (isKnown && read.every(Boolean) && isWhole) {
    dispatch(resyncFinished({ at: extra.clock.now() }));
    return;
  }
  dispatch(resyncFailed());
  await wait(extra.clock, backoffMs(getState().connection.sync.failures, extra.random()));
  if (selectUserId(getState()) === userId) dispatch(resyncDue());
}

/** Stale means re-read: rounds, the re-read of rejected events, and the counting of rejected items. */
export function addResyncListeners(start: StartAppListening): void {
  start({
    predicate: (_action, now, before) => selectNeedsResync(now) && !selectNeedsResync(before),
    effect: runRound,
  });

  start({
    // A stream that resumes tells nothing of the person; one that does not is followed by a round.
    predicate: (action, now) =>
      realtime.authenticated.match(action) &&
      now.connection.sync.covered > 0 &&
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
    // A chat that is not held is spoken of: its coming was missed. One that was removed is no news.
    matcher: speaksOfChat,
    effect: (action, listener) => {
      const { dispatch, extra, getState } = listener;
      const chatId = unknownChat(action, getState());
      if (wasDropped(listener) || chatId === null) return;
      // Still unknown after a re-read: it is not this person's, however often it is spoken of.
      const now = extra.clock.now();
      for (const [id, at] of asked) if (now - at >= ASK_AGAIN_MS) asked.delete(id);
      if (asked.has(chatId)) return;
      asked.set(chatId, now);
      dispatch(unknownChatHeard({ chatId }));
    },
  });
}

/** What speaks of a chat as of one that is held. */
const speaksOfChat = isAnyOf(realtime.newMessage, realtime.conversationUpdated);

/** The chat that an event speaks of, if the list is known and does not have it. */
function unknownChat(
  { payload }: ReturnType<typeof realtime.newMessage | typeof realtime.conversationUpdated>,
  { conversations }: RootState,
): string | null {
  const chatId = 'chatId' in payload ? payload.chatId : payload.id;
  const isKnown =
    conversations.list !== 'ready' ||
    heldOf(conversations, chatId) !== undefined ||
    Object.hasOwn(conversations.tombstones, chatId);
  return isKnown ? null : chatId;
}
