import { humanise } from '@/domain/stages';
import type { Texts } from './texts';

/** How good the news of a payment is: colour beside the word, never instead of it. */
export type PaymentTone = 'good' | 'open' | 'over';

const TONES: ReadonlyMap<string, PaymentTone> = new Map([
  ['aprovado', 'good'],
  ['pendente', 'open'],
]);

const word = (words: Record<string, string>, key: string) =>
  Object.hasOwn(words, key) ? words[key] : undefined;

/** An order's status in words; one that this build does not know shows humanised (behaviour: order-status). */
export const orderStatusWord = (status: string, text: Texts['history']): string =>
  word(text.status, status) ?? (humanise(status) || '—');

/** A payment's status in words; any other than those known shows as cancelled (behaviour: payment-status). */
export const paymentWord = (status: string, text: Texts['history']): string =>
  word(text.payment, status) ?? text.payment.cancelado;

export const paymentTone = (status: string): PaymentTone => TONES.get(status) ?? 'over';
