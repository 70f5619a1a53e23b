import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PEDIDO_STATUSES } from '@/contract/entities/pedido';

/**
 * Sums of the orders, so that no answer of the dashboard grows with their number. Triggers on `pedidos` keep them in
 * the transaction that changes an order, whoever changes it (migrations/0003_order_sums.sql);
 * services/dashboard/orderSums.ts reads them, compares them with the orders and builds them anew. All money is in
 * cents. Rows may stand at 0.
 */

/** Of each agent's orders in each status. */
export const orderSums = pgTable(
  'order_sums',
  {
    /** Empty: orders of nobody. */
    agenteId: text('agente_id').notNull(),
    status: text('status', { enum: PEDIDO_STATUSES }).notNull(),
    pedidos: integer('pedidos').notNull(),
    /** Of those that count as revenue: paid, neither refunded nor cancelled (behaviour: revenue-counts). */
    receitaCents: bigint('receita_cents', { mode: 'number' }).notNull(),
    /** Their commissions: revenue less these is the profit. */
    comissaoCents: bigint('comissao_cents', { mode: 'number' }).notNull(),
    /** Commissions that are owed, of all. */
    aPagarCents: bigint('a_pagar_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agenteId, table.status] })],
);

/** Of the orders of each hour that count as revenue: periods and days are made of whole hours and an edge. */
export const orderHours = pgTable('order_hours', {
  /** Whole hours since 1970, UTC. */
  hour: integer('hour').primaryKey(),
  pedidos: integer('pedidos').notNull(),
  receitaCents: bigint('receita_cents', { mode: 'number' }).notNull(),
  comissaoCents: bigint('comissao_cents', { mode: 'number' }).notNull(),
});

/** Every agent, or every status, in `orderPlaces`. */
export const EVERY = '*';

/**
 * How many orders stand at each place of the table's two axes, for every filter: they lead to a page of any depth
 * without passing the orders before it.
 */
export const orderPlaces = pgTable(
  'order_places',
  {
    /** An agent, or EVERY. */
    agenteId: text('agente_id').notNull(),
    /** A status, or EVERY. */
    status: text('status').notNull(),
    axis: text('axis', { enum: ['dia', 'valor'] }).notNull(),
    /** 'dia': whole days since 1970, UTC. 'valor': what the customer pays, in cents. */
    place: integer('place').notNull(),
    pedidos: integer('pedidos').notNull(),
  },
  (table) => [primaryKey({ columns: [table.agenteId, table.status, table.axis, table.place] })],
);
