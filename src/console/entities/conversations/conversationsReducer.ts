import type { UnknownAction } from '@reduxjs/toolkit';
import type { Conversation, ConversationPatch } from '@/contract/entities/conversation';
import type { Message } from '@/contract/entities/message';
import { senderOf } from '@/domain/lastSender';
import { attendanceApi } from '@/console/api/attendance';
import { offersApi } from '@/console/api/offers';
import { conversationsApi } from '@/console/api/conversations';
import { chatOpened } from '@/console/entities/attention/attentionSlice';
import type { Context } from '@/console/entities/events/context';
import {
  chatIdOf,
  isRealtimeAction,
  realtime,
  type RealtimeAction,
} from '@/console/entities/events/realtimeActions';
import {
  bury,
  heldOf,
  initialConversations,
  isNewerThanHeld,
  patch,
  put,
  putSnapshot,
  replaceList,
  touch,
  touchAsOf,
  type ConversationsState,
} from './conversationsState';

const SECOND_MS = 1_000;

/** The facts from other slices that this reducer needs. */
type Beside = Context<'asOf' | 'isAdmin' | 'isNew' | 'opening' | 'watched'>;

/**
 * @returns the parts of a conversation that its newest message decides; nothing for an older message. A message's time
 * in whole seconds is compared with the held time's second: hosts write a message so, and some the list's times in
 * milliseconds (wire: reading-times). The row's time never goes back.
 */
function lastOf(held: Conversation | undefined, message: Message): Partial<Conversation> {
  const heldTime = held?.lastMessageTime ?? message.timestamp;
  const precision = message.timestamp % SECOND_MS === 0 ? SECOND_MS : 1;
  if (heldTime - (heldTime % precision) > message.timestamp) return {};
  return {
    lastMessage: message.body,
    ultimaMensagemDe: senderOf(message),
    // Our host says it beside the message; of another, what a customer wrote is unanswered until our side writes.
    esperaDesde: message.fromMe ? null : (held?.esperaDesde ?? message.timestamp),
    lastMessageTime: Math.max(heldTime, message.timestamp),
  };
}

/** A last message that comes without its sender has none: the one before may have been somebody else's. */
function withItsSender(change: ConversationPatch): ConversationPatch {
  return change.lastMessage === undefined
    ? change
    : { ultimaMensagemDe: null, esperaDesde: null, ...change };
}

function onNewMessage(
  state: ConversationsState,
  action: ReturnType<typeof realtime.newMessage>,
  { isNew, watched }: Beside,
): ConversationsState {
  const { chatId, message, conversation } = action.payload;
  const known = heldOf(state, chatId);
  if (!known) return state;
  // Own messages and those of the open, visible chat are not counted (wire: newMessage). Each message counts once.
  const counts = !message.fromMe && !watched && isNew;
  return patch(
    state,
    chatId,
    {
      ...lastOf(known, message),
      unreadCount: known.unreadCount + (counts ? 1 : 0),
      ...conversation,
      id: chatId,
    },
    action.meta.position,
  );
}

const ENDED = {
  estadoFluxo: 'finalizado',
  pagamentoPago: false,
  automacaoPausada: false,
  transferencia: null,
} as const;

/** The attendance ended: the chat leaves an agent's list and stays in an admin's (wire: atendimento_finalizado). */
function onFinished(
  state: ConversationsState,
  chatId: string,
  { isAdmin, asOf }: Beside,
): ConversationsState {
  return isAdmin ? patch(state, chatId, ENDED, asOf) : bury(state, chatId, asOf);
}

function onEvent(
  state: ConversationsState,
  action: RealtimeAction,
  context: Beside,
): ConversationsState {
  const { position, asOf } = action.meta;
  if (realtime.conversations.match(action) || realtime.conversationsSync.match(action)) {
    return replaceList(state, action.payload.items, asOf ?? position);
  }
  if (realtime.dadosLimpos.match(action)) {
    return { ...initialConversations, list: 'ready', listAsOf: position };
  }
  const chatId = chatIdOf(action);
  if (chatId === null || !isNewerThanHeld(state, chatId, position)) return state;

  if (realtime.newMessage.match(action)) return onNewMessage(state, action, context);
  if (realtime.conversationUpdated.match(action)) {
    return patch(state, chatId, withItsSender(action.payload), position);
  }
  if (realtime.conversationDeleted.match(action)) return bury(state, chatId, position);
  if (realtime.atendimento_finalizado.match(action)) return onFinished(state, chatId, context);
  if (realtime.conversaAceita.match(action)) {
    return put(state, { ...action.payload.conversation, id: chatId }, position);
  }
  if (realtime.novaConversaAdmin.match(action)) {
    return context.isAdmin ? put(state, action.payload, position) : state;
  }
  if (realtime.clienteUpdated.match(action)) {
    return patch(state, chatId, { estadoFluxo: action.payload.cliente.estadoFluxo }, position);
  }
  if (realtime.transferenciaEncerrada.match(action)) {
    return patch(state, chatId, { transferencia: null }, position);
  }
  if (realtime.pagamentoPagoAtualizado.match(action)) {
    return patch(state, chatId, { pagamentoPago: action.payload.pagamentoPago }, position);
  }
  return state;
}

const { getConversation, listConversations, markRead, sendMessage } = conversationsApi.endpoints;
const { acceptOffer } = offersApi.endpoints;
const { finishAttendance, setAutomation } = attendanceApi.endpoints;

function onAnswer(
  state: ConversationsState,
  action: UnknownAction,
  context: Beside,
): ConversationsState {
  if (listConversations.matchPending(action)) {
    return state.list === 'ready' ? state : { ...state, list: 'loading' };
  }
  if (listConversations.matchFulfilled(action)) {
    return replaceList(state, action.payload.items, context.asOf);
  }
  if (listConversations.matchRejected(action)) {
    return state.list === 'ready' ? state : { ...state, list: 'failed' };
  }
  if (getConversation.matchFulfilled(action)) {
    // Only chats on the list: an agent may still read a chat that was taken from them.
    const { conversation: answered } = action.payload;
    // What the host counted before it marked the chat as read would come and go again.
    const conversation = context.opening ? { ...answered, unreadCount: 0 } : answered;
    return heldOf(state, conversation.id) ? putSnapshot(state, conversation, context.asOf) : state;
  }
  if (markRead.matchFulfilled(action)) {
    // The response does not cover messages that arrived after the request, unless the chat is still on screen.
    return context.watched ? markedRead(state, action.meta.arg.originalArgs.chatId) : state;
  }
  if (sendMessage.matchFulfilled(action) && action.payload.message) {
    const { chatId } = action.meta.arg.originalArgs;
    return touch(state, chatId, lastOf(heldOf(state, chatId), action.payload.message));
  }
  if (acceptOffer.matchFulfilled(action) && action.payload.conversation) {
    return putSnapshot(state, action.payload.conversation, context.asOf);
  }
  if (finishAttendance.matchFulfilled(action) && action.payload.success === true) {
    return onFinished(state, action.meta.arg.originalArgs.chatId, context);
  }
  if (setAutomation.matchFulfilled(action) && action.payload.success !== false) {
    const { automacaoPausada } = action.payload;
    return touchAsOf(
      state,
      action.meta.arg.originalArgs.chatId,
      { automacaoPausada },
      context.asOf,
    );
  }
  return state;
}

/**
 * Sets the unread count to 0, because the chat was seen here. The host's own count comes with `conversationUpdated`.
 */
function markedRead(state: ConversationsState, chatId: string): ConversationsState {
  return heldOf(state, chatId)?.unreadCount === 0
    ? state
    : touch(state, chatId, { unreadCount: 0 });
}

/**
 * Holds the conversations. Data that was read and data that was pushed both arrive here; the newer wins (see
 * conversationsState).
 */
export function conversationsReducer(
  state: ConversationsState = initialConversations,
  action: UnknownAction,
  context: Beside,
): ConversationsState {
  if (isRealtimeAction(action)) return onEvent(state, action, context);
  if (chatOpened.match(action)) return markedRead(state, action.payload.chatId);
  return onAnswer(state, action, context);
}
