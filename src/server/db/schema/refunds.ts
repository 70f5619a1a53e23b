import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './oneOf';
import { pedidos } from './pedidos';
import { users } from './users';

const refundStates = ['claimed', 'done', 'failed'] as const;

/**
 * One row an order whose money was asked back: claimed before the bank is asked, so that of any number at once one
 * asks, and so that a process that dies in between leaves behind what it did not know the end of.
 */
export const refunds = pgTable(
  'refunds',
  {
    pedidoId: text('pedido_id')
      .primaryKey()
      .references(() => pedidos.id),
    pixId: text('pix_id').notNull(),
    /** The bank's idempotency key: the order's own, the same each time. */
    key: text('key').notNull().unique(),
    /** `failed`: the bank said no for certain; it can be claimed anew. */
    state: text('state', { enum: refundStates }).notNull(),
    claimedBy: text('claimed_by')
      .notNull()
      .references(() => users.id),
    /** Epoch ms. */
    claimedAt: bigint('claimed_at', { mode: 'number' }).notNull(),
    /** How often the bank was asked again since it was claimed. */
    retries: integer('retries').notNull().default(0),
    /** Epoch ms; null while it is claimed. */
    settledAt: bigint('settled_at', { mode: 'number' }),
  },
  (table) => [check('refunds_state_known', oneOf(table.state, refundStates))],
);
