import { serverText, type ApiError } from '@/console/api/apiError';
import { conversationsApi } from '@/console/api/conversations';
import { selectHostKeepsKeys, selectOutbox } from '@/console/entities/outbox/outboxSelectors';
import {
  entryGone,
  sendFailed,
  sendingStarted,
  sendUnanswered,
  type OutboxEntry,
} from '@/console/entities/outbox/outboxSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { backoffMs } from '@/console/lib/backoff';
import { wait } from '@/console/lib/wait';
import type { AppThunk } from '@/console/store/types';
import { keepEntry, keptEntry } from './keptOutbox';

/** The name of the lock that lets one tab at a time send a person's outbox (behaviour: outbox-order). */
const lockName = (userId: string) => `outbox:${userId}`;

/** Sends one message. @returns whether the next of its chat may follow. */
const sendEntry =
  (entry: OutboxEntry, userId: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { storage }) => {
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
    if (fault.kind === 'http') {
      dispatch(sendFailed({ key, error: serverText(fault) }));
      return true;
    }
    // An unreadable response may have been a success, so it counts as no response.
    if (!selectHostKeepsKeys(getState())) {
      dispatch(sendFailed({ key, error: null }));
      return true;
    }
    dispatch(sendUnanswered({ key }));
    return false;
  };

/** @returns the first queued message of a chat. */
const nextOf = (entries: readonly OutboxEntry[], chatId: string) =>
  entries.find((entry) => entry.chatId === chatId && entry.status === 'queued');

const sendChat =
  (chatId: string, userId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { storage }) => {
    let entry = nextOf(selectOutbox(getState()), chatId);
    while (entry && selectUserId(getState()) === userId) {
      const kept = keptEntry(storage, userId, entry.key);
      if (kept === null) dispatch(entryGone({ key: entry.key }));
      else if (!(await dispatch(sendEntry(entry, userId)))) return;
      entry = nextOf(selectOutbox(getState()), chatId);
    }
  };

/**
 * Settles messages left in `sending`: a reload interrupted the request, so its result is unknown. They are sent again
 * only if the host keeps keys, because a repeat is harmless then. Call it under the lock, when nothing is being sent.
 */
const settleInterrupted =
  (userId: string): AppThunk =>
  (dispatch, getState, { storage }) => {
    const isHarmless = selectHostKeepsKeys(getState());
    for (const { key, status } of selectOutbox(getState())) {
      if (status !== 'sending') continue;
      if (keptEntry(storage, userId, key) === null) dispatch(entryGone({ key }));
      else if (isHarmless) dispatch(sendUnanswered({ key }));
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
    const waiting = selectOutbox(getState()).filter(({ status }) => status === 'queued');
    const chats = [...new Set(waiting.map(({ chatId }) => chatId))];
    await Promise.all(chats.map((chatId) => dispatch(sendChat(chatId, userId))));
  };

/**
 * Sends the outbox until nothing is queued: new messages at once, unanswered ones again with growing pauses. One run at
 * a time in this tab, one tab at a time in this browser.
 */
export function createOutboxWorker() {
  let running: string | null = null;
  let wake = () => {};

  const work =
    (): AppThunk<Promise<void>> =>
    async (dispatch, getState, { clock, locks, random }) => {
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
          const queued = selectOutbox(getState()).filter(({ status }) => status === 'queued');
          const attempts = Math.max(0, ...queued.map((entry) => entry.attempts));
          if (attempts === 0) continue;
          const woken = new Promise<void>((resolve) => {
            wake = resolve;
          });
          await Promise.race([wait(clock, backoffMs(attempts, random())), woken]);
        }
      } finally {
        if (running === userId) running = null;
      }
    };
  return { work };
}
