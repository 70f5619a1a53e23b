import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { clientes } from './clientes';

/** What the order flow remembers of a customer beside their record (src/server/flow). */
export const flowMemory = pgTable('flow_memory', {
  chatId: text('chat_id')
    .primaryKey()
    .references(() => clientes.chatId, { onDelete: 'cascade' }),
  /** The stage to go back to once a question about an order is answered. */
  returnTo: text('return_to'),
  /** How often in a row the customer's answer could not be read. */
  unread: integer('unread').notNull().default(0),
  /** The stage's question was repeated because no answer came. */
  reminded: boolean('reminded').notNull().default(false),
  /** The order under way. No foreign key: orders outlive the wipe of what the flow knows, and the other way round. */
  pedidoId: text('pedido_id'),
});
