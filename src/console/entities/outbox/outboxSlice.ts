import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Message } from '@/contract/entities/message';
import type { EpochMs } from '@/contract/wire';
import { conversationsApi } from '@/console/api/conversations';
import { realtime } from '@/console/entities/events/realtimeActions';

/** A message on its way, 'na fila' or 'falhou' (behaviour: outbox-states); a sent one is a message. */
export interface OutboxEntry {
  /** The Idempotency-Key, the same through every retry. */
  key: string;
  chatId: string;
  text: string;
  createdAt: EpochMs;
  /** `sending`: it left; whether it arrived is not known before the answer. */
  status: 'queued' | 'sending' | 'failed';
  /** How often it left without any answer. */
  attempts: number;
  /** The host's words for why it failed, where it gave any. */
  error: string | null;
}

export interface OutboxState {
  /** In the order in which they were written. */
  entries: OutboxEntry[];
  /** The host has given an idempotencyKey back: a repeated send is harmless there (wire: outbox-old-hosts). */
  hostKeepsKeys: boolean;
}

const initialState: OutboxState = { entries: [], hostKeepsKeys: false };

const find = (state: OutboxState, key: string) => state.entries.find((entry) => entry.key === key);

function remove(state: OutboxState, key: string): void {
  state.entries = state.entries.filter((entry) => entry.key !== key);
}

/** A message of the host: if it carries a key, it is ours that arrived. */
function arrived(state: OutboxState, message: Message): void {
  if (message.idempotencyKey === null) return;
  state.hostKeepsKeys = true;
  if (find(state, message.idempotencyKey)) remove(state, message.idempotencyKey);
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
      state.entries.push({ ...payload, status: 'queued', attempts: 0, error: null });
    },
    sendingStarted(state, { payload }: Key) {
      const entry = find(state, payload.key);
      if (entry) entry.status = 'sending';
    },
    /** No answer at all: it waits and is sent again with the same key. */
    sendUnanswered(state, { payload }: Key) {
      const entry = find(state, payload.key);
      if (!entry) return;
      entry.status = 'queued';
      entry.attempts += 1;
    },
    sendFailed(state, { payload }: PayloadAction<{ key: string; error: string | null }>) {
      const entry = find(state, payload.key);
      if (entry) Object.assign(entry, { status: 'failed', error: payload.error });
    },
    /** 'Tentar novamente': with the same key, so that one that did arrive is no double. */
    retryRequested(state, { payload }: Key) {
      const entry = find(state, payload.key);
      if (entry?.status === 'failed') {
        Object.assign(entry, { status: 'queued', attempts: 0, error: null });
      }
    },
    /** What this browser kept for the signed-in person, or what another tab wrote of it. */
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
    /** It failed, and its chat is gone: there is nowhere left to send it. */
    messageGivenUp(state, { payload }: Key) {
      remove(state, payload.key);
    },
    /** Another tab sent it, or gave it up. */
    entryGone(state, { payload }: Key) {
      remove(state, payload.key);
    },
  },
  extraReducers: (builder) => {
    const { getConversation, sendMessage } = conversationsApi.endpoints;
    builder
      .addCase(realtime.newMessage, (state, { payload }) => arrived(state, payload.message))
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
  sendUnanswered,
  sendFailed,
  retryRequested,
  entriesRestored,
  messageGivenUp,
  entryGone,
} = outboxSlice.actions;
export const outboxReducer = outboxSlice.reducer;
