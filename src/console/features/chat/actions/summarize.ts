import { reasonOf } from '@/console/api/apiError';
import { clientesApi } from '@/console/api/clientes';
import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectLinkedAccount } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import { summaryMade } from '@/console/entities/summary/summarySlice';
import { findOwnAccount } from '@/console/shared/coupons/findOwnAccount';
import type { Deed } from '@/console/shared/deeds/deed';
import type { AppThunk, RootState } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';
import { summaryWordsOf } from '@/console/text/summaryWords';
import type { Cliente } from '@/contract/entities/cliente';
import type { Cents } from '@/contract/wire';
import { checkoutScript, manualDiscount } from '@/domain/checkoutScript';
import { formatMoney } from '@/domain/money';
import { customerPrice, hasFreeCoupon, hasPrice, PRICED } from '@/domain/pricing';
import { freeCoupons, selectIndicacoes } from '../header/referrals';

const selectWords = (state: RootState) => summaryWordsOf(selectLocale(state));

/**
 * Copies the checkout script, then sets the customer's stage to aguardando_confirmacao (behaviour: summarize). If the
 * person cancels, nothing is copied and the stage does not change.
 */
export const summarize =
  (chatId: string): Deed =>
  async (dispatch, getState, { clipboard, dialogs, notifier }) => {
    const key = `summarize:${chatId}`;
    const { notices } = selectText(getState());
    const words = selectWords(getState());
    const cliente = selectCliente(getState(), chatId);
    const conversation = selectConversation(getState(), chatId);
    if (cliente === null || conversation === null) {
      notifier.notify({ variant: 'error', text: notices.clientUnknown, key });
      return;
    }

    const phone = conversation.number;
    // Start the clipboard write first: questions and calls may outlive the click, and some browsers then refuse to
    // copy.
    const composed = Promise.resolve().then(() => dispatch(compose({ chatId, cliente, phone })));
    const copying = clipboard.write(composed.then(orNothing)).then(
      () => true,
      // The reason does not matter: the person copies by hand (behaviour: summarize-clipboard).
      () => false,
    );
    const script = await composed;
    const copied = await copying;
    if (script === null) return;

    dispatch(summaryMade({ chatId, script }));
    if (copied) notifier.notify({ variant: 'success', text: notices.scriptCopied, key });
    else {
      notifier.notify({ variant: 'error', text: notices.scriptFailed, key });
      dialogs.prompt(words.copyPrompt, script);
    }
    const isSet = await dispatch(confirmStage(chatId, phone));
    if (isSet) notifier.notify({ variant: 'info', text: notices.stageNowConfirmation });
  };

/** Rejects when there is nothing to copy, so that the clipboard keeps its content. */
function orNothing(script: string | null): string {
  if (script === null) throw new Error('nothing to copy');
  return script;
}

interface Attendance {
  chatId: string;
  cliente: Cliente;
  phone: string;
}

/** @returns the script, or null when the person cancelled. */
const compose =
  (attendance: Attendance): AppThunk<Promise<string | null>> =>
  async (dispatch, getState, { dialogs, page }) => {
    const { cliente, phone } = attendance;
    const couponValue = await dispatch(couponValueOf(attendance));
    if (couponValue === null) return null;

    const free = freeCoupons(selectIndicacoes(getState(), phone), cliente);
    if (!hasPrice(couponValue) && !hasFreeCoupon(free)) {
      // Such a value has a price of 0. The agent must confirm it, so that nobody gives a coupon away by mistake
      // (behaviour: summarize-unpriced).
      const words = selectWords(getState());
      const locale = selectLocale(getState());
      const money = (cents: Cents) => formatMoney(cents, locale);
      const question = words.confirmUnpriced({
        value: money(couponValue),
        lowest: money(PRICED.lowest),
        highest: money(PRICED.highest),
        price: money(customerPrice(couponValue)),
      });
      if (!dialogs.confirm(question)) return null;
    }

    const picture = cliente.imagemPedidoUrl;
    return checkoutScript({
      cliente: {
        ...cliente,
        // The customer opens the picture outside the console, where a path without an origin does not work.
        imagemPedidoUrl: picture?.startsWith('/') ? page.origin + picture : picture,
      },
      couponValue,
      freeCoupons: free,
    });
  };

/** @returns the linked account's value, or else the value the person types; null when they cancel. */
const couponValueOf =
  ({ chatId, cliente }: Attendance): AppThunk<Promise<Cents | null>> =>
  async (dispatch, getState) => {
    const words = selectWords(getState());
    const ask = (question: string) => dispatch(askDiscount(question, cliente.cupomValor));
    const email = selectLinkedAccount(getState(), chatId);
    const userId = selectUserId(getState());
    if (email === null || userId === null) return ask(words.discountPrompt);

    const account = await dispatch(findOwnAccount(userId, email));
    if (account === 'unread') return ask(words.discountPromptUnread(email));
    if (account === 'gone') return ask(words.discountPrompt);
    const { coupon } = account;
    return coupon !== null && coupon > 0 ? coupon : ask(words.discountPromptEmpty(email));
  };

/**
 * Asks for the discount by hand (behaviour: summarize-discount). An invalid input gets a notice; a cancel does not.
 *
 * @param wished the value the customer chose; the prompt starts with it, to be accepted or changed.
 */
const askDiscount =
  (question: string, wished: Cents | null): AppThunk<Cents | null> =>
  (_dispatch, getState, { dialogs, notifier }) => {
    const typed = dialogs.prompt(question, wished === null ? '' : formatMoney(wished));
    const discount = manualDiscount(typed);
    if (typed !== null && discount === null) {
      const words = selectWords(getState());
      notifier.notify({ variant: 'error', text: words.discountInvalid, key: 'discount' });
    }
    return discount;
  };

/**
 * Sets the stage. A failure is only logged, because the agent already has the script (behaviour: stage-set).
 *
 * @returns whether it was set
 */
const confirmStage =
  (chatId: string, phone: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { logger }) => {
    const { error } = await dispatch(
      clientesApi.endpoints.setStage.initiate(
        { chatId, phone, estadoFluxo: 'aguardando_confirmacao' },
        { track: false },
      ),
    );
    if (error) logger.warn('estado-fluxo', reasonOf(error));
    return !error;
  };
