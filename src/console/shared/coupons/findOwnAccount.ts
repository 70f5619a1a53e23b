import { couponsApi } from '@/console/api/coupons';
import type { AppThunk } from '@/console/store/types';
import type { CouponAccount } from '@/contract/entities/coupon';

const { listOwnCoupons } = couponsApi.endpoints;

/**
 * Finds one of a person's own accounts. The list is read again when the held one does not have it.
 *
 * @param userId whose list it is: somebody else may have signed in since the deed began
 * @returns the account; 'gone' when the agent holds it no longer; 'unread' when that is unknown, because the list could
 * not be read, or not all of it (behaviour: coupon-links-cleanup)
 */
export const findOwnAccount =
  (userId: string, email: string): AppThunk<Promise<CouponAccount | 'gone' | 'unread'>> =>
  async (dispatch, getState) => {
    const of = (items: readonly CouponAccount[] = []) => items.find((own) => own.email === email);
    const held = of(listOwnCoupons.select({ userId })(getState()).data?.items);
    if (held !== undefined) return held;
    const { data } = await dispatch(
      listOwnCoupons.initiate({ userId }, { subscribe: false, forceRefetch: true }),
    );
    return of(data?.items) ?? (data?.rejected.length === 0 ? 'gone' : 'unread');
  };
