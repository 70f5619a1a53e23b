import {
  getCookies,
  getCouponPool,
  listOwnCoupons,
  pullCoupon,
  setCouponLink,
  updateCoupon,
} from '@/contract/rest/coupons';
import { ownCouponAccount, self } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { CouponsService } from '@/server/services/coupons/coupons';

export function couponsRoutes(coupons: CouponsService): Route[] {
  return [
    route(listOwnCoupons, {
      right: self('userId'),
      handler: async ({ person }) => ({
        items: await coupons.listOwn(person),
        rejected: [],
      }),
    }),
    route(getCouponPool, {
      right: 'signedIn',
      handler: async () => ({ ...(await coupons.pool()), rejected: [] }),
    }),
    route(pullCoupon, {
      right: self('applicatorId'),
      handler: ({ person, body }) => coupons.pull(person, body),
    }),
    route(updateCoupon, {
      right: [ownCouponAccount('id'), self('applicatorId')],
      handler: ({ person, params, body }) => coupons.update(person, params.id, body),
    }),
    route(getCookies, {
      right: ownCouponAccount('id'),
      handler: async ({ person, params }) => ({
        cookies_json: await coupons.cookies(person, params.id),
      }),
    }),
    route(setCouponLink, {
      right: ownCouponAccount('id'),
      handler: async ({ person, params, body }) => {
        await coupons.link(person, params.id, body);
        return { success: true, message: null };
      },
    }),
  ];
}
