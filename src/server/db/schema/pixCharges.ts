import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { CHARGE_STATUSES } from '@/domain/chargeStatus';
import { oneOf } from './oneOf';

/** The embedded bank's own records: its charges survive a restart (src/server/ports/embeddedBank.ts). */
export const pixCharges = pgTable(
  'pix_charges',
  {
    pixId: text('pix_id').primaryKey(),
    amountCents: integer('amount_cents').notNull(),
    description: text('description').notNull(),
    copiaECola: text('copia_e_cola').notNull(),
    status: text('status', { enum: CHARGE_STATUSES }).notNull().default('open'),
    /** The last status that the listener knows: it is told of any other when the server starts. */
    reported: text('reported', { enum: CHARGE_STATUSES }).notNull().default('open'),
    /** Epoch ms. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Epoch ms. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    /** The idempotency key of its refund: a repeat with it changes nothing. */
    refundKey: text('refund_key'),
  },
  (table) => [
    check('pix_charges_status_known', oneOf(table.status, CHARGE_STATUSES)),
    index('pix_charges_unreported')
      .on(table.pixId)
      .where(sql`${table.reported} <> ${table.status}`),
    // What retention removes: charges that ended without money.
    index('pix_charges_unpaid')
      .on(table.pixId)
      .where(sql`${table.status} in ('expired', 'cancelled')`),
  ],
);
