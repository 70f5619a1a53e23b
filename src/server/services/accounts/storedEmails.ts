import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { normalEmail } from '@/contract/email';
import { users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';

/**
 * Brings the e-mails of accounts from before `wire: emails` into its form. The migration has lowered the letters that
 * every locale lowers alike; the rest needs the function that logins use. Where two accounts would come out as one, the
 * second keeps what it had, and the log has its id.
 */
export async function normaliseStoredEmails({
  db,
  uow,
  logger,
}: Pick<Parts, 'db' | 'uow' | 'logger'>): Promise<void> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .orderBy(asc(users.createdAt), asc(users.id));
  const others = alias(users, 'others');
  for (const { id, email } of rows) {
    const normal = normalEmail(email);
    if (normal === email) continue;
    const changed = await uow.write((tx) =>
      tx
        .update(users)
        .set({ email: normal })
        .where(
          and(
            eq(users.id, id),
            notExists(
              tx
                .select({ one: sql`1` })
                .from(others)
                .where(eq(others.email, normal)),
            ),
          ),
        )
        .returning({ id: users.id }),
    );
    if (changed.length > 0) continue;
    logger.warn({ userId: id }, 'another account has the same e-mail, so this one cannot sign in');
  }
}
