import { isApiError } from '@/console/api/apiError';
import { clientesApi } from '@/console/api/clientes';
import { couponsApi } from '@/console/api/coupons';
import { selectClient } from '@/console/entities/clients/clientsSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectLinkedAccount } from '@/console/entities/couponLinks/couponLinksSlice';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { AppListenerApi } from '@/console/store/listening';
import { selectText } from '@/console/shared/text/useText';
import type { Cliente } from '@/contract/entities/cliente';
import type { Cents } from '@/contract/wire';
import { checkoutScript, manualDiscount } from '@/domain/checkoutScript';
import { formatMoney } from '@/domain/money';
import { customerPrice, hasFreeCoupon, hasPrice, PRICED } from '@/domain/pricing';
import { freeCoupons, selectIndicacoes } from '../header/referrals';

/**
 * 'Resumir' (behaviour: summarize): the checkout script goes to the clipboard, then the customer's stage to
 * aguardando_confirmacao; that this failed is only logged (behaviour: stage-set). Where the person decides against
 * it, nothing is copied and no stage changed.
 */
export async function summarize(
  { chatId }: { chatId: string },
  api: AppListenerApi,
): Promise<void> {
  const { clipboard, dialogs, notifier } = api.extra;
  const key = `summarize:${chatId}`;
  const { notices, summarize: words } = selectText(api.getState());
  const cliente = selectClient(api.getState(), chatId);
  const conversation = selectConversation(api.getState(), chatId);
  if (cliente === null || conversation === null) {
    notifier.notify({ variant: 'error', text: notices.clientUnknown, key });
    return;
  }

  const phone = conversation.number;
  // The clipboard is asked before anything else: questions and calls may outlive the click, after which
  // some browsers let no page copy.
  const composed = Promise.resolve().then(() => compose({ chatId, cliente, phone }, api));
  const copying = clipboard.write(composed.then(orNothing)).then(
    () => true,
    // Whatever the browser's reason: the person copies by hand (behaviour: summarize-clipboard).
    () => false,
  );
  const script = await composed;
  const copied = await copying;
  if (script === null) return;

  if (copied) notifier.notify({ variant: 'success', text: notices.scriptCopied, key });
  else {
    notifier.notify({ variant: 'error', text: notices.scriptFailed, key });
    dialogs.prompt(words.copyPrompt, script);
  }
  await confirmStage(chatId, phone, api);
}

/** Fails where there is nothing to copy, so that the clipboard keeps what it holds. */
function orNothing(script: string | null): string {
  if (script === null) throw new Error('nothing to copy');
  return script;
}

interface Attendance {
  chatId: string;
  cliente: Cliente;
  phone: string;
}

/** The script; null when the person decided against it. */
async function compose(attendance: Attendance, api: AppListenerApi): Promise<string | null> {
  const { cliente, phone } = attendance;
  const { dialogs, page } = api.extra;
  const couponValue = await couponValueOf(attendance, api);
  if (couponValue === null) return null;

  const free = freeCoupons(selectIndicacoes(api.getState(), phone), cliente);
  if (!hasPrice(couponValue) && !hasFreeCoupon(free)) {
    // The price of such a value is 0, and nobody gives a coupon away unasked (behaviour: summarize-unpriced).
    const { summarize: words } = selectText(api.getState());
    const locale = selectLocale(api.getState());
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
      // The customer opens it elsewhere: a path alone is no address there.
      imagemPedidoUrl: picture?.startsWith('/') ? page.origin + picture : picture,
    },
    couponValue,
    freeCoupons: free,
  });
}

/** The linked account's value, or else what the person types; null when they type none. */
async function couponValueOf(
  { chatId, cliente }: Attendance,
  api: AppListenerApi,
): Promise<Cents | null> {
  const { summarize: words } = selectText(api.getState());
  const ask = (question: string) => askDiscount(question, cliente.cupomValor, api);
  const email = selectLinkedAccount(api.getState(), chatId);
  if (email === null) return ask(words.discountPrompt);

  const account = await readLinkedAccount(email, api);
  if (account === 'unread') return ask(words.discountPromptUnread(email));
  if (account === null) return ask(words.discountPrompt);
  const { coupon } = account;
  return coupon !== null && coupon > 0 ? coupon : ask(words.discountPromptEmpty(email));
}

/** null: the agent no longer holds that account, and the link is none any more (behaviour: coupon-links-cleanup). */
async function readLinkedAccount(email: string, api: AppListenerApi) {
  const userId = selectUserId(api.getState());
  if (userId === null) return null;
  const { data } = await api.dispatch(
    couponsApi.endpoints.listOwnCoupons.initiate({ userId }, { subscribe: false }),
  );
  if (data === undefined) return 'unread';
  return data.items.find((account) => account.email === email) ?? null;
}

/**
 * Asks for a manual discount (behaviour: summarize-discount). Who cancels knows why; who mistyped is told.
 * @param wished the value that the customer chose, which stands there to be taken or changed.
 */
function askDiscount(question: string, wished: Cents | null, api: AppListenerApi): Cents | null {
  const { dialogs, notifier } = api.extra;
  const typed = dialogs.prompt(question, wished === null ? '' : formatMoney(wished));
  const discount = manualDiscount(typed);
  if (typed !== null && discount === null) {
    const { summarize: words } = selectText(api.getState());
    notifier.notify({ variant: 'error', text: words.discountInvalid, key: 'discount' });
  }
  return discount;
}

async function confirmStage(chatId: string, phone: string, api: AppListenerApi): Promise<void> {
  const { error } = await api.dispatch(
    clientesApi.endpoints.setStage.initiate(
      { chatId, phone, estadoFluxo: 'aguardando_confirmacao' },
      { track: false },
    ),
  );
  if (error) {
    const detail = isApiError(error)
      ? `${error.kind} ${String(error.status ?? '')}`.trim()
      : 'unknown';
    api.extra.logger.warn('estado-fluxo', detail);
  }
}
