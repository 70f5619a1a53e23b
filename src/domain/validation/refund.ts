import type { Pedido } from '@/contract/entities/pedido';

export type RefundFault = 'refund.noPaymentId' | 'refund.notApproved';

type Refund = Pick<Pedido, 'cupomPixId' | 'cupomPagamentoStatus'>;

/**
 * The first fault of a refund: a missing payment id first, then a payment that is not approved (behaviour:
 * refund-check).
 */
export function refundFault(pedido: Refund): RefundFault | null {
  if (!pedido.cupomPixId) return 'refund.noPaymentId';
  return pedido.cupomPagamentoStatus === 'aprovado' ? null : 'refund.notApproved';
}

/** true when the order is this person's own, they are an administrator, or the host does not send its agent. */
function isOwnPedido(
  pedido: Pick<Pedido, 'agenteId'>,
  viewer: { id: string; isAdmin: boolean },
): boolean {
  return viewer.isAdmin || pedido.agenteId === null || pedido.agenteId === viewer.id;
}

/**
 * true when the refund button shows: the payment is approved, the order is not refunded yet, the customer's price is
 * above 0, and the viewer may refund it (behaviour: refund-button).
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

/**
 * true when the verify button shows: the payment is pending and the order is the viewer's (behaviour: verify-button).
 */
export function isVerifiable(
  pedido: Pick<Pedido, 'agenteId' | 'cupomPagamentoStatus'>,
  viewer: { id: string; isAdmin: boolean },
): boolean {
  return pedido.cupomPagamentoStatus === 'pendente' && isOwnPedido(pedido, viewer);
}
