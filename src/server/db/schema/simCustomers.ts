import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The simulator's customers, who continue where they were after a restart. */
export const simCustomers = pgTable('sim_customers', {
  chatId: text('chat_id').primaryKey(),
  /** An unsigned number of up to 32 bits. */
  seed: bigint('seed', { mode: 'number' }).notNull(),
  temperament: text('temperament').notNull(),
  name: text('name').notNull(),
  state: jsonb('state').notNull(),
});
