import type { Conversation } from '@/contract/entities/conversation';
import type { CouponAccount } from '@/contract/entities/coupon';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import {
  accountLinked,
  accountUnlinked,
  selectLinks,
} from '@/console/entities/couponLinks/couponLinksSlice';
import { couponsApi } from '@/console/api/coupons';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppThunk, RootState } from '@/console/store/types';
import { selectToolText } from '@/console/shared/text/useToolText';
import { accountOf, customerName, linkOf, replacedBy, type CouponLink } from '@/domain/couponLinks';
import { formatMoney } from '@/domain/money';

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

/** How long 'Desfazer' is offered, in ms (behaviour: toast-action). */
const UNDO_MS = 8_000;

/** The customer of a chat, as far as a link needs them. */
export type Customer = Pick<Conversation, 'id' | 'name' | 'number'>;
/** An account, as far as a link needs it. */
type Linkable = Pick<CouponAccount, 'email' | 'coupon'>;

/** @returns what speaks against the link, in sentences (behaviour: coupon-link). */
function objectionsTo(state: RootState, { email, coupon }: Linkable, link: CouponLink): string[] {
  const { coupons } = selectToolText(state);
  const { customer } = replacedBy(selectLinks(state), email, link.chatId);
  const wanted = selectCliente(state, link.chatId)?.cupomValor ?? null;
  const money = (value: number) => formatMoney(value, selectLocale(state));
  return [
    ...(customer === null ? [] : [coupons.servesOther(email, customerName(customer))]),
    ...(wanted === null || coupon === wanted
      ? []
      : [
          coupons.otherValue(
            customerName(link),
            money(wanted),
            coupon === null ? null : money(coupon),
          ),
        ]),
  ];
}

/**
 * Links an account as it was linked before, if neither it nor that customer has got another link meanwhile.
 */
const relink =
  (email: string, link: CouponLink): AppThunk =>
  (dispatch, getState) => {
    const links = selectLinks(getState());
    if (linkOf(links, email) !== null || accountOf(links, link.chatId) !== null) return;
    dispatch(accountLinked({ email, link }));
    dispatch(tellHost(email, true));
  };

const unlink =
  (email: string): AppThunk =>
  (dispatch) => {
    dispatch(accountUnlinked({ email }));
    dispatch(tellHost(email, false));
  };

/**
 * 'Vincular ao cliente': links the account, and reports the new customer and the links this replaced, with 'Desfazer'.
 * An account that serves somebody else, or is worth another value than the customer wants, is linked only when the
 * agent says so.
 *
 * @param told what happened before, in sentences: the same toast says it
 */
export const linkToCustomer =
  (account: Linkable, { id, name, number }: Customer, told: readonly string[] = []): AppThunk =>
  (dispatch, getState, { dialogs, notifier }) => {
    const { email } = account;
    const link = { chatId: id, nome: name, numero: number };
    const { coupons, notices } = selectToolText(getState());
    const objections = objectionsTo(getState(), account, link);
    const question = [...objections, coupons.linkAnyway].join('\n');
    if (objections.length > 0 && !dialogs.confirm(question)) {
      if (told.length > 0) notifier.notify({ variant: 'success', text: told.join('. ') });
      return;
    }
    const before = replacedBy(selectLinks(getState()), email, id);
    const replaced =
      before.account === null ? null : linkOf(selectLinks(getState()), before.account);
    dispatch(accountLinked({ email, link }));
    dispatch(tellHost(email, true));
    if (before.account !== null) dispatch(tellHost(before.account, false));
    const said = [
      ...told,
      notices.accountLinked(customerName(link)),
      ...(before.customer === null
        ? []
        : [notices.accountWasLinked(email, customerName(before.customer))]),
      ...(before.account === null
        ? []
        : [notices.accountWasLinked(before.account, customerName(link))]),
    ];
    const undo = () => {
      if (linkOf(selectLinks(getState()), email)?.chatId !== id) return;
      dispatch(unlink(email));
      if (before.customer !== null) dispatch(relink(email, before.customer));
      if (before.account !== null && replaced !== null) dispatch(relink(before.account, replaced));
    };
    notifier.notify({
      variant: 'success',
      text: said.join('. '),
      key: 'accountLink',
      durationMs: UNDO_MS,
      action: { label: coupons.undo, run: undo },
    });
  };

/** 'Desvincular', with 'Desfazer'. */
export const unlinkAccount =
  (email: string): AppThunk =>
  (dispatch, getState, { notifier }) => {
    const before = linkOf(selectLinks(getState()), email);
    dispatch(unlink(email));
    const { coupons, notices } = selectToolText(getState());
    notifier.notify({
      variant: 'success',
      text: notices.accountUnlinked,
      key: 'accountLink',
      durationMs: UNDO_MS,
      ...(before !== null && {
        action: { label: coupons.undo, run: () => dispatch(relink(email, before)) },
      }),
    });
  };
