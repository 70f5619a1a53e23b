import type { Conversation } from '@/contract/entities/conversation';
import {
  accountLinked,
  accountUnlinked,
  selectLinks,
} from '@/console/entities/couponLinks/couponLinksSlice';
import { couponsApi } from '@/console/api/coupons';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';
import { customerName, replacedBy } from '@/domain/couponLinks';

/**
 * Tells the host of a link or its end, so that the custody of the account can be told (behaviour: coupon-custody). What
 * becomes of it changes nothing here: the link is the browser's own, and a host may lack the call.
 */
const tellHost =
  (email: string, linked: boolean): AppThunk =>
  (dispatch, getState) => {
    const { listOwnCoupons, setCouponLink } = couponsApi.endpoints;
    const userId = selectUserId(getState());
    if (userId === null) return;
    const own = listOwnCoupons.select({ userId })(getState()).data?.items;
    // An account that the list on screen lacks is the agent's own no longer.
    const account = own?.find((each) => each.email === email);
    if (account)
      void dispatch(setCouponLink.initiate({ id: account.id, linked }, { track: false }));
  };

/** 'Vincular ao cliente': links the account and reports the new customer and the links this replaced. */
export const linkToCustomer =
  (email: string, { id, name, number }: Pick<Conversation, 'id' | 'name' | 'number'>): AppThunk =>
  (dispatch, getState, { notifier }) => {
    const link = { chatId: id, nome: name, numero: number };
    const before = replacedBy(selectLinks(getState()), email, id);
    dispatch(accountLinked({ email, link }));
    dispatch(tellHost(email, true));
    if (before.account !== null) dispatch(tellHost(before.account, false));
    const { notices } = selectText(getState());
    const said = [
      notices.accountLinked(customerName(link)),
      ...(before.customer === null
        ? []
        : [notices.accountWasLinked(email, customerName(before.customer))]),
      ...(before.account === null
        ? []
        : [notices.accountWasLinked(before.account, customerName(link))]),
    ];
    notifier.notify({ variant: 'success', text: said.join('. '), key: 'accountLink' });
  };

/** 'Desvincular'. */
export const unlinkAccount =
  (email: string): AppThunk =>
  (dispatch, getState, { notifier }) => {
    dispatch(accountUnlinked({ email }));
    dispatch(tellHost(email, false));
    const text = selectText(getState()).notices.accountUnlinked;
    notifier.notify({ variant: 'success', text, key: 'accountLink' });
  };
