import type { FinishedAttendance } from '@/contract/entities/attendance';
import { formatMoney } from '@/domain/money';
import type { FinishedWords } from './finishedWords';
import { isRefunded } from './orderWords';
import type { Locale, Texts } from './texts';

/** @returns the purchase with which an attendance ended in words: 'Pedido de R$ 4,70 · nº 123456'. */
export function finishedPurchase(
  purchase: NonNullable<FinishedAttendance['compra']>,
  text: FinishedWords,
  { history }: Texts,
  locale: Locale,
): string {
  const { numeroPedido, cupomValorCliente } = purchase;
  return [
    cupomValorCliente === null
      ? text.purchase
      : text.purchaseOf(formatMoney(cupomValorCliente, locale)),
    isRefunded(purchase) ? history.givenBack : '',
    numeroPedido === null ? '' : history.number(numeroPedido),
  ]
    .filter(Boolean)
    .join(' · ');
}
