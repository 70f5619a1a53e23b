import type { Message } from '@/contract/entities/message';
import { rowOf } from '@/console/lib/table';
import type { MessagesState } from './messagesReducer';
import { NO_MESSAGES, type ChatMessages } from './messagesState';

interface HasMessages {
  messages: MessagesState;
}

const chatOf = (state: HasMessages, chatId: string): ChatMessages =>
  rowOf(state.messages, chatId) ?? NO_MESSAGES;

/** A chat's messages, ascending; the same array and the same objects while nothing changed. */
export const selectMessages = (state: HasMessages, chatId: string): readonly Message[] =>
  chatOf(state, chatId).list;

/** Is there a page to show: 'ready' stays while a newer one is read. */
export const selectNewestStatus = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).newest;
export const selectOlderStatus = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).older;
export const selectHasOldest = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).hasOldest;
/** The first message that was unread when the chat was opened, or null. */
export const selectUnreadMarker = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).unreadMarker;
/** The id of the oldest message held, which the next older page ends before; null when none is. */
export const selectOldestId = (state: HasMessages, chatId: string): string | null =>
  chatOf(state, chatId).list[0]?.id ?? null;
