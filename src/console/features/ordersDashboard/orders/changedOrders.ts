import type { Pedido } from '@/contract/entities/pedido';

/** @returns a text that differs whenever the order changed in a way that is worth marking. */
const fingerprint = ({ cupomPagamentoStatus, numeroPedido, status }: Pedido) =>
  [status, cupomPagamentoStatus, numeroPedido].join(' ');

/** @returns the orders of `now` that were in `before` and have changed since. */
export function changedOrders(before: readonly Pedido[], now: readonly Pedido[]): Pedido[] {
  const earlier = new Map(before.map((pedido) => [pedido.id, fingerprint(pedido)]));
  return now.filter((pedido) => {
    const earlierFingerprint = earlier.get(pedido.id);
    return earlierFingerprint !== undefined && earlierFingerprint !== fingerprint(pedido);
  });
}
