import { and, asc, eq } from 'drizzle-orm';
import { isActive, type DemoSetting } from '@/server/auth/accountState';
import type { Transaction } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';

/**
 * Locks all active administrators in one order: of two transactions that would each take the rights of one of the last
 * two, the second waits for the first and finds one left.
 *
 * @returns their ids.
 */
export async function lockAdmins(tx: Transaction, settings: DemoSetting): Promise<string[]> {
  const where = and(eq(users.isAdmin, true), isActive(settings));
  const ids = () => tx.select({ id: users.id }).from(users).where(where).orderBy(asc(users.id));
  await ids().for('update');
  // Read again: a lock that was waited for returns the rows as they were found before.
  return (await ids()).map(({ id }) => id);
}
