import type { UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import { conversationsApi } from '@/console/api/conversations';
import { chatClosed, chatOpened, newestReached } from '@/console/entities/attention/attentionSlice';
import { gapFound, snapshotRefused } from '@/console/entities/connection/connectionSlice';
import type { Context } from '@/console/entities/events/context';
import { eventRejected, realtime } from '@/console/entities/events/realtimeActions';
import { EMPTY_TABLE, rowOf, withRow, type Table } from '@/console/lib/table';
import {
  gotNewest,
  gotOlder,
  grewStale,
  heard,
  letGo,
  NO_MESSAGES,
  noted,
  opened,
  reachedNewest,
  type ChatMessages,
} from './messagesState';

/**
 * Messages by chat. These are plain functions without Immer: a chat may hold ten thousand messages, and an Immer draft
 * of them costs an event five times its budget of 1 ms (behaviour: retention-budget).
 */
export type MessagesState = Table<ChatMessages>;

const initialState: MessagesState = EMPTY_TABLE;

function change(
  state: MessagesState,
  chatId: string,
  fn: (chat: ChatMessages) => ChatMessages,
): MessagesState {
  const chat = rowOf(state, chatId) ?? NO_MESSAGES;
  const next = fn(chat);
  return next === chat ? state : withRow(state, chatId, next);
}

function allStale(state: MessagesState, at: StreamPosition): MessagesState {
  return { ids: state.ids, rows: state.rows.map((chat) => grewStale(chat, at)) };
}

/** The dropped snapshot may have been an older page. Its load is over, so it can be requested again. */
function pageRefused(state: MessagesState): MessagesState {
  return {
    ids: state.ids,
    rows: state.rows.map((chat) => (chat.older === 'loading' ? { ...chat, older: 'idle' } : chat)),
  };
}

const { addNote, getConversation, sendMessage } = conversationsApi.endpoints;

function onPage(
  state: MessagesState,
  action: UnknownAction,
  { asOf, keeping }: Context<'asOf' | 'keeping'>,
): MessagesState {
  if (getConversation.matchPending(action)) {
    const { chatId, before } = action.meta.arg.originalArgs;
    return change(state, chatId, (chat) =>
      before === undefined
        ? { ...chat, newest: chat.newest === 'ready' ? 'ready' : 'loading' }
        : { ...chat, older: 'loading' },
    );
  }
  if (getConversation.matchFulfilled(action)) {
    const { chatId, before } = action.meta.arg.originalArgs;
    const { conversation, messages, notas, hasMore } = action.payload;
    const withNotes = (chat: ChatMessages) => noted(chat, notas.items);
    return change(state, chatId, (chat) => {
      if (before !== undefined) {
        return letGo(gotOlder(withNotes(chat), before, messages.items, hasMore), keeping);
      }
      // The chat was opened before anything was known about it. The page brings the unread count.
      const waiting = chat.unreadAtOpening === null && chat.newest !== 'ready';
      const counted = waiting ? { ...chat, unreadAtOpening: conversation.unreadCount } : chat;
      return letGo(withNotes(gotNewest(counted, messages.items, hasMore, asOf)), keeping);
    });
  }
  if (getConversation.matchRejected(action)) {
    const { chatId, before } = action.meta.arg.originalArgs;
    return change(state, chatId, (chat) =>
      before === undefined
        ? { ...chat, newest: chat.newest === 'ready' ? 'ready' : 'failed' }
        : { ...chat, older: 'failed' },
    );
  }
  return state;
}

/** Holds the messages and notes. Pages, events and responses arrive here; each message and note is stored once. */
export function messagesReducer(
  state: MessagesState = initialState,
  action: UnknownAction,
  context: Context<'asOf' | 'isNew' | 'keeping' | 'resumed'>,
): MessagesState {
  const { asOf, isNew, keeping, resumed } = context;
  if (realtime.newMessage.match(action)) {
    const { chatId, message } = action.payload;
    return isNew ? change(state, chatId, (chat) => letGo(heard(chat, message), keeping)) : state;
  }
  if (sendMessage.matchFulfilled(action)) {
    const { message } = action.payload;
    const { chatId } = action.meta.arg.originalArgs;
    return message ? change(state, chatId, (chat) => letGo(heard(chat, message), keeping)) : state;
  }
  if (realtime.novaNota.match(action)) {
    const { chatId, nota } = action.payload;
    return change(state, chatId, (chat) => letGo(noted(chat, [nota]), keeping));
  }
  if (addNote.matchFulfilled(action)) {
    const { nota } = action.payload;
    const { chatId } = action.meta.arg.originalArgs;
    return nota ? change(state, chatId, (chat) => letGo(noted(chat, [nota]), keeping)) : state;
  }
  if (realtime.authenticated.match(action)) {
    return resumed ? state : allStale(state, staleSince(action));
  }
  if (gapFound.match(action)) {
    return allStale(state, { streamId: asOf.streamId, seq: action.payload.heard - 1 });
  }
  if (snapshotRefused.match(action)) return pageRefused(state);
  if (eventRejected.match(action)) return allStale(state, action.meta.position);
  if (realtime.dadosLimpos.match(action)) return initialState;
  if (chatOpened.match(action)) {
    const { chatId, unreadCount } = action.payload;
    return change(state, chatId, (chat) => opened(chat, unreadCount));
  }
  if (chatClosed.match(action)) {
    return change(state, action.payload.chatId, (chat) => opened(chat, null));
  }
  if (newestReached.match(action)) {
    return change(state, action.payload.chatId, reachedNewest);
  }
  return onPage(state, action, context);
}

/**
 * @returns the position from which earlier requests are stale. A numbering host names its stream's position; on another
 * host only later requests count.
 */
function staleSince({ payload, meta }: ReturnType<typeof realtime.authenticated>): StreamPosition {
  return payload.streamId === null
    ? meta.position
    : { streamId: payload.streamId, seq: payload.seq ?? 0 };
}
