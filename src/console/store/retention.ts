import { selectKeeping } from '@/console/entities/attention/attentionSlice';
import { connectionReducer, rightsChanged } from '@/console/entities/connection/connectionSlice';
import { heldOf } from '@/console/entities/conversations/conversationsState';
import { letGo } from '@/console/entities/messages/messagesState';
import { withoutRows, type Table } from '@/console/lib/table';
import { NO_ASKS } from './asks';
import { contextFor } from './context';
import { OF_OTHER_RIGHTS } from './pushed';
import { EMPTY, type RootState } from './slices';

/** @returns the record without the keys that `stays` refuses; the same object when none leaves. */
function only<T extends object>(record: T, stays: (key: string) => boolean): T {
  const entries = Object.entries(record).filter(([key]) => stays(key));
  return entries.length === Object.keys(record).length
    ? record
    : (Object.fromEntries(entries) as T);
}

/** Removes a chat's data together with the chat (behaviour: retention-gone). */
function withoutGone(before: RootState, after: RootState): RootState {
  if (before.conversations.ids === after.conversations.ids) return after;
  const isGone = (id: string) => heldOf(after.conversations, id) === undefined;
  const gone = new Set(before.conversations.ids.filter(isGone));
  if (gone.size === 0) return after;
  const stays = (id: string) => !gone.has(id);
  return {
    ...after,
    messages: withoutRows(after.messages, [...gone]),
    clientes: only(after.clientes, stays),
    drafts: only(after.drafts, stays),
    noteDrafts: only(after.noteDrafts, stays),
    summary: after.summary !== null && gone.has(after.summary.chatId) ? null : after.summary,
  };
}

/** Removes the data of chats that a new list lacks: they do not belong to this person. */
function withoutStrangers(before: RootState, after: RootState): RootState {
  const { listAsOf } = after.conversations;
  if (before.conversations.listAsOf === listAsOf) return after;
  const isOurs = (id: string) =>
    heldOf(after.conversations, id) !== undefined || after.attention.openChatId === id;
  const strangers = after.messages.ids.filter((id) => !isOurs(id));
  return {
    ...after,
    messages: withoutRows(after.messages, strangers),
    clientes: only(after.clientes, isOurs),
  };
}

/** @returns the table with `change` applied to each row; the same table when it changes none. */
function mapRows<T>(table: Table<T>, change: (row: T, id: string) => T): Table<T> {
  const rows = table.rows.map((row, index) => change(row, table.ids[index] ?? ''));
  return rows.every((row, index) => row === table.rows[index]) ? table : { ...table, rows };
}

/** After another chat was opened or is expected, keeps less of the previous one and of those opened long ago. */
function fewerOfClosed(before: RootState, after: RootState): RootState {
  const [was, is] = [before.attention, after.attention];
  if (was.openChatId === is.openChatId && was.expectedChatId === is.expectedChatId) return after;
  const keeping = (id: string) => selectKeeping(after, id);
  return {
    ...after,
    messages: mapRows(after.messages, (chat, id) => letGo(chat, keeping(id))),
    clientes: only(after.clientes, (id) => keeping(id) !== 'few'),
  };
}

/**
 * Another role's data must not stay when a person becomes an administrator or stops being one
 * (behaviour: session-rights-change): it is emptied and read again. Drafts and unsent messages are the
 * person's own and stay.
 */
function withoutOldRights(before: RootState, after: RootState): RootState {
  const [was, is] = [before.session.user, after.session.user];
  if (was?.id !== is?.id || was?.isAdmin === is?.isAdmin) return after;
  const emptied = Object.fromEntries(OF_OTHER_RIGHTS.map((slice) => [slice, EMPTY[slice]]));
  const changed = rightsChanged();
  const connection = connectionReducer(after.connection, changed, contextFor(after, changed));
  // Requests that were sent with the old rights do not count.
  return { ...after, ...emptied, asks: NO_ASKS, connection };
}

/**
 * Removes what an action made superfluous, so that a long shift holds no more than a short one
 * (behaviour: retention-budget). A chat's data goes when the chat goes, when a new list lacks it, and step by step
 * after the chat was closed. When the person's rights change, the data of the old rights goes. Drafts and unsent
 * messages stay as long as their chat does.
 */
export function letGoOf(before: RootState, after: RootState): RootState {
  const kept = fewerOfClosed(before, withoutStrangers(before, withoutGone(before, after)));
  return withoutOldRights(before, kept);
}
