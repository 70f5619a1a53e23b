import type * as v from 'valibot';
import { nullable, record, withDefault } from '../shapes';
import { wireCount, wireFlag, wireId, wireMoney, wireText, writeMoney } from '../wire';

/** A coupon account (wire: coupon-account). `coupon` is its value in cents or null. It does not contain the cookies. */
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

/** Converts a coupon account to the wire format. */
export function writeCouponAccount(account: CouponAccount) {
  return { ...account, coupon: writeMoney(account.coupon) };
}

/** The number of accounts of one value (cents) in the pool (wire: pool-group). */
export const poolGroupSchema = record(
  { value: wireMoney, count: wireCount },
  { value: ['_id'], count: ['quantity'] },
);

export type PoolGroup = v.InferOutput<typeof poolGroupSchema>;

/** Converts a pool group to the wire format: `_id` is the value in reais. */
export function writePoolGroup(group: PoolGroup) {
  return { _id: writeMoney(group.value), count: group.count };
}
