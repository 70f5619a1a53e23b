import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { EpochMs } from '@/contract/wire';
import { refundFault } from '@/domain/validation/refund';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { pedidos, refunds } from '@/server/db/schema';
import type { FlowRunner } from '@/server/flow/runner';
import { HttpError } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { refundText } from '@/server/text/commerce';
import { askWithin } from '@/server/limits/askWithin';
import type { TimerHandler } from '@/server/timers/timerRunner';
import type { AuditAct, AuditService } from '@/server/services/audit';
import type { EarningsService } from '@/server/services/agents/earnings';
import { BANK_LIMIT_MS, findPedido } from './payments';
import { tellOrderChanged } from './orderChanged';
import { paymentEvent } from '@/server/db/rows/pedidoRows';

/** The bank is asked again after this, and after twice as long each time; longer than an answer is waited for. */
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 10 * 60_000;

type Refund = typeof refunds.$inferSelect;

interface Others {
  audit: AuditService;
  earnings: EarningsService;
  flow: Pick<FlowRunner, 'handle'>;
}

/** The bank's idempotency key of an order's refund. */
export const refundKey = (pedidoId: string): string => `reembolso:${pedidoId}`;

const retryPayload = v.object({ pedidoId: v.string() });

export type RefundsService = ReturnType<typeof createRefundsService>;

/**
 * Gives approved payments back, each once. Three steps, because the bank is an outside party: the refund is claimed
 * in the database, so that of any number at once one asks; the bank is asked, outside any transaction; what it said is
 * stored. Where its word is not known (it failed, took too long, this process died) the claim stays, and the bank is
 * asked again under the same key, which moves the money once however often it is used.
 */
export function createRefundsService(
  {
    clock,
    logger,
    payments,
    timers,
    uow,
  }: Pick<Parts, 'clock' | 'logger' | 'payments' | 'timers' | 'uow'>,
  { audit, earnings, flow }: Others,
) {
  /**
   * @param pixId the payment as the console knows it: it must be the order's.
   * @throws HttpError 404; 400 another payment id; 409 not approved, refunded already, or being refunded; 502 the bank
   *   refuses; 503 the bank's word is not known yet: it goes on by itself.
   */
  async function refund(person: Person, pedidoId: string, pixId: string): Promise<void> {
    const claimed = await uow.write((tx) => claim(tx, person, pedidoId, pixId));
    const asked = await askBank(claimed);
    if (!asked.answered) {
      await uow.write((tx, emit) => tellChanged(tx, emit, claimed));
      throw new HttpError(503, refundText.unknown);
    }
    await settle(claimed, asked.answer);
    if (!asked.answer) throw new HttpError(502, refundText.refused);
  }

  async function claim(
    tx: Transaction,
    person: Person,
    pedidoId: string,
    pixId: string,
  ): Promise<Refund> {
    // A purchase that is being registered holds it, too (services/orders/purchase.ts).
    const order = await findPedido(tx, pedidoId, { lock: true });
    // A payment id comes first, then an approved payment (behaviour: refund-check), then what only the server knows.
    if (order.cupomPixId !== pixId) throw new HttpError(400, refundText.noPaymentId);
    if (order.status === 'reembolsado') throw new HttpError(409, refundText.refunded);
    if (refundFault(order) !== null) throw new HttpError(409, refundText.notApproved);
    const now = clock.now();
    const claimNow = { claimedBy: person.id, claimedAt: now, settledAt: null, retries: 0 };
    const [claimed] = await tx
      .insert(refunds)
      .values({ ...claimNow, pedidoId, pixId, key: refundKey(pedidoId), state: 'claimed' })
      .onConflictDoUpdate({
        target: refunds.pedidoId,
        set: { ...claimNow, state: 'claimed' },
        setWhere: eq(refunds.state, 'failed'),
      })
      .returning();
    if (!claimed) throw new HttpError(409, refundText.inProgress);
    await scheduleRetry(tx, claimed, now + FIRST_RETRY_MS);
    await record(tx, claimed, 'pedido.refundClaimed');
    return claimed;
  }

  const askBank = ({ pixId, key }: Refund) =>
    askWithin(
      clock,
      BANK_LIMIT_MS,
      () => payments.refund(pixId, key),
      (error) => logger.error({ err: error }, 'the bank failed to answer about a refund'),
    );

  /** Whether a refund is under way has changed, and nothing else: consoles are to read the order again. */
  const tellChanged = async (tx: Transaction, emit: Emit, { pedidoId }: Refund) =>
    tellOrderChanged(tx, emit, await findPedido(tx, pedidoId));

  /** Stores what the bank said, and tells of it; a word said before changes nothing. */
  function settle({ pedidoId }: Refund, isDone: boolean): Promise<void> {
    return uow.write(async (tx, emit) => {
      const [settled] = await tx
        .update(refunds)
        .set({ state: isDone ? 'done' : 'failed', settledAt: clock.now() })
        .where(and(eq(refunds.pedidoId, pedidoId), eq(refunds.state, 'claimed')))
        .returning();
      if (!settled) return;
      await timers.cancel(tx, retryKey(pedidoId));
      await record(tx, settled, isDone ? 'pedido.refunded' : 'pedido.refundFailed');
      await (isDone ? markRefunded(tx, emit, pedidoId) : tellChanged(tx, emit, settled));
    });
  }

  async function markRefunded(tx: Transaction, emit: Emit, pedidoId: string): Promise<void> {
    const [refunded] = await tx
      .update(pedidos)
      .set({ status: 'reembolsado' })
      .where(and(eq(pedidos.id, pedidoId), ne(pedidos.status, 'reembolsado')))
      .returning();
    if (!refunded) return;
    await earnings.takeBack(tx, emit, pedidoId);
    emit.toChat(refunded.agenteId, 'pedidoReembolsado', paymentEvent(refunded));
    await flow.handle(tx, emit, refunded.chatId, { type: 'refunded', pedidoId });
  }

  const record = (tx: Transaction, { pedidoId, claimedBy }: Refund, act: AuditAct) =>
    audit.record(tx, { actorId: claimedBy, act, object: { kind: 'pedido', id: pedidoId } });

  const retryKey = (pedidoId: string) => `refund.retry:${pedidoId}`;

  const scheduleRetry = (tx: Transaction, { pedidoId }: Refund, dueAt: EpochMs) =>
    timers.schedule(tx, {
      key: retryKey(pedidoId),
      kind: 'refund.retry',
      dueAt,
      payload: { pedidoId },
    });

  /** Nobody has heard the bank's word on a claimed refund: the next try is set first, then it is asked. */
  const retry: TimerHandler = async (tx, _emit, payload, now) => {
    const { pedidoId } = v.parse(retryPayload, payload);
    const [claimed] = await tx
      .update(refunds)
      .set({ retries: sql`${refunds.retries} + 1` })
      .where(and(eq(refunds.pedidoId, pedidoId), eq(refunds.state, 'claimed')))
      .returning();
    if (!claimed) return;
    const wait = Math.min(FIRST_RETRY_MS * 2 ** claimed.retries, LONGEST_RETRY_MS);
    await scheduleRetry(tx, claimed, now + wait);
    return async () => {
      const asked = await askBank(claimed);
      if (asked.answered) await settle(claimed, asked.answer);
    };
  };

  return {
    refund,
    /** At the start of a process: whom the one before asked, and what it heard, nobody knows. */
    resume: (): Promise<void> =>
      uow.write(async (tx) => {
        const claimed = await tx.select().from(refunds).where(eq(refunds.state, 'claimed'));
        for (const one of claimed) await scheduleRetry(tx, one, clock.now());
      }),
    timerHandlers: { 'refund.retry': retry },
  };
}
