import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { conversations } from './conversations';
import { users } from './users';

/**
 * What people here note inside chats (wire: note). They are no messages: nothing that reads messages, as the flow, the
 * list and the counts of unread ones do, sees them.
 */
export const notes = pgTable(
  'notes',
  {
    /** Sorts by creation time. */
    id: text('id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The `ordinal` of the chat's newest message at that time, behind which the note stands; 0 for none. */
    afterOrdinal: bigint('after_ordinal', { mode: 'number' }).notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id),
    texto: text('texto').notNull(),
    /** Epoch ms. */
    writtenAt: bigint('written_at', { mode: 'number' }).notNull(),
    /** Under which its author sent it, once for each note; null: every call writes one. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('notes_conversation_after').on(table.conversationId, table.afterOrdinal),
    index('notes_written_at').on(table.writtenAt),
    uniqueIndex('notes_author_key')
      .on(table.authorId, table.idempotencyKey)
      .where(sql`${table.idempotencyKey} is not null`),
  ],
);
