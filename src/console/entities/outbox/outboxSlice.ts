import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Message } from '@/contract/entities/message';
import type { EpochMs } from '@/contract/wire';
import { conversationsApi } from '@/console/api/conversations';
import { realtime } from '@/console/entities/events/realtimeActions';

/** An unsent message: being sent, 'na fila' or 'falhou' (behaviour: outbox-states). Once sent, it becomes a message. */
export interface OutboxEntry {
  /** The Idempotency-Key, the same for every retry. */
  key: string;
  chatId: string;
  text: string;
  createdAt: EpochMs;
  /** In `sending` the request is in flight; whether it arrived is unknown before the response. */
  status: 'queued' | 'sending' | 'failed';
  /** The number of requests that got no response, or one by which the host asked to come back later. */
  attempts: number;
  /** The time before which it is not tried again; null: at once (behaviour: outbox-pauses). */
  retryAt: EpochMs | null;
  /** The host's text about the failure, if it gave one. */
  error: string | null;
}

export interface OutboxState {
  /** In the order in which they were written. */
  entries: OutboxEntry[];
  /** The host has shown or said that it keeps keys, so sending again is harmless (behaviour: outbox-retry). */
  hostKeepsKeys: boolean;
}

const initialState: OutboxState = { entries: [], hostKeepsKeys: false };

const find = (state: OutboxState, key: string) => state.entries.find((entry) => entry.key === key);

function remove(state: OutboxState, key: string): void {
  state.entries = state.entries.filter((entry) => entry.key !== key);
}

/**
 * Handles a message from the host. A key in it proves that the host keeps keys; if the key is ours, that message has
 * arrived.
 */
function arrived(state: OutboxState, message: Message): void {
  if (message.idempotencyKey === null) return;
  state.hostKeepsKeys = true;
  if (find(state, message.idempotencyKey)) remove(state, message.idempotencyKey);
}

/** The host is there again: nothing waits any longer for its next attempt. */
function pausesOver(state: OutboxState): void {
  for (const entry of state.entries) entry.retryAt = null;
}

type Key = PayloadAction<{ key: string }>;

const outboxSlice = createSlice({
  name: 'outbox',
  initialState,
  reducers: {
    messageQueued(
      state,
      { payload }: PayloadAction<{ key: string; chatId: string; text: string; createdAt: EpochMs }>,
    ) {
      state.entries.push({ ...payload, status: 'queued', attempts: 0, retryAt: null, error: null });
    },
    sendingStarted(state, { payload }: Key) {
      const entry = find(state, payload.key);
      if (entry) entry.status = 'sending';
    },
    /** There was no response, or the host asked to come back later. It is sent again with the same key. */
    sendPostponed(state, { payload }: PayloadAction<{ key: string; retryAt: EpochMs }>) {
      const entry = find(state, payload.key);
      if (!entry) return;
      entry.status = 'queued';
      entry.attempts += 1;
      entry.retryAt = payload.retryAt;
    },
    sendFailed(state, { payload }: PayloadAction<{ key: string; error: string | null }>) {
      const entry = find(state, payload.key);
      if (entry) Object.assign(entry, { status: 'failed', error: payload.error });
    },
    /** A failed message waits again. It keeps its key, so that one that did arrive is not stored twice. */
    messageRequeued(state, { payload }: Key) {
      const entry = find(state, payload.key);
      if (entry)
        Object.assign(entry, { status: 'queued', attempts: 0, retryAt: null, error: null });
    },
    /** Restores the entries that this browser kept for the signed-in person, or that another tab wrote. */
    entriesRestored(
      state,
      { payload }: PayloadAction<{ entries: OutboxEntry[]; hostKeepsKeys: boolean }>,
    ) {
      for (const entry of payload.entries) {
        const held = find(state, entry.key);
        if (held) Object.assign(held, entry);
        else state.entries.push(entry);
      }
      state.entries.sort((a, b) => a.createdAt - b.createdAt);
      state.hostKeepsKeys ||= payload.hostKeepsKeys;
    },
    /** A failed message is not sent any more: its writer wants so, or its chat is gone. */
    messageGivenUp(state, { payload }: Key) {
      remove(state, payload.key);
    },
    /** Another tab sent the message or gave it up. */
    entryGone(state, { payload }: Key) {
      remove(state, payload.key);
    },
  },
  extraReducers: (builder) => {
    const { getConversation, sendMessage } = conversationsApi.endpoints;
    builder
      .addCase(realtime.newMessage, (state, { payload }) => arrived(state, payload.message))
      .addCase(realtime.authenticated, (state, { payload }) => {
        state.hostKeepsKeys ||= payload.keepsKeys;
        pausesOver(state);
      })
      .addCase(realtime.disponibilidade, (state, { payload }) => {
        if (payload.disponivel) pausesOver(state);
      })
      .addCase(realtime.ready, pausesOver)
      .addMatcher(sendMessage.matchFulfilled, (state, action) => {
        remove(state, action.meta.arg.originalArgs.key);
        if (action.payload.message) arrived(state, action.payload.message);
      })
      .addMatcher(getConversation.matchFulfilled, (state, action) => {
        for (const message of action.payload.messages.items) arrived(state, message);
      });
  },
});

export const {
  messageQueued,
  sendingStarted,
  sendPostponed,
  sendFailed,
  messageRequeued,
  entriesRestored,
  messageGivenUp,
  entryGone,
} = outboxSlice.actions;

/** Holds the messages that this tab, or another of the same person, has yet to send. */
export function outboxReducer(state: OutboxState | undefined, action: UnknownAction): OutboxState {
  // Messages without a key come by the hundred, and say nothing here.
  const isKeyless =
    realtime.newMessage.match(action) && action.payload.message.idempotencyKey === null;
  return state !== undefined && isKeyless ? state : outboxSlice.reducer(state, action);
}
