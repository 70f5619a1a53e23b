import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CouponAccount, PoolGroup } from '@/contract/entities/coupon';
import type { BodyOf } from '@/contract/rest/call';
import type { pullCoupon, setCouponLink, updateCoupon } from '@/contract/rest/coupons';
import type { Audit } from '@/server/audit/audit';
import type { Person } from '@/server/auth/right';
import { couponAccounts } from '@/server/db/schema';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { cookiesOf } from '@/server/auth/sealedRows';
import { couponText } from '@/server/text/commerce';
import { createCustody } from './custody';

export type CouponsService = ReturnType<typeof createCouponsService>;

/** The status of an account that turned out to have no coupon (behaviour: coupon-mark-empty). */
const EXHAUSTED = 'Sem cupom';

/** The columns that listings return. Cookies are not among them: only `cookies` returns those. */
const shown = {
  id: couponAccounts.id,
  email: couponAccounts.email,
  coupon: couponAccounts.couponCents,
  status: couponAccounts.status,
  has_cookies: sql<boolean>`${couponAccounts.cookiesSealed} is not null`,
  applicatorId: couponAccounts.applicatorId,
};

/**
 * The coupon service (wire: own-accounts): the pool of accounts without an owner, and each person's own accounts. An
 * administrator has no right to other people's accounts either, so every query names the owner whose account it may
 * touch. The route checks that an id from a client is the client's own.
 */
export function createCouponsService(
  {
    clock,
    db,
    sealing,
    settings,
    uow,
  }: Pick<Parts, 'clock' | 'db' | 'sealing' | 'settings' | 'uow'>,
  { audit }: { audit: Audit },
) {
  const custody = createCustody({ clock, settings }, { audit });

  function listOwn(person: Person): Promise<CouponAccount[]> {
    return db
      .select(shown)
      .from(couponAccounts)
      .where(eq(couponAccounts.applicatorId, person.id))
      .orderBy(asc(couponAccounts.couponCents), asc(couponAccounts.email));
  }

  /** The number of accounts in the pool by value, ascending. */
  async function pool(): Promise<{ items: PoolGroup[]; totalCouponsQuantity: number }> {
    const groups = await db
      .select({ value: couponAccounts.couponCents, count: count() })
      .from(couponAccounts)
      .where(inPool())
      .groupBy(couponAccounts.couponCents)
      .orderBy(asc(couponAccounts.couponCents));
    const items = groups.flatMap(({ value, count: waiting }) =>
      value === null ? [] : [{ value, count: waiting }],
    );
    return {
      items,
      totalCouponsQuantity: items.reduce((sum, group) => sum + group.count, 0),
    };
  }

  /**
   * Takes one account of a value from the pool. Concurrent calls each get another account: the row is locked when it is
   * chosen, and a call that meets a locked row skips to the next.
   *
   * @throws HttpError 404 when none is left, 429 past a limit of this person (behaviour: coupon-limits).
   */
  function pull(
    person: Person,
    { couponValue }: Pick<BodyOf<typeof pullCoupon>, 'couponValue'>,
  ): Promise<CouponAccount> {
    return uow.write(async (tx) => {
      await custody.requirePull(tx, person);
      const next = tx
        .select({ id: couponAccounts.id })
        .from(couponAccounts)
        .where(and(eq(couponAccounts.couponCents, toCents(couponValue)), inPool()))
        .orderBy(asc(couponAccounts.id))
        .limit(1)
        .for('update', { skipLocked: true });
      const [pulled] = await tx
        .update(couponAccounts)
        .set({ applicatorId: person.id })
        .where(and(eq(couponAccounts.id, sql`(${next})`), inPool()))
        .returning(shown);
      if (!pulled) throw notFound(couponText.noneLeft);
      await custody.record(tx, person, 'coupon.pulled', pulled);
      return pulled;
    });
  }

  /**
   * Changes an own account: gives it back, marks it as without a coupon, or gives it back without its value, as after a
   * purchase. The account keeps its value or loses it (wire: update-coupon): a client that could write another value
   * would put it into everybody's pool. An account with a value is not one without a coupon: the next to pull it would
   * be told so.
   *
   * @throws HttpError 404 when the account is not their own, 400 for another value than its own, or for a value of an
   * account without a coupon.
   */
  function update(
    person: Person,
    id: string,
    { applicatorId, coupon, status }: BodyOf<typeof updateCoupon>,
  ): Promise<CouponAccount> {
    if (coupon !== null && status === EXHAUSTED) {
      throw new HttpError(400, couponText.emptyHasNoValue);
    }
    const own = isOwn(person, id);
    const couponCents = coupon === null ? null : toCents(coupon);
    return uow.write(async (tx) => {
      const [account] = await tx
        .select({ couponCents: couponAccounts.couponCents })
        .from(couponAccounts)
        .where(own)
        .for('update');
      if (!account) throw notFound();
      if (couponCents !== null && couponCents !== account.couponCents) {
        throw new HttpError(400, couponText.keepsValue);
      }
      const [updated] = await tx
        .update(couponAccounts)
        .set({ applicatorId: applicatorId === null ? null : person.id, couponCents, status })
        .where(own)
        .returning(shown);
      if (!updated) throw new Error('A locked account was not there to be changed');
      const before = { id, coupon: account.couponCents };
      await custody.record(tx, person, actOf(before, updated), before);
      return updated;
    });
  }

  /**
   * An own account's cookies as they were received, or null when it has none. Secret: they are handed out once it is
   * written down who read them.
   *
   * @throws HttpError 404 when the account is not their own, 429 past the limit of this person.
   */
  function cookies(person: Person, id: string): Promise<string | null> {
    return uow.write(async (tx) => {
      await custody.requireRead(tx, person);
      const [own] = await tx
        .select({ coupon: couponAccounts.couponCents, sealed: couponAccounts.cookiesSealed })
        .from(couponAccounts)
        .where(isOwn(person, id));
      if (!own) throw notFound();
      const text = own.sealed === null ? null : sealing.open(cookiesOf(id), own.sealed);
      await custody.record(tx, person, 'coupon.cookiesRead', { id, coupon: own.coupon });
      return text;
    });
  }

  /**
   * Writes down that an own account was linked to a customer, or no longer is. The link itself is the console's
   * (behaviour: coupon-link), and who the customer is stays there. @throws HttpError 404.
   */
  function link(
    person: Person,
    id: string,
    { vinculado }: BodyOf<typeof setCouponLink>,
  ): Promise<void> {
    return uow.write(async (tx) => {
      const [own] = await tx
        .select({ id: couponAccounts.id, coupon: couponAccounts.couponCents })
        .from(couponAccounts)
        .where(isOwn(person, id))
        .for('update');
      if (!own) throw notFound();
      await custody.record(tx, person, vinculado ? 'coupon.linked' : 'coupon.unlinked', own);
    });
  }

  return { listOwn, pool, pull, update, cookies, link };
}

/** The condition that an account is this person's own. */
const isOwn = (person: Person, id: string) =>
  and(eq(couponAccounts.id, id), eq(couponAccounts.applicatorId, person.id));

/**
 * What a change of an account was (behaviour: coupon-custody). What became of it and of its value says so; of what the
 * client says, no more than that it was marked as without a coupon. Whether it was used says a purchase alone.
 */
function actOf(before: Pick<CouponAccount, 'coupon'>, after: CouponAccount) {
  const isKept = after.applicatorId !== null;
  if (isKept) return before.coupon === after.coupon ? 'coupon.edited' : 'coupon.dropped';
  if (after.coupon !== null) return 'coupon.returned';
  return after.status === EXHAUSTED ? 'coupon.exhausted' : 'coupon.cleared';
}

/** The condition for the pool: the account has no owner, and has a value. */
const inPool = () =>
  and(isNull(couponAccounts.applicatorId), isNotNull(couponAccounts.couponCents));

/** Converts the request's amount in reais, which has two decimals at most (contract/rest/coupons). */
const toCents = (reais: number) => Math.round(reais * 100);
