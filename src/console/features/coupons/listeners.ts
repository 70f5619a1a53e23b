import type { StartAppListening } from '@/console/store/listening';
import { addCouponLinkListeners } from './linkListeners';
import { addCouponListListeners } from './listListeners';

/** What the coupons need whether or not their drawer is open. */
export function addCouponsListeners(start: StartAppListening): void {
  addCouponLinkListeners(start);
  addCouponListListeners(start);
}
