import { serverText, type ApiError } from '@/console/api/apiError';
import { conversationsApi } from '@/console/api/conversations';
import { keepEntry, keptEntry } from '@/console/entities/outbox/keptOutbox';
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
import { wait } from '@/console/ports/wait';
import type { AppThunk } from '@/console/store/types';

/** The lock under which one tab at a time works a person's outbox off (wire: outbox-one-tab). */
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
      // The person was refused, so it never arrived: it waits for their next time (wire: outbox-logout).
      if (fault.status === 401) keepEntry(storage, userId, entry);
      return true;
    }
    if (fault.kind === 'http') {
      dispatch(sendFailed({ key, error: serverText(fault) }));
      return true;
    }
    // An answer that cannot be read may have been a yes: like none at all.
    if (!selectHostKeepsKeys(getState())) {
      dispatch(sendFailed({ key, error: null }));
      return true;
    }
    dispatch(sendUnanswered({ key }));
    return false;
  };

/** The next message of a chat that waits, unless one before it does so for its time. */
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
 * Messages that are on their way though nobody sends them: a reload came in between, and what became of
 * them is not known. They are sent again only where that is harmless. Under the lock, where nobody sends.
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

/** Sends what waits: chats side by side, a chat's messages one after the other. Under the lock. */
const sendWaiting =
  (userId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    dispatch(settleInterrupted(userId));
    const waiting = selectOutbox(getState()).filter(({ status }) => status === 'queued');
    const chats = [...new Set(waiting.map(({ chatId }) => chatId))];
    await Promise.all(chats.map((chatId) => dispatch(sendChat(chatId, userId))));
  };

/**
 * Works the outbox off until nothing waits: at once what was written, again with growing pauses what got
 * no answer. One run at a time in this tab, one tab at a time in this browser.
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
