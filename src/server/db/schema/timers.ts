import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What is due later, of the flow, the offers and the simulator: stored, so that it survives a restart. */
export const timers = pgTable(
  'timers',
  {
    /** Names what it is for: setting it again moves it. */
    key: text('key').primaryKey(),
    kind: text('kind').notNull(),
    /** Epoch ms. */
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    payload: jsonb('payload').notNull(),
  },
  (table) => [index('timers_due_at').on(table.dueAt)],
);
