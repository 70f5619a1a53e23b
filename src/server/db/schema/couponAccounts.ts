import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './users';

/** Accounts that hold a coupon; one without an applicator is in the pool (wire: coupon-account). */
export const couponAccounts = pgTable(
  'coupon_accounts',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull().unique(),
    couponCents: integer('coupon_cents'),
    status: text('status').notNull(),
    /** The agent who pulled it; null while it is in the pool. */
    applicatorId: text('applicator_id').references(() => users.id),
    /** Stored as received: it need not be valid JSON (behaviour: login-script). It is secret and never logged. */
    cookiesJson: text('cookies_json'),
  },
  (table) => [
    index('coupon_accounts_pool')
      .on(table.couponCents)
      .where(sql`${table.applicatorId} is null and ${table.couponCents} is not null`),
    index('coupon_accounts_applicator').on(table.applicatorId),
  ],
);
