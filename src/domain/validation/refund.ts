import type { Pedido } from '@/contract/entities/pedido';

export type RefundFault = 'refund.noPaymentId' | 'refund.notApproved';

type Refund = Pick<Pedido, 'cupomPixId' | 'cupomPagamentoStatus'>;

/** The first fault of a refund: a payment id first, then an approved payment (behaviour: refund-check). */
export function refundFault(pedido: Refund): RefundFault | null {
  if (!pedido.cupomPixId) return 'refund.noPaymentId';
  return pedido.cupomPagamentoStatus === 'aprovado' ? null : 'refund.notApproved';
}

/** True when the order is this person's own, they are an administrator, or the host does not say whose it is. */
function isOwnPedido(
  pedido: Pick<Pedido, 'agenteId'>,
  viewer: { id: string; isAdmin: boolean },
): boolean {
  return viewer.isAdmin || pedido.agenteId === null || pedido.agenteId === viewer.id;
}

/**
 * True when the refund button shows: the payment is approved, the order not refunded already, the
 * customer's value above 0, and the order the viewer's to refund (behaviour: refund-button).
 */
export function isRefundable(
  pedido: Pick<Pedido, 'agenteId' | 'status' | 'cupomPagamentoStatus' | 'cupomValorCliente'>,
  viewer: { id: string; isAdmin: boolean },
): boolean {
  return (
    pedido.cupomPagamentoStatus === 'aprovado' &&
    pedido.status !== 'reembolsado' &&
    (pedido.cupomValorCliente ?? 0) > 0 &&
    isOwnPedido(pedido, viewer)
  );
}

/** True when the verify button shows: the payment is pending and the order the viewer's (behaviour: verify-button). */
export function isVerifiable(
  pedido: Pick<Pedido, 'agenteId' | 'cupomPagamentoStatus'>,
  viewer: { id: string; isAdmin: boolean },
): boolean {
  return pedido.cupomPagamentoStatus === 'pendente' && isOwnPedido(pedido, viewer);
}
