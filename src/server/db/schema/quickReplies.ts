import { sql } from 'drizzle-orm';
import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';

/** Texts that are written often (wire: quick-replies). A reply belongs to one person, or to the team. */
export const quickReplies = pgTable(
  'quick_replies',
  {
    id: text('id').primaryKey(),
    /** Whose it is; null: the team's. A personal reply goes with its person's account. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    atalho: text('atalho').notNull(),
    /** The name without case and accents, by which names are the same (`quickReplyKey`). */
    nameKey: text('name_key').notNull(),
    texto: text('texto').notNull(),
    /** Epoch ms. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('quick_replies_own_name')
      .on(table.ownerId, table.nameKey)
      .where(sql`${table.ownerId} is not null`),
    uniqueIndex('quick_replies_team_name')
      .on(table.nameKey)
      .where(sql`${table.ownerId} is null`),
  ],
);
