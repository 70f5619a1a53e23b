import type { Cents } from '@/contract/wire';
import { parseMoney } from '@/domain/money';
import { customerPrice } from '@/domain/pricing';

/** Readers of customers' answers. Pure; null means unreadable. Accents and case do not matter. */

const MAX_NAME = 80;
const MAX_ADDRESS = 300;
const MIN_ADDRESS = 8;
/** A longer message is not a name, number or yes. */
const MAX_SHORT = 60;

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The text in one line, without invisible characters. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}

/**
 * The value of a coupon, in cents: the only amount in the text, when it has a price (behaviour: flow-first-contact).
 */
export function readCouponValue(text: string): Cents | null {
  const value = readAmount(text);
  return value !== null && customerPrice(value) > 0 ? value : null;
}

/** The only amount of money in a short text, in cents. */
export function readAmount(text: string): Cents | null {
  if (text.length > MAX_SHORT) return null;
  const numbers = text.match(/\d[\d.,]*/g);
  return numbers?.length === 1 ? parseMoney(numbers[0].replace(/[.,]+$/, '')) : null;
}

const YES =
  /^(sim|s|isso|pode ser|certo|confirmo|confirmado|ok|okay|tudo certo|quero|blz|beleza)\b|^👍/u;
const NO = /^(nao|n|negativo|errado|esta errado|ainda nao)\b|^👎/u;

/** Reads a yes or a no. */
export function readYesNo(text: string): 'yes' | 'no' | null {
  const said = plain(text);
  if (NO.test(said)) return 'no';
  return YES.test(said) ? 'yes' : null;
}

/** A person's name: it has letters, no digits, and is not a question. */
export function readName(text: string): string | null {
  const name = oneLine(text);
  const readable = /\p{L}{2}/u.test(name) && !/[\d?]|https?:/u.test(name);
  return readable && name.length <= MAX_NAME ? name : null;
}

/** An address: it has letters, and is long enough to be found. */
export function readAddress(text: string): string | null {
  const address = oneLine(text);
  const readable = /\p{L}{3}/u.test(address) && !/\?$|https?:/u.test(address);
  return readable && address.length >= MIN_ADDRESS && address.length <= MAX_ADDRESS
    ? address
    : null;
}

export type PaymentMethod = 'pix' | 'card' | 'cash';

const METHODS: readonly (readonly [PaymentMethod, RegExp])[] = [
  ['pix', /\bpix\b/],
  ['card', /\bcart(ao|oes)\b|\bcredito\b|\bdebito\b/],
  ['cash', /\bdinheiro\b|\bespecie\b/],
];

/** How they pay the restaurant, when exactly one way is named. */
export function readPayment(text: string): PaymentMethod | null {
  const said = plain(text);
  const named = METHODS.filter(([, words]) => words.test(said));
  return named.length === 1 ? (named[0]?.[0] ?? null) : null;
}

/** The amount to get change for, in cents, or 'none' when they want none. */
export function readChange(text: string): Cents | 'none' | null {
  const amount = readAmount(text);
  if (amount !== null && amount > 0) return amount;
  return readYesNo(text) === 'no' || /\bsem troco\b|\bnao precisa\b/.test(plain(text))
    ? 'none'
    : null;
}

export type ChangedPart = 'pedido' | 'nome' | 'endereco' | 'pagamento';

const CHANGE =
  /^(opa,? |ops,? |espera,? |desculpa,? )*(quero (mudar|trocar)|mudei de ideia|errei|volta(r)?\b|preciso (mudar|trocar)|muda(r)? o)/;
const PARTS: readonly (readonly [ChangedPart, RegExp])[] = [
  ['endereco', /\bendereco\b/],
  ['nome', /\bnome\b/],
  ['pagamento', /\bpagamento\b|\btroco\b/],
  ['pedido', /\bpedido\b|\bcarrinho\b|\brestaurante\b/],
];

/** Reads that the customer wants to change something: the part, or 'previous' for the last thing they gave. */
export function readChangeOfMind(text: string): ChangedPart | 'previous' | null {
  const said = plain(text);
  if (text.length > MAX_SHORT * 2 || !CHANGE.test(said)) return null;
  return readPart(said) ?? 'previous';
}

/** The part of the order that the text names. */
export function readPart(text: string): ChangedPart | null {
  const said = plain(text);
  return PARTS.find(([, words]) => words.test(said))?.[0] ?? null;
}

/** Whether the text asks about an earlier order. */
export function asksAboutOrder(text: string): boolean {
  return /\b(cade|onde esta|status)\b.*\bpedido\b|\bpedido\b.*\b(chegou|demora|atrasad[oa])/.test(
    plain(text),
  );
}

/** The number of an order that the customer asks about; `numero` is null when they say that they do not have it. */
export function readOrderNumber(text: string): { numero: string | null } | null {
  if (/\bnao (sei|tenho|lembro|achei)\b/.test(plain(text))) return { numero: null };
  const numero = /\d{3,}/.exec(text)?.[0];
  return numero === undefined ? null : { numero };
}

/** Whether the text is only thanks, a goodbye or emoji, and so needs no answer. */
export function isPoliteClose(text: string): boolean {
  const said = plain(text);
  if (said.length > MAX_SHORT) return false;
  return (
    /^(muito )?(obrigad[oa]|valeu|brigad[oa]|vlw|tchau|ate mais)\b/.test(said) ||
    /^[\p{Extended_Pictographic}\p{M}\s!.]*$/u.test(said)
  );
}

/** The restaurant's name in a picture's caption. */
export function readRestaurant(caption: string): string | null {
  const name = oneLine(caption);
  return name !== '' && name.length <= MAX_NAME ? name : null;
}
