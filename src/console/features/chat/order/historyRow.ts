import type { Texts } from '@/console/text/texts';
import { formatDateTime } from '@/console/text/format';
import {
  isRefunded,
  orderStatusWord,
  paymentWord,
  toneOfOrder,
  type PaymentTone,
} from '@/console/text/orderWords';
import type { Pedido } from '@/contract/entities/pedido';
import type { Cents } from '@/contract/wire';
import type { NumberLocale } from '@/domain/digits';
import { formatMoney } from '@/domain/money';

/** One order of the history, as text to show. */
export interface HistoryRow {
  id: string;
  title: string;
  date: string;
  status: string;
  payment: string;
  tone: PaymentTone;
  isRefunded: boolean;
  couponValue: string;
  customerValue: string;
}

/**
 * Formats an order for the history. A status this build does not know is shown humanised; an unknown payment status
 * counts as cancelled (behaviour: order-status, payment-status).
 */
export function historyRow(
  pedido: Pedido,
  text: Texts['history'],
  locale: NumberLocale,
): HistoryRow {
  const money = (cents: Cents | null) => (cents === null ? '—' : formatMoney(cents, locale));
  const { numeroPedido, restaurante } = pedido;
  return {
    id: pedido.id,
    title: [restaurante || text.noRestaurant, numeroPedido ? text.number(numeroPedido) : '']
      .filter(Boolean)
      .join(' · '),
    date: pedido.createdAt === null ? '—' : formatDateTime(pedido.createdAt, locale),
    status: orderStatusWord(pedido.status, text),
    payment: paymentWord(pedido.cupomPagamentoStatus, text),
    tone: toneOfOrder(pedido),
    isRefunded: isRefunded(pedido),
    couponValue: money(pedido.cupomValorOriginal),
    customerValue: money(pedido.cupomValorCliente),
  };
}
