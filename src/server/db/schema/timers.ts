import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Pending timers of the flow, the offers and the simulator. They are stored, so that they survive a restart. */
export const timers = pgTable(
  'timers',
  {
    /** Identifies the timer: scheduling the same key again moves it. */
    key: text('key').primaryKey(),
    kind: text('kind').notNull(),
    /** Epoch ms. */
    dueAt: bigint('due_at', { mode: 'number' }).notNull(),
    payload: jsonb('payload').notNull(),
  },
  (table) => [index('timers_due_at').on(table.dueAt)],
);
