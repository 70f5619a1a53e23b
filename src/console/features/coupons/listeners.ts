import type { StartAppListening } from '@/console/store/listening';
import { addCouponLinkListeners } from './linkListeners';
import { addCouponListListeners } from './listListeners';
import { addCouponTransferListeners } from './transferListeners';

/** Adds the coupon listeners that must run whether or not the drawer is open. */
export function addCouponsListeners(start: StartAppListening): void {
  addCouponLinkListeners(start);
  addCouponListListeners(start);
  addCouponTransferListeners(start);
}
