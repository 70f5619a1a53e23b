import type { UnknownAction } from '@reduxjs/toolkit';
import { realtime } from '@/console/entities/events/realtimeActions';
import { holds } from './mergeMessages';
import { selectMessages } from './messagesSelectors';

/**
 * Says that an event brings a message that was not held before it: a host without numbers may send one twice. What
 * counts it as unread, what shows it and what sounds all ask here, so they never disagree.
 * @param before the state before the event
 */
export const isNewMessage = (
  before: Parameters<typeof selectMessages>[0],
  action: UnknownAction,
): boolean =>
  realtime.newMessage.match(action) &&
  !holds(selectMessages(before, action.payload.chatId), action.payload.message.id);
