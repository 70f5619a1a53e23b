import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { SEALED_PATTERN, type Sealed } from '../../base/sealing';
import { users } from './users';

/** The constraint that keeps plain text out of the cookies' column. */
export const COOKIES_SEALED = 'coupon_accounts_cookies_sealed';

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
    /**
     * The cookies, sealed (wire: sealed-at-rest), as they were received: they need not be valid JSON
     * (behaviour: login-script). They are secret and never logged.
     */
    cookiesSealed: text('cookies_json').$type<Sealed>(),
  },
  (table) => [
    index('coupon_accounts_pool')
      .on(table.couponCents)
      .where(sql`${table.applicatorId} is null and ${table.couponCents} is not null`),
    index('coupon_accounts_applicator').on(table.applicatorId),
    // The migration adds it as NOT VALID: the server seals the rows from before at its start (sealOldCookies).
    check(COOKIES_SEALED, sql`${table.cookiesSealed} ~ ${sql.raw(`'${SEALED_PATTERN}'`)}`),
  ],
);
