import { createSelector } from '@/console/lib/createSelector';
import type { OutboxEntry, OutboxState } from './outboxSlice';

interface HasOutbox {
  outbox: OutboxState;
}

export const selectOutbox = (state: HasOutbox): readonly OutboxEntry[] => state.outbox.entries;

/** Selects the unsent messages of a chat, in the order in which they were written. */
export const selectOutboxOf: (state: HasOutbox, chatId: string) => readonly OutboxEntry[] =
  createSelector([selectOutbox, (_state: HasOutbox, chatId: string) => chatId], (entries, chatId) =>
    entries.filter((entry) => entry.chatId === chatId),
  );

/** @returns whether a message of this chat failed, which its writer decides about. */
export const selectHasFailed = (state: HasOutbox, chatId: string): boolean =>
  state.outbox.entries.some((entry) => entry.chatId === chatId && entry.status === 'failed');

/** @returns how many messages have not reached the host. */
export const selectUnsentCount = (state: HasOutbox): number => state.outbox.entries.length;
export const selectHostKeepsKeys = (state: HasOutbox): boolean => state.outbox.hostKeepsKeys;
