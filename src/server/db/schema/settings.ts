import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** Single values that survive a restart: the messaging app's connection, the simulator's counters. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
