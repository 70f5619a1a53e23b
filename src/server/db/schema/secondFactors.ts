import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { SEALED_PATTERN, type Sealed } from '../../base/sealing';
import { users } from './users';

/**
 * The secret that a person's app makes codes from (wire: second-factor). A row alone asks for nothing: it counts from
 * `users.second_factor_since` on, which is set when the app has shown that it has the secret.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base 32, sealed (wire: sealed-at-rest). */
    secretSealed: text('secret_sealed').$type<Sealed>().notNull(),
    /** The period of the last code that was taken: none of it or before is taken again. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check(
      'second_factors_secret_sealed',
      sql`${table.secretSealed} ~ ${sql.raw(`'${SEALED_PATTERN}'`)}`,
    ),
  ],
);

/** Codes for somebody without their app. Only hashes are here: a code is 80 random bits, so that none is guessed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    /** Epoch ms; null: it can still be used, once. */
    usedAt: bigint('used_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Right passwords that wait for their code (wire: login-challenge). */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    /** Of the challenge, which the browser alone has. */
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A digest of the stored password that was found right: with another one the challenge is over. */
    passwordDigest: text('password_digest').notNull(),
    /** How often a code was tried. */
    tries: integer('tries').notNull().default(0),
    /** Epoch ms. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [index('login_challenges_user_id_idx').on(table.userId)],
);
