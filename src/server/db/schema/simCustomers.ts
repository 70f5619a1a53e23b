import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The simulator's customers, who take up where they left off after a restart. */
export const simCustomers = pgTable('sim_customers', {
  chatId: text('chat_id').primaryKey(),
  /** Up to 32 bits without a sign. */
  seed: bigint('seed', { mode: 'number' }).notNull(),
  temperament: text('temperament').notNull(),
  name: text('name').notNull(),
  state: jsonb('state').notNull(),
});
