import { eq } from 'drizzle-orm';
import type { PagamentoStatus } from '@/contract/entities/pedido';
import type { Person } from '@/server/auth/right';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { pedidos } from '@/server/db/schema';
import type { FlowRunner } from '@/server/flow/runner';
import type { FlowInput } from '@/server/flow/state';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { ChargeStatus } from '@/domain/chargeStatus';
import type { ChargeSettled } from '@/server/ports/payments';
import type { Emit } from '@/server/realtime/emit';
import { bankDown, paymentRefunded, paymentText } from '@/server/text/commerce';
import { askWithin } from '@/server/limits/askWithin';
import type { Audit } from '@/server/audit/audit';
import { PEDIDO_COLUMNS, type PedidoRow } from '@/server/db/rows/pedidoRows';
import type { ChargeEnd, OrdersService } from './orders';

/** How long a call to the bank may take. */
export const BANK_LIMIT_MS = 10_000;

interface Others {
  audit: Audit;
  orders: Pick<OrdersService, 'settle'>;
  flow: Pick<FlowRunner, 'handle'>;
}

/**
 * Maps the end of a charge to the flow's input: for example, an expired charge makes the flow ask the customer to pay
 * again.
 */
const FLOW_INPUT = {
  paid: 'paymentApproved',
  expired: 'paymentExpired',
  cancelled: 'paymentExpired',
  refunded: 'refunded',
} as const satisfies Record<ChargeEnd, FlowInput['type']>;

export type PaymentsService = ReturnType<typeof createPaymentsService>;

/** Takes over from the bank whether an order is paid. */
export function createPaymentsService(
  { clock, db, logger, payments, uow }: Pick<Parts, 'clock' | 'db' | 'logger' | 'payments' | 'uow'>,
  { audit, orders, flow }: Others,
) {
  /** @returns whether the bank's status changed anything here; a repeated one does not. */
  async function takeOver(
    tx: Transaction,
    emit: Emit,
    { pixId, status }: { pixId: string; status: ChargeEnd },
  ): Promise<boolean> {
    const settled = await orders.settle(tx, emit, pixId, status);
    if (!settled) return false;
    const { pedidoId, chatId } = settled;
    await flow.handle(tx, emit, chatId, { type: FLOW_INPUT[status], pedidoId });
    return true;
  }

  /**
   * Asks the bank about a pending payment and applies the answer. A charge that the bank does not know may still become
   * known there until its time is over; after that it counts as expired.
   *
   * @returns the payment's status afterwards, and a sentence about it.
   * @throws HttpError 404; 503 when the bank does not answer.
   */
  async function verify(
    person: Person,
    pedidoId: string,
  ): Promise<{ status: PagamentoStatus; message: string }> {
    const { cupomPagamentoStatus, cupomPixId, pixExpiraEm } = await findOrder(db, pedidoId);
    if (cupomPagamentoStatus === 'pendente' && cupomPixId) {
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
    const message = order.status === 'reembolsado' ? paymentRefunded : paymentText[status];
    return { status, message };
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
