import { isToBeTold } from '@/console/api/apiError';
import { pedidosApi, verifyKey } from '@/console/api/pedidos';
import type { NoticeVariant } from '@/console/ports/ports';
import type { Deed } from '@/console/shared/deeds/deed';
import { runCall } from '@/console/shared/deeds/runCall';
import { selectText } from '@/console/shared/text/useText';
import { paymentTone, paymentWord, type PaymentTone } from '@/console/text/orderWords';
import { expiredNotice, lateNotice, paidNotice } from './paymentNotices';

const VARIANTS: Record<PaymentTone, NoticeVariant> = {
  good: 'success',
  open: 'info',
  late: 'warning',
  over: 'warning',
};

/**
 * When an event announces the same status, its notice has the same key as the response's, so one replaces the other.
 */
const EVENT_KEYS: Partial<Record<string, (pedidoId: string) => string>> = {
  aprovado: paidNotice,
  expirado: expiredNotice,
  pago_atrasado: lateNotice,
};

/**
 * Asks the bank through the host, and reports the host's answer (behaviour: verify-button). The call makes the orders
 * be read again, whatever the answer is.
 */
export const verify =
  (pedidoId: string): Deed =>
  async (dispatch, getState, { notifier }) => {
    const key = verifyKey(pedidoId);
    const { data, error } = await dispatch(
      runCall(pedidosApi.endpoints.verifyPayment, { pedidoId }, key),
    );
    const { history, notices } = selectText(getState());
    if (error !== undefined) {
      if (!isToBeTold(error)) return;
      notifier.notify({ variant: 'error', text: notices.verifyFailed, key });
      return;
    }
    const text = data.message || history.verified(paymentWord(data.status, history));
    const sameAs = EVENT_KEYS[data.status]?.(pedidoId) ?? key;
    notifier.notify({ variant: VARIANTS[paymentTone(data.status)], text, key: sameAs });
  };
