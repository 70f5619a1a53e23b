import type { Pedido } from '@/contract/entities/pedido';

/** Of an order, what changes while it is looked at. */
const standing = ({ cupomPagamentoStatus, numeroPedido, status }: Pedido) =>
  [status, cupomPagamentoStatus, numeroPedido].join(' ');

/** The orders that were there before and stand otherwise now. */
export function changedOrders(before: readonly Pedido[], now: readonly Pedido[]): Pedido[] {
  const earlier = new Map(before.map((pedido) => [pedido.id, standing(pedido)]));
  return now.filter((pedido) => {
    const stood = earlier.get(pedido.id);
    return stood !== undefined && stood !== standing(pedido);
  });
}
