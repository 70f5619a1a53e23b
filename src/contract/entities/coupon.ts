import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireCount, wireFlag, wireId, wireMoney, wireText, writeMoney } from '../wire';

/** A coupon account (wire: coupon-account). `coupon` is its value in cents or null. Cookies are no part of it. */
export const couponAccountSchema = record(
  {
    id: wireId,
    email: wireText,
    coupon: nullable(wireMoney),
    status: withDefault(wireText, ''),
    has_cookies: withDefault(wireFlag, false),
    applicatorId: nullable(wireId),
  },
  { id: ['_id'], email: ['mail'] },
);

export type CouponAccount = v.InferOutput<typeof couponAccountSchema>;

/** Writes a coupon account as the wire has it. */
export function writeCouponAccount(account: CouponAccount) {
  return { ...account, coupon: writeMoney(account.coupon) };
}

/** How many accounts of one value (cents) wait in the pool (wire: pool-group). */
export const poolGroupSchema = record(
  { value: wireMoney, count: wireCount },
  { value: ['_id'], count: ['quantity'] },
);

export type PoolGroup = v.InferOutput<typeof poolGroupSchema>;

/** Writes a pool group as the wire has it: `_id` is the value in reais. */
export function writePoolGroup(group: PoolGroup) {
  return { _id: writeMoney(group.value), count: group.count };
}
