import * as v from 'valibot';
import {
  couponAccountSchema,
  poolGroupSchema,
  writeCouponAccount,
  writePoolGroup,
} from '../entities/coupon';
import { reads } from '../reader';
import { lenientList, nullable, record } from '../shapes';
import { wireCount } from '../wire';
import { defineCall } from './defineCall';
import { idParams, requestId, requestText, successAnswer, writeSuccess } from './requests';

/** GET /email/coupons/{userId}: the agent's own coupon accounts; `userId` must be the token's own. */
export const listOwnCoupons = defineCall({
  method: 'GET',
  host: 'coupon',
  path: '/email/coupons/:userId',
  params: v.object({ userId: requestId }),
  answer: lenientList(couponAccountSchema, ['coupons']),
  write: (list) => list.items.map(writeCouponAccount),
});

const groups = lenientList(poolGroupSchema, 'any');

const pool = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, v.InferOutput<typeof groups> & { totalCouponsQuantity: number | null }>(
    ({ dataset, addIssue, NEVER }) => {
      const list = v.safeParse(groups, dataset.value);
      if (!list.success) {
        for (const issue of list.issues) addIssue({ message: issue.message });
        return NEVER;
      }
      const total = v.safeParse(
        v.pipe(
          v.looseObject({ totalCouponsQuantity: nullable(wireCount) }),
          v.transform((found) => found.totalCouponsQuantity),
        ),
        Array.isArray(dataset.value) ? {} : dataset.value,
      );
      const items = [...list.output.items].sort((a, b) => a.value - b.value);
      return { ...list.output, items, totalCouponsQuantity: total.success ? total.output : null };
    },
  ),
  reads(v.object({ items: poolGroupSchema, totalCouponsQuantity: wireCount })),
);

/** GET /email/scanner/coupons/count: the number of accounts in the pool, by value, ascending. */
export const getCouponPool = defineCall({
  method: 'GET',
  host: 'coupon',
  path: '/email/scanner/coupons/count',
  answer: pool,
  write: (answer) => ({
    totalCouponsQuantity: answer.totalCouponsQuantity,
    coupons: answer.items.map(writePoolGroup),
  }),
});

/** A coupon's value on the wire: decimal reais with two decimals at most. */
const couponReais = v.pipe(
  v.number(),
  v.finite(),
  v.minValue(0),
  v.maxValue(100_000),
  v.check((reais) => Number.isInteger(Math.round(reais * 1e6) / 1e4), 'expected whole cents'),
);

/** POST /email/request-coupon-by-value: pulls one from the pool; 404 when none is left. */
export const pullCoupon = defineCall({
  method: 'POST',
  host: 'coupon',
  path: '/email/request-coupon-by-value',
  body: v.object({ couponValue: couponReais, applicatorId: requestId }),
  answer: couponAccountSchema,
  write: writeCouponAccount,
});

/**
 * PUT /email/{id}: 404 for an account that is not the caller's. The account stays theirs or loses its owner (null). The
 * status loses the blanks around it here, so that whoever compares or stores it has the same.
 */
export const updateCoupon = defineCall({
  method: 'PUT',
  host: 'coupon',
  path: '/email/:id',
  params: idParams,
  body: v.object({
    applicatorId: v.nullable(requestId),
    coupon: v.nullable(couponReais),
    status: v.pipe(requestText(60), v.trim()),
  }),
  answer: couponAccountSchema,
  write: writeCouponAccount,
});

/** Cookies arrive as an object or as its text; the internal form is text, null when none is stored. */
const cookiesAnswer = v.pipe(
  record({ cookies_json: v.unknown() }),
  v.rawTransform<{ cookies_json: unknown }, { cookies_json: string | null }>(
    ({ dataset, addIssue, NEVER }) => {
      const cookies = dataset.value.cookies_json;
      if (cookies === undefined || cookies === null || cookies === '')
        return { cookies_json: null };
      if (typeof cookies === 'string') return { cookies_json: cookies };
      try {
        return { cookies_json: JSON.stringify(cookies) };
      } catch {
        // They are nested too deep: JSON.parse can read them, but JSON.stringify overflows the stack.
        addIssue({ message: 'expected cookies' });
        return NEVER;
      }
    },
  ),
);

/** GET /email/get-cookie/{id}. Cookies go to the clipboard, never into the store (wire: secrets-beside-actions). */
export const getCookies = defineCall({
  method: 'GET',
  host: 'coupon',
  path: '/email/get-cookie/:id',
  params: idParams,
  answer: cookiesAnswer,
  write: (answer) => answer,
});

/**
 * PUT /email/{id}/vinculo, ours: tells that an own account was linked to a customer, or no longer is. It names no
 * customer: the link is the console's own (behaviour: coupon-link).
 */
export const setCouponLink = defineCall({
  method: 'PUT',
  host: 'coupon',
  path: '/email/:id/vinculo',
  params: idParams,
  body: v.object({ vinculado: v.boolean() }),
  answer: successAnswer,
  write: writeSuccess,
});
