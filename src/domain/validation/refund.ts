import type { Pedido } from '@/contract/entities/pedido';

export type RefundFault = 'refund.noPaymentId' | 'refund.notApproved';

type Refund = Pick<Pedido, 'cupomPixId' | 'cupomPagamentoStatus'>;

/** true when the customer's money is here, in time or late (behaviour: paid-late). */
function isPaid({ cupomPagamentoStatus }: Pick<Pedido, 'cupomPagamentoStatus'>): boolean {
  return cupomPagamentoStatus === 'aprovado' || cupomPagamentoStatus === 'pago_atrasado';
}

/**
 * The first fault of a refund: a missing payment id first, then a payment that is neither approved nor late (behaviour:
 * refund-check).
 */
export function refundFault(pedido: Refund): RefundFault | null {
  if (!pedido.cupomPixId) return 'refund.noPaymentId';
  return isPaid(pedido) ? null : 'refund.notApproved';
}

/** true when the order is this person's own, they are an administrator, or the host does not send its agent. */
function isOwnPedido(
  pedido: Pick<Pedido, 'agenteId'>,
  viewer: { id: string; isAdmin: boolean },
): boolean {
  return viewer.isAdmin || pedido.agenteId === null || pedido.agenteId === viewer.id;
}

/**
 * true when the refund button shows: the payment is approved or late, the order is not refunded yet, the customer's price is
 * above 0, and the viewer may refund it (behaviour: refund-button).
 */
export function isRefundable(
  pedido: Pick<Pedido, 'agenteId' | 'status' | 'cupomPagamentoStatus' | 'cupomValorCliente'>,
  viewer: { id: string; isAdmin: boolean },
): boolean {
  return (
    isPaid(pedido) &&
    pedido.status !== 'reembolsado' &&
    (pedido.cupomValorCliente ?? 0) > 0 &&
    isOwnPedido(pedido, viewer)
  );
}

/**
 * true when the verify button shows: the order is the viewer's, and the bank may know more than the order says, because
 * the payment is pending, or has an id and is not refunded (behaviour: verify-button).
 */
export function isVerifiable(
  pedido: Pick<Pedido, 'agenteId' | 'status' | 'cupomPagamentoStatus' | 'cupomPixId'>,
  viewer: { id: string; isAdmin: boolean },
): boolean {
  const mayChange =
    pedido.cupomPagamentoStatus === 'pendente' ||
    (Boolean(pedido.cupomPixId) && pedido.status !== 'reembolsado');
  return mayChange && isOwnPedido(pedido, viewer);
}
