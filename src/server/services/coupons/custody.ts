import { and, count, desc, eq, gte } from 'drizzle-orm';
import { HOUR_MS, saoPauloNextMinute } from '@/domain/saoPaulo';
import type { AuditAct } from '@/contract/entities/audit';
import type { Audit } from '@/server/audit/audit';
import { isShut, type DemoSetting } from '@/server/auth/accountState';
import type { Person } from '@/server/auth/right';
import { firstIdAt } from '@/server/base/ids';
import type { Transaction } from '@/server/db/openDatabase';
import { audit as entries, couponAccounts, users } from '@/server/db/schema';
import { HttpError, unauthorized } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { couponText } from '@/server/text/commerce';

type CouponAct = Extract<AuditAct, `coupon.${string}`>;

/** An account and what it is worth, in cents: null where it has no coupon. */
interface CustodyAccount {
  id: string;
  coupon: number | null;
}

/**
 * Writes down what became of an account, with what it was worth, and without a word about the customer it is for.
 *
 * @param from whose it was, where somebody else took it from them.
 */
export function recordCustody(
  tx: Transaction,
  audit: Audit,
  {
    account,
    from,
    ...entry
  }: {
    actorId: string;
    act: CouponAct;
    account: CustodyAccount;
    from?: string;
  },
): Promise<void> {
  const valor = account.coupon === null ? null : account.coupon / 100;
  return audit.record(tx, {
    ...entry,
    object: { kind: 'coupon', id: account.id },
    detail: from === undefined ? { valor } : { valor, from },
  });
}

/**
 * Who had which coupon when, and how much of it one person may do (behaviour: coupon-custody, coupon-limits). The audit
 * is what the limits are counted by: it is written in the act's own transaction and outlives a restart.
 */
export function createCustody(
  { clock, settings }: Pick<Parts, 'clock' | 'settings'>,
  { audit }: { audit: Audit },
) {
  /** Writes down what a person did with an account. */
  function record(
    tx: Transaction,
    person: Person,
    act: CouponAct,
    account: CustodyAccount,
  ): Promise<void> {
    return recordCustody(tx, audit, { actorId: person.id, act, account });
  }

  /** Refuses a pull past a limit. @throws HttpError 429; 401 for an account that is shut. */
  async function requirePull(tx: Transaction, person: Person): Promise<void> {
    await lockPerson(tx, person, settings);
    const { couponsHeldMax, couponPullsPerHour } = settings;
    const [held] = await tx
      .select({ n: count() })
      .from(couponAccounts)
      .where(eq(couponAccounts.applicatorId, person.id));
    if ((held?.n ?? 0) >= couponsHeldMax) {
      throw new HttpError(429, couponText.holdsEnough(couponsHeldMax));
    }
    await requireWithinHour(tx, person, 'coupon.pulled', couponPullsPerHour, (until) =>
      couponText.pulledEnough(couponPullsPerHour, until),
    );
  }

  /** Refuses a read of cookies past the limit. @throws HttpError 429; 401 for an account that is shut. */
  async function requireRead(tx: Transaction, person: Person): Promise<void> {
    await lockPerson(tx, person, settings);
    const { cookieReadsPerHour } = settings;
    await requireWithinHour(tx, person, 'coupon.cookiesRead', cookieReadsPerHour, (until) =>
      couponText.readEnough(cookieReadsPerHour, until),
    );
  }

  /** Refuses when this person did it `limit` times within the last hour; it says when the oldest of them is past. */
  async function requireWithinHour(
    tx: Transaction,
    person: Person,
    act: CouponAct,
    limit: number,
    words: (until: string) => string,
  ): Promise<void> {
    const now = clock.now();
    const [oldest] = await tx
      .select({ at: entries.at })
      .from(entries)
      .where(
        and(
          eq(entries.actorId, person.id),
          eq(entries.act, act),
          gte(entries.id, firstIdAt(now - HOUR_MS + 1)),
        ),
      )
      .orderBy(desc(entries.id))
      .offset(limit - 1)
      .limit(1);
    if (!oldest) return;
    const until = oldest.at + HOUR_MS;
    const seconds = Math.max(1, Math.ceil((until - now) / 1000));
    throw new HttpError(429, words(saoPauloNextMinute(until)), seconds);
  }

  return { record, requirePull, requireRead };
}

/**
 * Lets one person do one thing at a time: two requests at once cannot both find the last place free. Whoever was
 * suspended by a command while this waited gets nothing, since what they held has been taken already.
 */
async function lockPerson(tx: Transaction, person: Person, settings: DemoSetting): Promise<void> {
  const [row] = await tx
    .select({ estado: users.estado, demo: users.demo })
    .from(users)
    .where(eq(users.id, person.id))
    .for('update');
  if (!row || isShut(row, settings)) throw unauthorized();
}
