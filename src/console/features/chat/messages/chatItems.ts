import {
  selectHasOldest,
  selectMessages,
  selectNotes,
} from '@/console/entities/messages/messagesSelectors';
import { selectOutboxOf } from '@/console/entities/outbox/outboxSelectors';
import type { OutboxEntry } from '@/console/entities/outbox/outboxSlice';
import type { RootState } from '@/console/store/types';
import type { Texts } from '@/console/text/texts';
import type { Conversation } from '@/contract/entities/conversation';
import type { Message } from '@/contract/entities/message';
import type { Note } from '@/contract/entities/note';
import { isAutomatic } from '@/domain/lastSender';
import { participantName } from '@/domain/participant';
import { createSelector } from '@/console/lib/createSelector';
import { withNotes } from './withNotes';

/** A message, or one that is not sent yet. */
export type MessageItem = Message | OutboxEntry;

/** An item of a chat: a message, one that is not sent yet, or a note that the customer never sees. */
export type ChatItem = MessageItem | Note;

/** True for a note. */
export function isNote(item: ChatItem): item is Note {
  return 'autor' in item;
}

/** True for an item that has not reached the host. */
export function isUnsent(item: ChatItem): item is OutboxEntry {
  return 'key' in item;
}

/** @returns the same key before and after a message is sent, so that its bubble stays mounted. */
export function keyOfItem(item: ChatItem): string {
  if (isNote(item)) return item.id;
  return isUnsent(item) ? item.key : (item.idempotencyKey ?? item.id);
}

export function isOwnItem(item: MessageItem): boolean {
  return isUnsent(item) || item.fromMe;
}

/** True for a message that the flow sent by itself (behaviour: message-automatic). */
export function isAutomaticItem(item: MessageItem): boolean {
  return !isUnsent(item) && isAutomatic(item);
}

/** @returns when the item was written, in epoch ms. */
export function timeOfItem(item: ChatItem): number {
  if (isNote(item)) return item.em;
  return isUnsent(item) ? item.createdAt : item.timestamp;
}

/**
 * Selects a chat's items. While there are no notes and nothing is unsent, this is the messages' own array, so its
 * identity is stable.
 */
export const selectChatItems: (state: RootState, chatId: string) => readonly ChatItem[] =
  createSelector(
    [selectMessages, selectNotes, selectHasOldest, selectOutboxOf],
    (messages, notes, hasOldest, unsent) => {
      const kept = withNotes(messages, notes, hasOldest);
      return unsent.length === 0 ? kept : [...kept, ...unsent];
    },
  );

/** @returns the group member who wrote the item; null for own items and where nobody is named. */
export function authorOf(item: MessageItem): string | null {
  return isUnsent(item) || item.fromMe ? null : participantName(item.author);
}

/**
 * @returns the author's name as shown. To an administrator, who reads everybody's chats, what an agent sent is an
 * agent's. In a group, a message without a named author gets a general word for a
 * participant.
 */
export function writerOf(
  item: MessageItem,
  { isGroup, name, isAdmin }: Pick<Conversation, 'isGroup' | 'name'> & { isAdmin: boolean },
  text: Texts['chat'],
): string {
  if (isAutomaticItem(item)) return text.bot;
  if (isOwnItem(item)) return isAdmin && !isUnsent(item) ? text.agent : text.you;
  return authorOf(item) ?? (isGroup ? text.participant : name);
}

/** True for an item written in a console, in this tab or another. Its writer needs no notice of it. */
export function isFromConsole(item: ChatItem): boolean {
  return isUnsent(item) || isNote(item) || item.idempotencyKey !== null;
}

/** Messages of one author form a run while at most this many ms lie between two of them. */
const RUN_MS = 5 * 60_000;

/** @returns true when `item` begins a run of its author's messages (behaviour: message-grouping). */
export function beginsRun(item: MessageItem, previous: ChatItem | null): boolean {
  return (
    previous === null ||
    isNote(previous) ||
    isOwnItem(previous) !== isOwnItem(item) ||
    isAutomaticItem(previous) !== isAutomaticItem(item) ||
    authorOf(previous) !== authorOf(item) ||
    timeOfItem(item) - timeOfItem(previous) > RUN_MS
  );
}
