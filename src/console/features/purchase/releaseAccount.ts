import type { CouponAccount } from '@/contract/entities/coupon';
import { isApiError } from '@/console/api/apiError';
import { couponsApi } from '@/console/api/coupons';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';
import { reasonOf } from './reasonOf';
import { forgetUsed, usedEmails } from './usedAccounts';

const { listOwnCoupons, updateCoupon } = couponsApi.endpoints;

/** The result: given back, no longer this person's account, or unknown. */
type Release = 'released' | 'gone' | 'failed';

/** @returns the own account with that e-mail; null when there is none; undefined when the list could not be read. */
const findAccount =
  (userId: string, email: string): AppThunk<Promise<CouponAccount | null | undefined>> =>
  async (dispatch, getState) => {
    const of = (items: readonly CouponAccount[] = []) => items.find((own) => own.email === email);
    const held = of(listOwnCoupons.select({ userId })(getState()).data?.items);
    if (held !== undefined) return held;
    const { data } = await dispatch(
      listOwnCoupons.initiate({ userId }, { subscribe: false, forceRefetch: true }),
    );
    // A rejected item of the list may have been this account.
    return of(data?.items) ?? (data?.rejected.length === 0 ? null : undefined);
  };

/** Gives a used account back without its coupon (behaviour: purchase-account-released). A failure shows a notice. */
export const releaseAccount =
  (userId: string, email: string): AppThunk<Promise<Release>> =>
  async (dispatch, getState, { logger, notifier, storage }) => {
    const failed = (reason: string): Release => {
      logger.warn('account after purchase', reason);
      const text = selectText(getState()).notices.releaseFailed(email);
      notifier.notify({ variant: 'warning', text, key: `release:${email}` });
      return 'failed';
    };
    const account = await dispatch(findAccount(userId, email));
    if (account === undefined) return failed('own list not read');
    if (account !== null) {
      const { error } = await dispatch(
        updateCoupon.initiate({ account, change: 'used' }, { track: false }),
      );
      if (error === undefined) return 'released';
      if (!isApiError(error) || error.status !== 404) return failed(reasonOf(error));
    }
    forgetUsed(storage, userId, email);
    return 'gone';
  };

/** Gives back the accounts that an earlier attempt or an earlier visit could not. */
export const releaseLeftOver =
  (): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifier, storage }) => {
    const userId = selectUserId(getState());
    if (userId === null) return;
    for (const email of usedEmails(storage, userId)) {
      if ((await dispatch(releaseAccount(userId, email))) !== 'released') continue;
      const text = selectText(getState()).notices.accountReleased(email);
      notifier.notify({ variant: 'info', text });
    }
  };
