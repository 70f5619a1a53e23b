import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * The acts of administrators, commands and the bank, and the custody of coupons (audit/audit.ts). Rows are added and
 * never changed: triggers refuse UPDATE, DELETE and TRUNCATE, but for two doors that a transaction opens for itself
 * (audit/doors.ts): old entries go, and what names an erased customer is replaced. There are no foreign keys: an entry
 * outlives what it refers to.
 */
export const audit = pgTable(
  'audit',
  {
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
  },
  (table) => [
    index('audit_actor').on(table.actorId, table.id),
    index('audit_act').on(table.act, table.id),
    index('audit_object_kind').on(table.objectKind, table.id),
    index('audit_object').on(table.objectId, table.id),
  ],
);
