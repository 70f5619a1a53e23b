import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PEDIDO_STATUSES } from '@/contract/entities/pedido';

/**
 * Sums of the orders, so that no response of the dashboard takes longer as orders accumulate. Triggers on `pedidos`
 * update them in the transaction that changes an order, whichever program changes it (migrations/0003_order_sums.sql);
 * services/dashboard/orderSums.ts reads them, compares them with the orders and rebuilds them. All money is in cents.
 * Rows may have a count of 0.
 */

/** Sums of each agent's orders in each status. */
export const orderSums = pgTable(
  'order_sums',
  {
    /** Empty for orders without an agent. */
    agenteId: text('agente_id').notNull(),
    status: text('status', { enum: PEDIDO_STATUSES }).notNull(),
    pedidos: integer('pedidos').notNull(),
    /** The revenue of the orders that count: paid, neither refunded nor cancelled (behaviour: revenue-counts). */
    receitaCents: bigint('receita_cents', { mode: 'number' }).notNull(),
    /** The commissions of those orders: revenue minus commissions is the profit. */
    comissaoCents: bigint('comissao_cents', { mode: 'number' }).notNull(),
    /** The unpaid commissions of all orders. */
    aPagarCents: bigint('a_pagar_cents', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.agenteId, table.status] })],
);

/** Sums of the orders of each hour that count as revenue. Periods and days consist of whole hours and a partial one. */
export const orderHours = pgTable('order_hours', {
  /** Whole hours since 1970, UTC. */
  hour: integer('hour').primaryKey(),
  pedidos: integer('pedidos').notNull(),
  receitaCents: bigint('receita_cents', { mode: 'number' }).notNull(),
  comissaoCents: bigint('comissao_cents', { mode: 'number' }).notNull(),
});

/** Stands for every agent, or every status, in `orderPlaces`. */
export const EVERY = '*';

/**
 * The number of orders at each place of the table's two axes, for every filter. They lead to a page of any depth
 * without reading the orders before it.
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
