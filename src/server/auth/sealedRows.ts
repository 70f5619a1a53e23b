import { eq, isNotNull, sql } from 'drizzle-orm';
import { SEALED_PATTERN, type Sealing } from '@/server/base/sealing';
import { forgetOldVersions } from '@/server/db/forgetOldVersions';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { couponAccounts, COOKIES_SEALED, secondFactors } from '@/server/db/schema';

/** The number of rows that are sealed at once: few enough that nothing else waits long. */
const BATCH = 200;

/** The place of an account's cookies. */
export const cookiesOf = (rowId: string) => ({
  table: 'coupon_accounts',
  column: 'cookies_json',
  rowId,
});

/** The place of the secret of somebody's second factor. */
export const totpSecretOf = (rowId: string) => ({
  table: 'second_factors',
  column: 'secret_sealed',
  rowId,
});

/** The ids of the keys with which something is stored. */
export async function keyIdsInUse(db: Database | Transaction): Promise<string[]> {
  const ofCookies = await db
    .selectDistinct({ id: sql<string>`split_part(${couponAccounts.cookiesSealed}, '.', 2)` })
    .from(couponAccounts)
    .where(sql`${couponAccounts.cookiesSealed} ~ ${SEALED_PATTERN}`);
  const ofFactors = await db
    .selectDistinct({ id: sql<string>`split_part(${secondFactors.secretSealed}, '.', 2)` })
    .from(secondFactors);
  return [...new Set([...ofCookies, ...ofFactors].map((row) => row.id))];
}

/**
 * Seals the cookies that were stored before cookies were sealed (wire: sealed-at-rest). It goes on where a killed
 * process ended: only when all is sealed, and the old versions of the rows are out of the files, is the constraint of
 * the table said to hold for all rows, which is what the next start looks at.
 *
 * @param embedded the embedded engine, which removes nothing from its files by itself.
 */
export async function sealOldCookies(
  db: Database,
  sealing: Sealing,
  { embedded }: { embedded: boolean },
): Promise<void> {
  if (await isDone(db)) return;
  for (;;) {
    const plain = await db
      .select({ id: couponAccounts.id, text: couponAccounts.cookiesSealed })
      .from(couponAccounts)
      .where(sql`${couponAccounts.cookiesSealed} !~ ${SEALED_PATTERN}`)
      .limit(BATCH);
    if (plain.length === 0) break;
    await db.transaction(async (tx) => {
      for (const { id, text } of plain) {
        if (text !== null) await store(tx, id, sealing.seal(cookiesOf(id), text));
      }
    });
  }
  const [row] = await db.select({ id: couponAccounts.id }).from(couponAccounts).limit(1);
  if (embedded && row) await forgetOldVersions(db, couponAccounts);
  await db.execute(
    sql`alter table ${couponAccounts} validate constraint ${sql.identifier(COOKIES_SEALED)}`,
  );
}

/**
 * Seals everything anew that another key than the first sealed.
 *
 * @returns the number of rows.
 * @throws SealingError for a row that does not open.
 */
export async function resealAll(tx: Transaction, sealing: Sealing): Promise<number> {
  const rows = await tx
    .select({ id: couponAccounts.id, sealed: couponAccounts.cookiesSealed })
    .from(couponAccounts)
    .where(isNotNull(couponAccounts.cookiesSealed))
    .for('update');
  let count = 0;
  for (const { id, sealed } of rows) {
    if (sealed === null || sealing.isCurrent(sealed)) continue;
    await store(tx, id, sealing.seal(cookiesOf(id), sealing.open(cookiesOf(id), sealed)));
    count += 1;
  }
  return count + (await resealFactors(tx, sealing));
}

async function resealFactors(tx: Transaction, sealing: Sealing): Promise<number> {
  const rows = (await tx.select().from(secondFactors).for('update')).filter(
    ({ secretSealed }) => !sealing.isCurrent(secretSealed),
  );
  for (const { userId, secretSealed } of rows) {
    const place = totpSecretOf(userId);
    const anew = sealing.seal(place, sealing.open(place, secretSealed));
    await tx
      .update(secondFactors)
      .set({ secretSealed: anew })
      .where(eq(secondFactors.userId, userId));
  }
  return rows.length;
}

const store = (tx: Transaction, id: string, cookiesSealed: ReturnType<Sealing['seal']>) =>
  tx.update(couponAccounts).set({ cookiesSealed }).where(eq(couponAccounts.id, id));

/** Whether the constraint is known to hold for the rows from before it, too. */
async function isDone(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ done: boolean }>(
    sql`select convalidated as done from pg_constraint where conname = ${COOKIES_SEALED}`,
  );
  return rows[0]?.done ?? false;
}
