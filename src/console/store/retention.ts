import { selectKeeping } from '@/console/entities/attention/attentionSlice';
import { heldOf } from '@/console/entities/conversations/conversationsState';
import { letGo } from '@/console/entities/messages/messagesState';
import { withoutRows, type Table } from '@/console/lib/table';
import type { RootState } from './rootReducer';

/** The record without what `stays` refuses; the same one when nothing leaves. */
function only<T extends object>(record: T, stays: (key: string) => boolean): T {
  const entries = Object.entries(record).filter(([key]) => stays(key));
  return entries.length === Object.keys(record).length
    ? record
    : (Object.fromEntries(entries) as T);
}

/** Lets what was known of a chat go with it (behaviour: retention-gone). */
function withoutGone(before: RootState, after: RootState): RootState {
  if (before.conversations.ids === after.conversations.ids) return after;
  const isGone = (id: string) => heldOf(after.conversations, id) === undefined;
  const gone = new Set(before.conversations.ids.filter(isGone));
  if (gone.size === 0) return after;
  const stays = (id: string) => !gone.has(id);
  return {
    ...after,
    messages: withoutRows(after.messages, [...gone]),
    clients: only(after.clients, stays),
    drafts: only(after.drafts, stays),
  };
}

/** A list has come, and chats that were spoken of are not on it: they are not this person's. */
function withoutStrangers(before: RootState, after: RootState): RootState {
  const { listAsOf } = after.conversations;
  if (before.conversations.listAsOf === listAsOf) return after;
  const isOurs = (id: string) =>
    heldOf(after.conversations, id) !== undefined || after.attention.openChatId === id;
  const strangers = after.messages.ids.filter((id) => !isOurs(id));
  return {
    ...after,
    messages: withoutRows(after.messages, strangers),
    clients: only(after.clients, isOurs),
  };
}

/** Each row as `change` leaves it; the same table when it changes none. */
function mapRows<T>(table: Table<T>, change: (row: T, id: string) => T): Table<T> {
  const rows = table.rows.map((row, index) => change(row, table.ids[index] ?? ''));
  return rows.every((row, index) => row === table.rows[index]) ? table : { ...table, rows };
}

/** Another chat is open: of the one that was, and of those opened long before, less is kept. */
function fewerOfClosed(before: RootState, after: RootState): RootState {
  if (before.attention.openChatId === after.attention.openChatId) return after;
  const keeping = (id: string) => selectKeeping(after, id);
  return {
    ...after,
    messages: mapRows(after.messages, (chat, id) => letGo(chat, keeping(id))),
    clients: only(after.clients, (id) => keeping(id) !== 'few'),
  };
}

/**
 * Lets go with an action of what is no longer needed, so that a long shift holds no more than a short one
 * (behaviour: retention-budget): what is kept of a chat goes with the chat, with a list that does not have it, and by
 * and by after it was closed. Drafts and what is unsent stay as long as their chat does.
 */
export function letGoOf(before: RootState, after: RootState): RootState {
  return fewerOfClosed(before, withoutStrangers(before, withoutGone(before, after)));
}
