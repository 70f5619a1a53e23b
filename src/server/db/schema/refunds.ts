import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { oneOf } from './oneOf';
import { pedidos } from './pedidos';
import { users } from './users';

const refundStates = ['claimed', 'done', 'failed'] as const;

/**
 * One row for each order whose refund was requested. It is claimed before the bank is asked, so that only one of
 * several concurrent requests asks, and so that a process that dies in between leaves a record of the unknown outcome.
 */
export const refunds = pgTable(
  'refunds',
  {
    pedidoId: text('pedido_id')
      .primaryKey()
      .references(() => pedidos.id),
    pixId: text('pix_id').notNull(),
    /** The bank's idempotency key: one for each order, the same at every try. */
    key: text('key').notNull().unique(),
    /** `failed`: the bank definitely refused; the refund can be claimed again. */
    state: text('state', { enum: refundStates }).notNull(),
    claimedBy: text('claimed_by')
      .notNull()
      .references(() => users.id),
    /** Epoch ms. */
    claimedAt: bigint('claimed_at', { mode: 'number' }).notNull(),
    /** How often the bank was asked again since the claim. */
    retries: integer('retries').notNull().default(0),
    /** Epoch ms; null while it is claimed. */
    settledAt: bigint('settled_at', { mode: 'number' }),
  },
  (table) => [check('refunds_state_known', oneOf(table.state, refundStates))],
);
