import { eq } from 'drizzle-orm';
import type { PagamentoStatus } from '@/contract/entities/pedido';
import type { Person } from '@/server/auth/right';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { pedidos } from '@/server/db/schema';
import type { FlowRunner } from '@/server/flow/runner';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { ChargeStatus } from '@/domain/chargeStatus';
import type { ChargeSettled } from '@/server/ports/payments';
import type { Emit } from '@/server/realtime/emit';
import { bankDown, paymentText, refundedPaymentText } from '@/server/text/commerce';
import { askWithin } from '@/server/limits/askWithin';
import { BANK_ACTOR, type Audit } from '@/server/audit/audit';
import type { EarningsService } from '@/server/services/agents/earnings';
import { paymentEvent, PEDIDO_COLUMNS, type PedidoRow } from '@/server/db/rows/pedidoRows';
import { settlementOf, type ChargeEnd } from './settlement';

/** How long a call to the bank may take. */
export const BANK_LIMIT_MS = 10_000;

interface Others {
  audit: Audit;
  earnings: Pick<EarningsService, 'takeBack'>;
  flow: Pick<FlowRunner, 'awaitsPayment' | 'handle'>;
  refunds: {
    /** Takes the money's return for the answer to a refund under way. @returns false when none is. */
    confirm(tx: Transaction, emit: Emit, pedidoId: string): Promise<boolean>;
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Takes over from the bank how an order's payment stands, in time, late, or taken back. */
export function createPaymentsService(
  { clock, db, logger, payments, uow }: Pick<Parts, 'clock' | 'db' | 'logger' | 'payments' | 'uow'>,
  { audit, earnings, flow, refunds }: Others,
) {
  /** @returns whether the bank's status changed anything here; a repeated one does not. */
  async function takeOver(
    tx: Transaction,
    emit: Emit,
    { pixId, status: end }: { pixId: string; status: ChargeEnd },
  ): Promise<boolean> {
    const [order] = await tx
      .select({
        id: pedidos.id,
        chatId: pedidos.chatId,
        status: pedidos.status,
        cupomPagamentoStatus: pedidos.cupomPagamentoStatus,
      })
      .from(pedidos)
      .where(eq(pedidos.cupomPixId, pixId))
      .for('update');
    if (!order) return false;
    const { id: pedidoId, chatId } = order;
    if (end === 'refunded' && (await refunds.confirm(tx, emit, pedidoId))) return true;
    const isAwaited = await flow.awaitsPayment(tx, chatId, pedidoId);
    const settlement = settlementOf(order, end, isAwaited);
    if (!settlement) return false;
    const [settled] = await tx
      .update(pedidos)
      .set(settlement.order)
      .where(eq(pedidos.id, pedidoId))
      .returning();
    if (!settled) return false;
    if (end === 'refunded') await earnings.takeBack(tx, emit, pedidoId);
    if (settlement.act) {
      await audit.record(tx, {
        actorId: BANK_ACTOR,
        act: settlement.act,
        object: { kind: 'pedido', id: pedidoId },
        detail: { antes: order.status, agora: settled.status },
      });
    }
    const { agenteId } = settled;
    const told = paymentEvent(settled);
    if (settlement.event !== 'pedidoReembolsado') emit.toChat(agenteId, settlement.event, told);
    else emit.toChat(agenteId, settlement.event, { ...told, peloBanco: true });
    await flow.handle(tx, emit, chatId, { type: settlement.flow, pedidoId });
    return true;
  }

  /**
   * Asks the bank about a payment, whatever is known of it here, and applies the answer (behaviour: verify-button). A
   * refunded order has nothing left to ask about. A charge that the bank does not know may still become known there
   * until its time is over; after that it counts as expired.
   *
   * @returns the payment's status afterwards, and a sentence about it.
   * @throws HttpError 404; 503 when the bank does not answer.
   */
  async function verify(
    person: Person,
    pedidoId: string,
  ): Promise<{ status: PagamentoStatus; message: string }> {
    const { cupomPixId, pixExpiraEm, status: before } = await findOrder(db, pedidoId);
    if (cupomPixId && before !== 'reembolsado') {
      const charge = await askBank(cupomPixId);
      const isOver = pixExpiraEm !== null && pixExpiraEm <= clock.now();
      const status = charge ?? (isOver ? 'expired' : 'open');
      if (status !== 'open') {
        await uow.write(async (tx, emit) => {
          if (!(await takeOver(tx, emit, { pixId: cupomPixId, status }))) return;
          await audit.record(tx, {
            actorId: person.id,
            act: 'pedido.verified',
            object: { kind: 'pedido', id: pedidoId },
            detail: { pagamento: charge ?? 'unknown' },
          });
        });
      }
    }
    const order = await findOrder(db, pedidoId);
    const { cupomPagamentoStatus: status } = order;
    return {
      status,
      message: (order.status === 'reembolsado' ? refundedPaymentText : paymentText)[status],
    };
  }

  async function askBank(pixId: string): Promise<ChargeStatus | null> {
    const asked = await askWithin(
      clock,
      BANK_LIMIT_MS,
      () => payments.verify(pixId),
      (error) => logger.error({ err: error }, 'the bank failed to answer about a payment'),
    );
    if (!asked.answered) throw new HttpError(503, bankDown);
    return asked.answer;
  }

  return {
    /** Applies a charge's end that the bank reports; used as the port's `onSettled`. */
    settle: async (tx: Transaction, emit: Emit, settled: ChargeSettled): Promise<void> => {
      await takeOver(tx, emit, settled);
    },
    verify,
  };
}

/** @param lock locks the order's row until the transaction ends. @throws HttpError 404. */
export async function findOrder(
  db: Database | Transaction,
  pedidoId: string,
  { lock = false } = {},
): Promise<PedidoRow> {
  const found = db.select(PEDIDO_COLUMNS).from(pedidos).where(eq(pedidos.id, pedidoId));
  const [row] = await (lock ? found.for('update') : found);
  if (!row) throw notFound();
  return row;
}
