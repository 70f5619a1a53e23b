/** What can be done about an order's payment, wherever the order is shown: by its customer, or on the dashboard. */
import { isApiError, serverText } from '@/console/api/apiError';
import { pedidosApi, refundKey, verifyKey } from '@/console/api/pedidos';
import { selectLocale } from '@/console/entities/preferences/preferencesSlice';
import type { NoticeVariant } from '@/console/ports/ports';
import { paymentTone, paymentWord, type PaymentTone } from '@/console/text/orderWords';
import type { Pedido } from '@/contract/entities/pedido';
import { formatMoney } from '@/domain/money';
import { refundFault } from '@/domain/validation/refund';
import { faultFound } from '@/console/shared/notices/formFaults';
import { expiredNotice, paidNotice, refundedNotice } from './paymentNotices';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';

const { refundPedido, verifyPayment } = pedidosApi.endpoints;

const VARIANTS: Record<PaymentTone, NoticeVariant> = {
  good: 'success',
  open: 'info',
  over: 'warning',
};

/** Where an event tells of the same, its notice takes the place of the answer's, or this of that. */
const EVENT_KEYS: Partial<Record<string, (pedidoId: string) => string>> = {
  aprovado: paidNotice,
  expirado: expiredNotice,
};

/**
 * 'Verificar': asks the bank by way of the host, and says what the host answers (behaviour: verify-button). The orders
 * are read again, whatever the answer was. It runs once at a time for an order.
 */
export const verifyOrder =
  (pedidoId: string): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifier }) => {
    const key = verifyKey(pedidoId);
    const running = verifyPayment.select({ requestId: undefined, fixedCacheKey: key })(getState());
    if (running.isLoading) return;
    const call = dispatch(verifyPayment.initiate({ pedidoId }, { fixedCacheKey: key }));
    const { data, error } = await call;
    call.reset();
    const { history, notices } = selectText(getState());
    if (error) {
      notifier.notify({ variant: 'error', text: notices.verifyFailed, key });
      return;
    }
    const text = data.message || history.verified(paymentWord(data.status, history));
    const sameAs = EVENT_KEYS[data.status]?.(pedidoId) ?? key;
    notifier.notify({ variant: VARIANTS[paymentTone(data.status)], text, key: sameAs });
  };

type Refunded = Pick<
  Pedido,
  'id' | 'cupomPixId' | 'cupomPagamentoStatus' | 'cupomValorCliente' | 'nomeCompleto'
>;

/**
 * 'Reembolsar': wants a payment id and an approved payment, asks (behaviour: refund-check), gives the money back and
 * says how it went, by the host's own words where it refuses (behaviour: refund-said). It runs once at a time for an
 * order.
 * @returns true when the money was given back.
 */
export const refundOrder =
  (pedido: Refunded): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { dialogs, notifier }) => {
    const { history, notices } = selectText(getState());
    const fixedCacheKey = refundKey(pedido.id);
    const running = refundPedido.select({ requestId: undefined, fixedCacheKey })(getState());
    if (running.isLoading) return false;
    const fault = refundFault(pedido);
    if (fault !== null) {
      dispatch(faultFound({ fault }));
      return false;
    }
    const value = formatMoney(pedido.cupomValorCliente ?? 0, selectLocale(getState()));
    if (!dialogs.confirm(history.confirmRefund(value, pedido.nomeCompleto ?? ''))) return false;

    const call = dispatch(
      refundPedido.initiate(
        { pedidoId: pedido.id, pixId: pedido.cupomPixId ?? '' },
        { fixedCacheKey },
      ),
    );
    const { data, error } = await call;
    call.reset();
    // The event's notice, which names the customer, takes the place of this one, or this of that.
    const key = refundedNotice(pedido.id);
    if (error || data.success === false) {
      const text = (error ? serverText(error) : data.message) || notices.refundFailed;
      // 503: the bank has not said yet whether it did; the host goes on asking (wire: refund-pedido).
      const isOpen = isApiError(error) && error.status === 503;
      notifier.notify({ variant: isOpen ? 'warning' : 'error', text, key });
      return false;
    }
    notifier.notify({ variant: 'success', text: history.refunded, key });
    return true;
  };
