import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * What administrators and commands did (services/audit.ts). Rows are added and never changed: triggers refuse UPDATE,
 * DELETE and TRUNCATE. No foreign keys: an entry outlives what it is about.
 */
export const audit = pgTable('audit', {
  /** Sorts by the time it was made. */
  id: text('id').primaryKey(),
  /** Epoch ms. */
  at: bigint('at', { mode: 'number' }).notNull(),
  /** A person's id, or 'cli'. */
  actorId: text('actor_id').notNull(),
  act: text('act').notNull(),
  objectKind: text('object_kind').notNull(),
  /** null: what the act was done to is no single thing. */
  objectId: text('object_id'),
  /** No secrets, and nothing that the wipe of data is to remove. */
  detail: jsonb('detail').notNull(),
});
