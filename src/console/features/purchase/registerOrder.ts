import type { BodyOf } from '@/contract/rest/call';
import type { CALLS } from '@/contract/rest/calls';
import { attendanceApi } from '@/console/api/attendance';
import { purchaseApi } from '@/console/api/purchase';
import { isApiError, isToBeTold, isUnanswered, reasonOf, serverText } from '@/console/api/apiError';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import {
  accountUnlinked,
  selectLinkedAccount,
} from '@/console/entities/couponLinks/couponLinksSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppThunk } from '@/console/store/types';
import { playSound } from '@/console/shared/notices/playSound';
import { selectText } from '@/console/shared/text/useText';
import { releaseAccount } from './releaseAccount';
import { keepUsed } from './usedAccounts';

/** A failed registration's notice. */
const FAILED = 'purchase';

/** A purchase as it is sent (wire: purchase). */
type Purchase = BodyOf<(typeof CALLS)['registerPurchase']>;

/** 'unanswered': it is unknown whether it was registered. 'presumed': it must have been, and a notice said so. */
export type Registration = 'registered' | 'refused' | 'unanswered' | 'presumed';

/**
 * Registers a purchase and reports the result (behaviour: purchase-registered, purchase-failed). The steps that follow
 * a registration continue after this has returned.
 *
 * @param phone the customer's number, in any spelling.
 * @param isRepeat an earlier attempt was 'unanswered': a host that refuses now has registered that one.
 */
export const registerOrder =
  (phone: string, purchase: Purchase, isRepeat: boolean): AppThunk<Promise<Registration>> =>
  async (dispatch, getState, { notifier }) => {
    const { error } = await dispatch(
      purchaseApi.endpoints.registerPurchase.initiate({ phone, purchase }, { track: false }),
    );
    if (error === undefined) {
      notifier.dismiss(FAILED);
      void dispatch(completePurchase(purchase));
      return 'registered';
    }
    if (!isToBeTold(error)) return 'refused';
    const isThere = selectConversation(getState(), purchase.chatId) !== null;
    if (isUnanswered(error) && !isThere) {
      dispatch(sayUnsure(purchase.emailConta));
      return 'presumed';
    }
    const text = serverText(error) ?? selectText(getState()).notices.purchaseFailed;
    notifier.notify({ variant: 'error', text, key: FAILED });
    if (isUnanswered(error)) return 'unanswered';
    if (isRepeat && isApiError(error) && error.status === 409) {
      dispatch(sayUnsure(purchase.emailConta));
    }
    return 'refused';
  };

/**
 * Warns that a purchase without a response must have been registered, if its chat is gone
 * (behaviour: purchase-unanswered).
 *
 * @param email the account that was used for it.
 */
export const sayUnsureIfGone =
  (chatId: string, email: string): AppThunk =>
  (dispatch, getState) => {
    const isThere = selectConversation(getState(), chatId) !== null;
    if (!isThere && selectUserId(getState()) !== null) dispatch(sayUnsure(email));
  };

/** Warns that nobody confirmed the purchase with this account. */
const sayUnsure =
  (email: string): AppThunk =>
  (_dispatch, getState, { notifier }) => {
    const text = selectText(getState()).notices.purchaseUnsure(email);
    notifier.notify({ variant: 'warning', text, key: 'purchaseUnsure' });
  };

/**
 * Does what follows a registered purchase (behaviour: purchase-registered, purchase-account-released): shows a notice
 * and plays a sound, ends the attendance, gives the account back without its coupon, and removes the customer's link.
 */
const completePurchase =
  ({ chatId, emailConta }: Purchase): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifier, storage }) => {
    const state = getState();
    const userId = selectUserId(state);
    if (userId === null) return;
    keepUsed(storage, userId, emailConta);
    notifier.notify({ variant: 'success', text: selectText(state).notices.orderRegistered });
    dispatch(playSound('purchase'));
    const linked = selectLinkedAccount(state, chatId);
    // The link of the used account is removed when that account is given back.
    if (linked !== null && linked !== emailConta) dispatch(accountUnlinked({ email: linked }));
    await Promise.all([
      dispatch(endAttendance(chatId)),
      dispatch(releaseAccount(userId, emailConta)),
    ]);
  };

/**
 * Ends the attendance. A failure is only logged, because the host has already ended it
 * (behaviour: purchase-registered).
 */
const endAttendance =
  (chatId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { logger, notifier }) => {
    const { data, error } = await dispatch(
      attendanceApi.endpoints.finishAttendance.initiate({ chatId }, { track: false }),
    );
    if (data?.success === true) {
      const text = selectText(getState()).notices.attendanceFinished;
      notifier.notify({ variant: 'success', text });
    } else {
      logger.warn('finalizar after purchase', reasonOf(error));
    }
  };
