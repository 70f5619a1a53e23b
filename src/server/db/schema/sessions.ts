import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './users';

/**
 * Sign-ins that hold (wire: sessions). A token is good only while its row is here: to end a sign-in is to delete its
 * row, of which a trigger tells other processes (realtime/databaseNotices). No token is stored. The id alone is no
 * bearer, because a token is nothing without the server's signature, so a dump of this table signs nobody in.
 */
export const sessions = pgTable(
  'sessions',
  {
    /** The `jti` of the token. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Epoch ms, like all times here. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** Of the last call or open socket, to the minute. */
    lastSeenAt: bigint('last_seen_at', { mode: 'number' }).notNull(),
    /** The sign-in ends here at the latest, however much it is used. */
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    /** Until then acts that ask who is there are admitted (wire: confirm). */
    confirmedUntil: bigint('confirmed_until', { mode: 'number' }).notNull().default(0),
    /** Browser and system in a few words (auth/device); empty when they are unknown. */
    device: text('device').notNull(),
    /** The network address of the sign-in, later of a call, to the minute. */
    address: text('address').notNull(),
  },
  (table) => [index('sessions_user_id_idx').on(table.userId)],
);
