import type { ChargeStatus } from '@/domain/chargeStatus';
import type { PedidoRow } from '@/server/db/rows/pedidoRows';

/** A status of a charge at the bank that may change its order. */
export type ChargeEnd = Exclude<ChargeStatus, 'open'>;

type OrderState = Pick<PedidoRow, 'status' | 'cupomPagamentoStatus'>;

/** What an order becomes by what the bank says of its charge. */
export interface Settlement {
  order: OrderState;
  event: 'pagamentoAprovado' | 'pagamentoExpirado' | 'pagamentoAtrasado' | 'pedidoReembolsado';
  flow: 'paymentApproved' | 'paymentExpired' | 'paidLate' | 'refunded';
  /** What the audit keeps of it; null for the ordinary ends. */
  act: 'pedido.paidLate' | 'pedido.takenBack' | null;
}

const APPROVED: Settlement = {
  order: { status: 'pendente', cupomPagamentoStatus: 'aprovado' },
  event: 'pagamentoAprovado',
  flow: 'paymentApproved',
  act: null,
};
const PAID_LATE: Settlement = {
  order: { status: 'cancelado', cupomPagamentoStatus: 'pago_atrasado' },
  event: 'pagamentoAtrasado',
  flow: 'paidLate',
  act: 'pedido.paidLate',
};
/** An order that can no longer be paid is cancelled: a new confirmation creates a new one. */
const unpaid = (cupomPagamentoStatus: 'expirado' | 'cancelado'): Settlement => ({
  order: { status: 'cancelado', cupomPagamentoStatus },
  event: 'pagamentoExpirado',
  flow: 'paymentExpired',
  act: null,
});
const givenBack = (cupomPagamentoStatus: 'aprovado' | 'pago_atrasado'): Settlement => ({
  order: { status: 'reembolsado', cupomPagamentoStatus },
  event: 'pedidoReembolsado',
  flow: 'refunded',
  act: 'pedido.takenBack',
});

/**
 * What an order becomes when the bank says how its charge stands (behaviour: charge-lifetime, paid-late, taken-back).
 * Applied again to its result, it returns null: a repeated report changes nothing.
 *
 * @param isAwaited whether the customer's flow still waits for the payment of this very order.
 * @returns null when nothing changes.
 */
export function settlementOf(
  { status, cupomPagamentoStatus }: OrderState,
  end: ChargeEnd,
  isAwaited: boolean,
): Settlement | null {
  if (status === 'reembolsado') return null;
  switch (cupomPagamentoStatus) {
    case 'pendente':
      return {
        paid: APPROVED,
        expired: unpaid('expirado'),
        cancelled: unpaid('cancelado'),
        refunded: givenBack('aprovado'),
      }[end];
    case 'expirado':
    case 'cancelado':
      if (end === 'paid') return isAwaited ? { ...APPROVED, act: 'pedido.paidLate' } : PAID_LATE;
      return end === 'refunded' ? givenBack('pago_atrasado') : null;
    case 'aprovado':
    case 'pago_atrasado':
      return end === 'refunded' ? givenBack(cupomPagamentoStatus) : null;
  }
}
