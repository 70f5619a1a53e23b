import { sql, type SQL } from 'drizzle-orm';
import { FROM_FLOW } from '@/contract/entities/message';
import { bigint, boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { conversations } from './conversations';
import { folded } from './folded';
import { oneOf } from './oneOf';
import { users } from './users';

/** Messages of every chat (wire: message). */
export const messages = pgTable(
  'messages',
  {
    id: text('id').primaryKey(),
    /** The order in which messages were stored, over all chats. `sentAt` may repeat, `ordinal` never does. */
    ordinal: bigint('ordinal', { mode: 'number' }).generatedAlwaysAsIdentity().notNull().unique(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    /**
     * The body as it is searched: without accents and in lower case. The database keeps it beside the body, because to
     * fold a hundred thousand texts at each search takes it a second.
     */
    searchedBody: text('searched_body')
      .notNull()
      .generatedAlwaysAs((): SQL => folded(sql`${messages.body}`)),
    fromMe: boolean('from_me').notNull(),
    /** The author in a group chat. */
    author: text('author'),
    /** The person who sent it from the console; null for customers and for the flow itself. */
    agenteId: text('agente_id').references(() => users.id),
    /** Which part of our side sent it by itself; null for what a person wrote (wire: message). */
    origem: text('origem'),
    /** Epoch ms. */
    sentAt: bigint('sent_at', { mode: 'number' }).notNull(),
    mediaPath: text('media_path'),
    mediaMimetype: text('media_mimetype'),
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('messages_conversation_ordinal').on(table.conversationId, table.ordinal),
    check('messages_origem_known', oneOf(table.origem, [FROM_FLOW])),
  ],
);

/** One row for each send, kept for 24 h: a repeat gets the first answer (wire: idempotency). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    bodyHash: text('body_hash').notNull(),
    /** No foreign key: the key is claimed before its message is written. */
    messageId: text('message_id').notNull(),
    /** Epoch ms. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
