import { and, asc, inArray, lt, sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/server/db/openDatabase';
import { audit } from '@/server/db/schema';

/**
 * The two doors in the audit's triggers (migration retention). Each is a setting of its transaction alone, so that it
 * is shut again at the commit or the rollback, and no other transaction sees it open.
 */

/**
 * Removes the oldest entries before an id (wire: retention). The triggers refuse any that is not before it.
 *
 * @param limit the most that are removed.
 * @returns how many were.
 */
export async function pruneEntries(
  tx: Transaction,
  beforeId: string,
  limit: number,
): Promise<number> {
  await tx.execute(sql`select set_config('balcao.audit_prune_before', ${beforeId}, true)`);
  const oldest = tx
    .select({ id: audit.id })
    .from(audit)
    .where(lt(audit.id, beforeId))
    .orderBy(asc(audit.id))
    .limit(limit);
  const removed = await tx
    .delete(audit)
    .where(and(lt(audit.id, beforeId), inArray(audit.id, oldest)))
    .returning({ id: audit.id });
  return removed.length;
}

/**
 * Replaces what names an erased customer in entries (behaviour: customer-erase). The triggers refuse a change of
 * anything but the object's id, which becomes `erasedAs`, and of the detail.
 *
 * @param change the entries, and what their object and detail become.
 * @returns how many entries were changed.
 */
export async function eraseFromEntries(
  tx: Transaction,
  erasedAs: string,
  { where, objectId, detail }: { where: SQL; objectId: SQL; detail: SQL },
): Promise<number> {
  await tx.execute(sql`select set_config('balcao.audit_erased_as', ${erasedAs}, true)`);
  const changed = await tx
    .update(audit)
    .set({ objectId, detail })
    .where(where)
    .returning({ id: audit.id });
  // The rest of the transaction finds the door shut.
  await tx.execute(sql`select set_config('balcao.audit_erased_as', '', true)`);
  return changed.length;
}
