import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { clientes } from './clientes';

/** The order flow's memory of a customer, in addition to their record (src/server/flow). */
export const flowMemory = pgTable('flow_memory', {
  chatId: text('chat_id')
    .primaryKey()
    .references(() => clientes.chatId, { onDelete: 'cascade' }),
  /** The stage to go back to once a question about an order is answered. */
  returnTo: text('return_to'),
  /** How many answers in a row the flow could not understand. */
  unread: integer('unread').notNull().default(0),
  /** Whether the stage's question was repeated because no answer came. */
  reminded: boolean('reminded').notNull().default(false),
  /** Whether the flow, once it is no longer paused, asks the stage's question (behaviour: automation-resumed). */
  owes: boolean('owes').notNull().default(false),
  /** The current order. There is no foreign key: orders outlive the wipe of flow memory, and the other way round. */
  pedidoId: text('pedido_id'),
});
