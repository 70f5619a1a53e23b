import type { CouponAccount } from '@/contract/entities/coupon';
import type { Cents } from '@/contract/wire';
import { isApiError, isToBeTold, serverText } from '@/console/api/apiError';
import { couponsApi, type AccountChange, type CookiesCopied } from '@/console/api/coupons';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectLinks } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppThunk, RootState } from '@/console/store/types';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { runCall, selectIsRunning } from '@/console/shared/deeds/runCall';
import { selectToolText } from '@/console/shared/text/useToolText';
import type { Texts } from '@/console/text/texts';
import { customerName, linkOf } from '@/domain/couponLinks';
import { formatMoney } from '@/domain/money';
import { linkToCustomer, type Customer } from './linkDeeds';

const { getCookies, pullCoupon, updateCoupon } = couponsApi.endpoints;

/**
 * The keys of the calls: every drawer sees a running call, even one that was closed and opened again meanwhile. They also
 * name the deeds to the guard against a second press.
 */
const PULL = 'pull';
const actOn = (id: string) => `account:${id}`;

/** @returns whether the call of a pull is running. */
export const selectIsPulling = (state: RootState): boolean => selectIsRunning(state, PULL);

/** @returns whether the call of a deed on this account is running. */
export const selectIsActing = (state: RootState, id: string): boolean =>
  selectIsRunning(state, actOn(id));

/** Takes one coupon of `value` from the pool. @returns its account; null if there is none, and then why was said. */
const take =
  (value: Cents): AppThunk<Promise<CouponAccount | null>> =>
  async (dispatch, getState, { notifier }) => {
    const userId = selectUserId(getState());
    if (userId === null) return null;
    const call = runCall(pullCoupon, { value, applicatorId: userId }, PULL);
    const { data, error } = await dispatch(call);
    if (error === undefined) {
      notifier.dismiss(PULL);
      return data;
    }
    if (!isToBeTold(error)) return null;
    const { notices } = selectToolText(getState());
    const money = formatMoney(value, selectLocale(getState()));
    if (isApiError(error) && error.status === 404) {
      notifier.notify({ variant: 'warning', text: notices.noneLeft(money), key: PULL });
    } else {
      const text = limitText(error) ?? notices.pullFailed;
      notifier.notify({ variant: 'error', text, key: PULL });
    }
    return null;
  };

/** @returns the words for a coupon of that value that was pulled. */
const pulledWords = (state: RootState, value: Cents): string =>
  selectToolText(state).notices.couponPulled(formatMoney(value, selectLocale(state)));

/** 'Puxar': takes one coupon of `value` from the pool and reports the result (behaviour: coupon-pull). */
export const pull = (value: Cents): Deed =>
  oncePressed(PULL, async (dispatch, getState, { notifier }) => {
    if ((await dispatch(take(value))) === null) return;
    notifier.notify({ variant: 'success', text: pulledWords(getState(), value) });
  });

/**
 * 'Puxar e vincular': pulls, and links the account to the customer, unless the attendance ended meanwhile
 * (behaviour: coupon-wanted).
 */
export const pullFor = (value: Cents, customer: Customer): Deed =>
  oncePressed(PULL, async (dispatch, getState, { notifier }) => {
    const account = await dispatch(take(value));
    if (account === null) return;
    const text = pulledWords(getState(), value);
    if (selectConversation(getState(), customer.id) === null) {
      notifier.notify({ variant: 'success', text });
    } else {
      dispatch(linkToCustomer(account, customer, [text.replace(/!$/, '')]));
    }
  });

type Words = (notices: Texts['notices']) => string;

/** Runs a deed on an account, unless one on the same account is running or was pressed just now. */
const onAccount = ({ id }: CouponAccount, deed: Deed): Deed => oncePressed(actOn(id), deed);

/** Gives an account away and reports the result. */
const change =
  (account: CouponAccount, to: AccountChange, done: Words, failed: Words): Deed =>
  async (dispatch, getState, { notifier }) => {
    const key = actOn(account.id);
    const { error } = await dispatch(runCall(updateCoupon, { account, change: to }, key));
    if (error !== undefined && !isToBeTold(error)) return;
    const { notices } = selectToolText(getState());
    if (error === undefined) notifier.dismiss(key);
    notifier.notify(
      error === undefined
        ? { variant: 'success', text: done(notices) }
        : { variant: 'error', text: failed(notices), key },
    );
  };

/** 'Marcar sem cupom': asks for confirmation first, since the account cannot be pulled again. */
export const markEmpty = (account: CouponAccount): Deed =>
  onAccount(account, async (dispatch, getState, { dialogs }) => {
    if (!dialogs.confirm(selectToolText(getState()).coupons.confirmMark(account.email))) return;
    await dispatch(
      change(
        account,
        'withoutCoupon',
        (notices) => notices.accountMarked,
        (notices) => notices.markFailed,
      ),
    );
  });

/** 'Devolver': a returned coupon can be pulled again, so it asks only when a customer is linked to it. */
export const giveBack = (account: CouponAccount): Deed =>
  onAccount(account, async (dispatch, getState, { dialogs }) => {
    const link = linkOf(selectLinks(getState()), account.email);
    const { confirmGiveBack } = selectToolText(getState()).coupons;
    if (link !== null && !dialogs.confirm(confirmGiveBack(account.email, customerName(link)))) {
      return;
    }
    await dispatch(
      change(
        account,
        'returned',
        (notices) => notices.couponReturned,
        (notices) => notices.returnFailed,
      ),
    );
  });

/**
 * 'Copiar script de login': the cookies go only to the clipboard; a notice reports the result
 * (behaviour: login-script).
 */
export const copyLoginScript = (account: CouponAccount): Deed =>
  onAccount(account, async (dispatch, getState, { notifier }) => {
    const { id } = account;
    const key = actOn(id);
    const { data, error } = await dispatch(runCall(getCookies, { id }, key));
    if (error !== undefined && !isToBeTold(error)) return;
    const { notices } = selectToolText(getState());
    if (data?.copied === true) {
      notifier.notify({ variant: 'success', text: notices.loginScriptCopied, key });
    } else {
      const text = limitText(error) ?? notices[wordOf(data)];
      notifier.notify({ variant: 'error', text, key });
    }
  });

/** @returns the host's words about a limit, which say until when (behaviour: coupon-limits); null for other errors. */
const limitText = (error: unknown): string | null =>
  isApiError(error) && error.status === 429 ? serverText(error) : null;

const wordOf = (copied: CookiesCopied | undefined) =>
  copied?.fault === 'loginScript.noCookies' ? 'noCookies' : 'loginScriptFailed';
