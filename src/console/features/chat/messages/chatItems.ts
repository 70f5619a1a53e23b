import { createSelector } from '@reduxjs/toolkit';
import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { selectOutboxOf } from '@/console/entities/outbox/outboxSelectors';
import type { OutboxEntry } from '@/console/entities/outbox/outboxSlice';
import type { RootState } from '@/console/store/types';
import type { Texts } from '@/console/text/texts';
import type { Conversation } from '@/contract/entities/conversation';
import type { Message } from '@/contract/entities/message';
import { participantName } from '@/domain/participant';

/** What a chat shows: messages, then what is on its way out. */
export type ChatItem = Message | OutboxEntry;

/** True for what has not reached the host. */
export function isUnsent(item: ChatItem): item is OutboxEntry {
  return 'key' in item;
}

/** The same for a message before and after it was sent, so that its bubble stays. */
export function keyOfItem(item: ChatItem): string {
  return isUnsent(item) ? item.key : (item.idempotencyKey ?? item.id);
}

export function isOwnItem(item: ChatItem): boolean {
  return isUnsent(item) || item.fromMe;
}

/** When it was written, in epoch ms. */
export function timeOfItem(item: ChatItem): number {
  return isUnsent(item) ? item.createdAt : item.timestamp;
}

/** A chat's items; the messages' own array while nothing is on its way out. */
export const selectChatItems: (state: RootState, chatId: string) => readonly ChatItem[] =
  createSelector([selectMessages, selectOutboxOf], (messages, unsent) =>
    unsent.length === 0 ? messages : [...messages, ...unsent],
  );

/** The member of a group who wrote it; null for own ones and where nobody is named. */
export function authorOf(item: ChatItem): string | null {
  return isUnsent(item) || item.fromMe ? null : participantName(item.author);
}

/** Whose words they are, as it is read: in a group nobody named is taken for the group itself. */
export function writerOf(
  item: ChatItem,
  { isGroup, name }: Pick<Conversation, 'isGroup' | 'name'>,
  text: Texts['chat'],
): string {
  if (isOwnItem(item)) return text.you;
  return authorOf(item) ?? (isGroup ? text.participant : name);
}

/** True for what was written at a console, this one or another tab: its writer needs no word of it. */
export function isFromConsole(item: ChatItem): boolean {
  return isUnsent(item) || item.idempotencyKey !== null;
}

/** Messages of one author are one run while no more than this lies between them, in ms. */
const RUN_MS = 5 * 60_000;

/** True when `item` begins a run of its author's messages (design: message-runs). */
export function beginsRun(item: ChatItem, previous: ChatItem | null): boolean {
  return (
    previous === null ||
    isOwnItem(previous) !== isOwnItem(item) ||
    authorOf(previous) !== authorOf(item) ||
    timeOfItem(item) - timeOfItem(previous) > RUN_MS
  );
}
