import type { SideTexts } from '@/console/text/sideTexts';
import type { Locale } from '@/console/text/texts';
import {
  isRefunded,
  orderStatusWord,
  paymentWord,
  toneOfOrder,
  type PaymentTone,
} from '@/console/text/orderWords';
import type { Pedido } from '@/contract/entities/pedido';
import type { Cents } from '@/contract/wire';
import { formatMoney } from '@/domain/money';
import { formatPhone } from '@/domain/phone';
import { saoPauloMoment } from '@/console/shared/time/saoPauloMoment';

/** One order of the table, as text. */
export interface OrderRow {
  id: string;
  number: string;
  date: string;
  customer: string;
  phone: string;
  agent: string;
  status: string;
  original: string;
  paid: string;
  /** A referral coupon paid for it (behaviour: free-coupon). */
  isFree: boolean;
  commission: string;
  profit: string;
  isLoss: boolean;
  payment: string;
  tone: PaymentTone;
  /** What says that the customer has the money back; null while they have not. */
  givenBack: string | null;
  /** The order's name in sentences and button labels: 'nº 12 · Maria', without a number 'Maria · 05/04/2026 13:07'. */
  label: string;
}

/**
 * Formats an order for the table.
 *
 * @param names the agents' names by id, for orders that do not contain the name
 */
export function orderRow(
  pedido: Pedido,
  text: SideTexts,
  locale: Locale,
  names: ReadonlyMap<string, string>,
): OrderRow {
  const { history, ordersDashboard } = text;
  const words = ordersDashboard.table;
  const money = (cents: Cents | null) => (cents === null ? '—' : formatMoney(cents, locale));
  const number = pedido.numeroPedido ? words.number(pedido.numeroPedido) : words.noNumber;
  const customer = pedido.nomeCompleto?.trim() || words.noName;
  const date = pedido.createdAt === null ? '—' : saoPauloMoment(pedido.createdAt, locale);
  return {
    id: pedido.id,
    number,
    date,
    customer,
    phone: formatPhone(pedido.clienteTelefone),
    agent: pedido.agenteInfo?.nome || names.get(pedido.agenteId ?? '') || words.noAgent,
    status: orderStatusWord(pedido.status, history),
    original: money(pedido.cupomValorOriginal),
    paid: money(pedido.cupomValorCliente),
    isFree: pedido.cupomValorCliente === 0 && pedido.cupomPagamentoStatus === 'aprovado',
    commission: money(pedido.cupomValorFuncionario),
    profit: money(pedido.cupomLucroBruto),
    isLoss: (pedido.cupomLucroBruto ?? 0) < 0,
    payment: paymentWord(pedido.cupomPagamentoStatus, history),
    tone: toneOfOrder(pedido),
    givenBack: isRefunded(pedido) ? history.givenBack : null,
    label: (pedido.numeroPedido ? [number, customer] : [customer, date]).join(' · '),
  };
}
