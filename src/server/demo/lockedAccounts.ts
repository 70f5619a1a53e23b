import { asc, eq } from 'drizzle-orm';
import type { Database } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';

/**
 * The e-mails of the accounts that the demo made and whose password is public: outside the demo nobody can use them
 * (wire: demo-locked).
 */
export async function listLockedAccounts(db: Database): Promise<string[]> {
  const locked = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.demo, true))
    .orderBy(asc(users.email));
  return locked.map(({ email }) => email);
}
