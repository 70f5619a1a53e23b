import type { Pedido } from '@/contract/entities/pedido';
import { humanise } from '@/domain/stages';
import type { Texts } from './texts';

/** The state of a payment, for its colour. The colour always comes with a word. */
export type PaymentTone = 'good' | 'open' | 'late' | 'over';

const TONES: ReadonlyMap<string, PaymentTone> = new Map([
  ['aprovado', 'good'],
  ['pendente', 'open'],
  ['pago_atrasado', 'late'],
]);

const word = (words: Record<string, string>, key: string) =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/**
 * @returns an order's status in words. A status this build does not know is shown humanised (behaviour: order-status).
 */
export const orderStatusWord = (status: string, text: Texts['history']): string =>
  word(text.status, status) ?? (humanise(status) || '—');

/** @returns a payment's status in words. An unknown one is shown as cancelled (behaviour: payment-status). */
export const paymentWord = (status: string, text: Texts['history']): string =>
  word(text.payment, status) ?? text.payment.cancelado;

/** @returns whether the customer has the money back (behaviour: refunded-seen). */
export const isRefunded = ({ status }: Pick<Pedido, 'status'>): boolean => status === 'reembolsado';

export const paymentTone = (status: string): PaymentTone => TONES.get(status) ?? 'over';

/** @returns the colour of an order's payment. One that was given back is no longer good (behaviour: refunded-seen). */
export const toneOfOrder = (
  pedido: Pick<Pedido, 'status' | 'cupomPagamentoStatus'>,
): PaymentTone => (isRefunded(pedido) ? 'over' : paymentTone(pedido.cupomPagamentoStatus));
