import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The acts of administrators and commands (services/audit.ts). Rows are added and never changed: triggers refuse
 * UPDATE, DELETE and TRUNCATE. There are no foreign keys: an entry outlives what it refers to.
 */
export const audit = pgTable('audit', {
  /** Sorts by creation time. */
  id: text('id').primaryKey(),
  /** Epoch ms. */
  at: bigint('at', { mode: 'number' }).notNull(),
  /** A person's id, 'cli' or 'bank'. */
  actorId: text('actor_id').notNull(),
  act: text('act').notNull(),
  objectKind: text('object_kind').notNull(),
  /** null when the act has no single object. */
  objectId: text('object_id'),
  /** No secrets, and nothing that the wipe of data has to remove. */
  detail: jsonb('detail').notNull(),
});
