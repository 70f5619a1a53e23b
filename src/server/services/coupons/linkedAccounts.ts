import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Audit } from '@/server/audit/audit';
import type { Transaction } from '@/server/db/openDatabase';
import { audit as entries, couponAccounts } from '@/server/db/schema';
import { HttpError } from '@/server/errors/httpError';
import { transferText } from '@/server/text/commerce';
import { recordCustody } from './custody';

/** The acts by which somebody comes to hold an account, or links it. The last of them says whether it is linked. */
const LINKING = [
  'coupon.pulled',
  'coupon.linked',
  'coupon.unlinked',
  'coupon.transferred',
] as const;
/** After these an account is linked: it is handed over with the customer whom it serves. */
const LINKED: readonly string[] = ['coupon.linked', 'coupon.transferred'];

/**
 * Requires that somebody holds an account and has linked it to a customer. To which one, the console alone knows
 * (behaviour: coupon-link); that it is linked, the audit does.
 *
 * @throws HttpError 409.
 */
export async function requireLinked(tx: Transaction, holderId: string, id: string): Promise<void> {
  const [own] = await tx
    .select({ id: couponAccounts.id })
    .from(couponAccounts)
    .where(and(eq(couponAccounts.id, id), eq(couponAccounts.applicatorId, holderId)))
    .for('update');
  const [last] = await tx
    .select({ act: entries.act })
    .from(entries)
    .where(
      and(
        eq(entries.objectId, id),
        eq(entries.objectKind, 'coupon'),
        eq(entries.actorId, holderId),
        inArray(entries.act, LINKING),
      ),
    )
    .orderBy(desc(entries.id))
    .limit(1);
  if (!own || !last || !LINKED.includes(last.act)) {
    throw new HttpError(409, transferText.notLinked);
  }
}

/**
 * Moves an account with the customer whom it serves, and writes down who has it from whom. From then on it counts to its
 * new holder (behaviour: coupon-limits).
 *
 * @returns it; null when the giver no longer held it, since then nothing moves.
 */
export async function moveAccount(
  tx: Transaction,
  audit: Audit,
  id: string,
  { from, to }: { from: string; to: string },
): Promise<{ id: string; email: string } | null> {
  const [moved] = await tx
    .update(couponAccounts)
    .set({ applicatorId: to })
    .where(and(eq(couponAccounts.id, id), eq(couponAccounts.applicatorId, from)))
    .returning({
      id: couponAccounts.id,
      email: couponAccounts.email,
      coupon: couponAccounts.couponCents,
    });
  if (!moved) return null;
  const { email, ...account } = moved;
  await recordCustody(tx, audit, { actorId: to, act: 'coupon.transferred', account, from });
  return { id, email };
}
