import { serverText, type ApiError } from '@/console/api/apiError';
import { conversationsApi } from '@/console/api/conversations';
import { selectHostKeepsKeys, selectOutbox } from '@/console/entities/outbox/outboxSelectors';
import {
  entryGone,
  sendFailed,
  sendingStarted,
  sendPostponed,
  type OutboxEntry,
} from '@/console/entities/outbox/outboxSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { wait } from '@/console/lib/wait';
import type { EpochMs } from '@/contract/wire';
import type { AppThunk } from '@/console/store/types';
import { keepEntry, keptEntry } from './keptOutbox';
import { isTriedAgain, pauseLeftMs, retryPauseMs } from './retryPause';

/** The name of the lock that lets one tab at a time send a person's outbox (behaviour: outbox-order). */
const lockName = (userId: string) => `outbox:${userId}`;

/** Sends one message. @returns whether the next of its chat may follow. */
const sendEntry =
  (entry: OutboxEntry, userId: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { clock, random, storage }) => {
    const { chatId, key, text } = entry;
    dispatch(sendingStarted({ key }));
    const answer = await dispatch(
      conversationsApi.endpoints.sendMessage.initiate({ chatId, text, key }, { track: false }),
    );
    if (answer.error === undefined) return true;
    const fault = answer.error as ApiError;
    if (selectUserId(getState()) !== userId) {
      // The request was refused, so the message never arrived. It waits until this person signs in again
      // (behaviour: outbox-kept).
      if (fault.status === 401) keepEntry(storage, userId, entry);
      return true;
    }
    // An unreadable response may have been a success, so it counts as no response.
    if (!isTriedAgain(fault, selectHostKeepsKeys(getState()))) {
      dispatch(sendFailed({ key, error: serverText(fault) }));
      return true;
    }
    const pause = retryPauseMs(fault, entry.attempts + 1, random());
    dispatch(sendPostponed({ key, retryAt: clock.now() + pause }));
    return false;
  };

/** @returns the first queued message of each chat. Those behind it wait for it (behaviour: outbox-order). */
function headsOf(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const heads = new Map<string, OutboxEntry>();
  for (const entry of entries) {
    if (entry.status === 'queued' && !heads.has(entry.chatId)) heads.set(entry.chatId, entry);
  }
  return [...heads.values()];
}

/** @returns the first queued message of a chat, unless it is not to be tried yet. */
function dueOf(entries: readonly OutboxEntry[], chatId: string, now: EpochMs) {
  const head = headsOf(entries).find((entry) => entry.chatId === chatId);
  return head && pauseLeftMs(head, now) === 0 ? head : undefined;
}

const sendChat =
  (chatId: string, userId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { clock, storage }) => {
    let entry = dueOf(selectOutbox(getState()), chatId, clock.now());
    while (entry && selectUserId(getState()) === userId) {
      const kept = keptEntry(storage, userId, entry.key);
      if (kept === null) dispatch(entryGone({ key: entry.key }));
      else if (!(await dispatch(sendEntry(entry, userId)))) return;
      entry = dueOf(selectOutbox(getState()), chatId, clock.now());
    }
  };

/**
 * Settles messages left in `sending`: a reload interrupted the request, so its result is unknown. They are sent again
 * only if the host keeps keys, because a repeat is harmless then. Call it under the lock, when nothing is being sent.
 */
const settleInterrupted =
  (userId: string): AppThunk =>
  (dispatch, getState, { clock, storage }) => {
    const isHarmless = selectHostKeepsKeys(getState());
    for (const { key, status } of selectOutbox(getState())) {
      if (status !== 'sending') continue;
      if (keptEntry(storage, userId, key) === null) dispatch(entryGone({ key }));
      else if (isHarmless) dispatch(sendPostponed({ key, retryAt: clock.now() }));
      else dispatch(sendFailed({ key, error: null }));
    }
  };

/**
 * Sends the queued messages: different chats in parallel, the messages of one chat one after the other. Call it under
 * the lock.
 */
const sendWaiting =
  (userId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(settleInterrupted(userId));
    const heads = headsOf(selectOutbox(getState()));
    await Promise.all(heads.map(({ chatId }) => dispatch(sendChat(chatId, userId))));
  };

/**
 * Sends the outbox until nothing is queued: new messages at once, postponed ones again after their pauses. One run at a
 * time in this tab, one tab at a time in this browser.
 */
export function createOutboxWorker() {
  let running: string | null = null;
  let wake = () => {};

  const work =
    (): AppThunk<Promise<void>> =>
    async (dispatch, getState, { clock, locks }) => {
      const userId = selectUserId(getState());
      if (userId === null || running === userId) {
        wake();
        return;
      }
      running = userId;
      const isWaiting = () =>
        selectUserId(getState()) === userId &&
        selectOutbox(getState()).some(({ status }) => status !== 'failed');
      try {
        while (isWaiting()) {
          await locks.withLock(lockName(userId), () => dispatch(sendWaiting(userId)));
          if (!isWaiting()) break;
          const now = clock.now();
          const pauses = headsOf(selectOutbox(getState())).map((head) => pauseLeftMs(head, now));
          // Without a head another tab is sending: its lock is waited for above.
          const pause = pauses.length === 0 ? 0 : Math.min(...pauses);
          if (pause === 0) continue;
          const woken = new Promise<void>((resolve) => {
            wake = resolve;
          });
          await Promise.race([wait(clock, pause), woken]);
        }
      } finally {
        if (running === userId) running = null;
      }
    };
  return { work };
}
