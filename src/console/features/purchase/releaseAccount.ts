import { isApiError, reasonOf } from '@/console/api/apiError';
import { couponsApi } from '@/console/api/coupons';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppThunk } from '@/console/store/types';
import { findOwnAccount } from '@/console/shared/coupons/findOwnAccount';
import { selectText } from '@/console/shared/text/useText';
import { forgetUsed, usedEmails } from './usedAccounts';

const { updateCoupon } = couponsApi.endpoints;

/** The result: given back, no longer this person's account, or unknown. */
type Release = 'released' | 'gone' | 'failed';

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
    const account = await dispatch(findOwnAccount(userId, email));
    if (account === 'unread') return failed('own list not read');
    if (account !== 'gone') {
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
