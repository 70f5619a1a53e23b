import type { Catalogue } from '@/console/text/catalogues';
import type { Pedido } from '@/contract/entities/pedido';

/** What a refund's button says: it was asked for here, or the host has not heard from the bank yet, or neither. */
export function refundWord(
  { reembolsoEmAndamento }: Pick<Pedido, 'reembolsoEmAndamento'>,
  isAsking: boolean,
  text: Catalogue['history'],
): string {
  if (isAsking) return text.refunding;
  return reembolsoEmAndamento ? text.refundUnderWay : text.refund;
}
