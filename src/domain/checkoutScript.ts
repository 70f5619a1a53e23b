/**
 * The text that 'Resumir' copies for the customer (behaviour: summarize-script). It is a document of the product, in
 * Portuguese whatever language the console uses, so its words are here with its rules.
 */
import type { Cliente } from '@/contract/entities/cliente';
import type { Cents } from '@/contract/wire';
import { formatMoney, parseMoney } from './money';
import { isPlaceholder, NOT_INFORMED } from './placeholders';
import { hasFreeCoupon, priceToPay, realSaving } from './pricing';

/** The input of the script. `imagemPedidoUrl` must be absolute, so that the customer can open it. */
export interface Checkout {
  cliente: Pick<
    Cliente,
    | 'nomeCompleto'
    | 'enderecoEntrega'
    | 'formaPagamento'
    | 'troco'
    | 'restaurante'
    | 'imagemPedidoUrl'
  >;
  /** The linked account's value, or the manual discount. */
  couponValue: Cents;
  /** The summary's count once it is loaded, otherwise the record's (behaviour: free-coupon-source). */
  freeCoupons: number;
}

/**
 * Reads a manual discount: a positive amount, otherwise null, which cancels the script (behaviour: summarize-discount).
 * A `typed` of null means that the prompt was cancelled.
 */
export function manualDiscount(typed: string | null): Cents | null {
  const cents = typed === null ? null : parseMoney(typed);
  return cents !== null && cents > 0 ? cents : null;
}

/** Puts a customer's words on one line, so that they cannot imitate a line of ours. */
function detail(value: string | null): string {
  const line = value?.replace(/\s+/g, ' ').trim() ?? '';
  return isPlaceholder(line) ? NOT_INFORMED : line;
}

/** Uses plain spaces, because a no-break space is useless in a chat. */
const money = (cents: Cents) => formatMoney(cents).replaceAll('\u00a0', ' ');

function orderLine({ restaurante, imagemPedidoUrl }: Checkout['cliente']): string[] {
  if (!isPlaceholder(restaurante)) return [`Restaurante: ${detail(restaurante)}`];
  return imagemPedidoUrl === null ? [] : [`Imagem do pedido: ${imagemPedidoUrl}`];
}

function paymentLine({ formaPagamento, troco }: Checkout['cliente']): string {
  const change = isPlaceholder(troco) ? '' : ` (troco para ${detail(troco)})`;
  return `Pagamento: ${detail(formaPagamento)}${change}`;
}

/** The script for a customer, its lines joined by '\n'. */
export function checkoutScript({ cliente, couponValue, freeCoupons }: Checkout): string {
  const price = priceToPay(couponValue, freeCoupons);
  return [
    '*Resumo do seu pedido*',
    '',
    ...orderLine(cliente),
    `Nome: ${detail(cliente.nomeCompleto)}`,
    `Endereço: ${detail(cliente.enderecoEntrega)}`,
    paymentLine(cliente),
    '',
    `Valor do cupom: ${money(couponValue)}`,
    `Preço do cupom: ${money(price)}`,
    `Economia real: ${money(realSaving(couponValue, price))}`,
    ...(hasFreeCoupon(freeCoupons)
      ? ['', 'Você tem um cupom grátis: este cupom não custa nada.']
      : []),
    '',
    'Está tudo certo? Responda para confirmar.',
  ].join('\n');
}
