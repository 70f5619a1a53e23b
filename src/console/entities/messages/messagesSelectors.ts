import type { UnknownAction } from '@reduxjs/toolkit';
import type { Message } from '@/contract/entities/message';
import type { Note } from '@/contract/entities/note';
import { realtime } from '@/console/entities/events/realtimeActions';
import { rowOf } from '@/console/lib/table';
import { holds } from './mergeMessages';
import type { MessagesState } from './messagesReducer';
import { NO_MESSAGES, type ChatMessages } from './messagesState';

interface HasMessages {
  messages: MessagesState;
}

const chatOf = (state: HasMessages, chatId: string): ChatMessages =>
  rowOf(state.messages, chatId) ?? NO_MESSAGES;

/** @returns a chat's messages, ascending; the same array and objects while nothing changed. */
export const selectMessages = (state: HasMessages, chatId: string): readonly Message[] =>
  chatOf(state, chatId).list;

/** @returns the notes that are held of a chat, in the order in which they were written. */
export const selectNotes = (state: HasMessages, chatId: string): readonly Note[] =>
  chatOf(state, chatId).notes;

/** True when a message of a chat is held. */
export const selectHoldsMessage = (state: HasMessages, chatId: string, messageId: string) =>
  holds(selectMessages(state, chatId), messageId);

/** The status of the newest page. It stays 'ready' while a newer page is being read. */
export const selectNewestStatus = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).newest;
/** True while no message of a chat can be missing at its end. */
export const selectHasNewest = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).hasNewest;
export const selectOlderStatus = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).older;
export const selectHasOldest = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).hasOldest;
/** The first message that was unread when the chat was opened, or null. */
export const selectUnreadMarker = (state: HasMessages, chatId: string) =>
  chatOf(state, chatId).unreadMarker;
/** @returns the id of the oldest held message, before which the next older page ends; null when there is none. */
export const selectOldestId = (state: HasMessages, chatId: string): string | null =>
  chatOf(state, chatId).list[0]?.id ?? null;

/**
 * Says whether an event brings a message that was not held before it: a host without sequence numbers may send one
 * twice. The unread count, the display and the sound all use this function, so they never disagree.
 *
 * @param before the state before the event
 */
export const isNewMessage = (before: HasMessages, action: UnknownAction): boolean =>
  realtime.newMessage.match(action) &&
  !holds(selectMessages(before, action.payload.chatId), action.payload.message.id);
