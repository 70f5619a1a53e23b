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
import type { Audit, AuditAct } from '@/server/audit/audit';
import type { EarningsService } from '@/server/services/agents/earnings';
import { BANK_LIMIT_MS, findOrder } from './payments';
import { tellOrderChanged } from './orderChanged';
import { paymentEvent } from '@/server/db/rows/pedidoRows';

/** The first retry comes after this, longer than the wait for an answer; each further one after twice as long. */
const FIRST_RETRY_MS = 15_000;
const LONGEST_RETRY_MS = 10 * 60_000;

type Refund = typeof refunds.$inferSelect;

interface Others {
  audit: Audit;
  earnings: EarningsService;
  flow: Pick<FlowRunner, 'handle'>;
}

/** The bank's idempotency key of an order's refund. */
export const refundKey = (pedidoId: string): string => `reembolso:${pedidoId}`;

const retryPayload = v.object({ pedidoId: v.string() });

export type RefundsService = ReturnType<typeof createRefundsService>;

/**
 * Refunds payments, approved or late, each once. There are three steps, because the bank is an external system: the refund is
 * claimed in the database, so that only one of several concurrent calls asks; the bank is asked, outside any
 * transaction; its answer is stored. When the answer is unknown (the call failed, took too long, or this process died),
 * the claim stays and the bank is asked again with the same key, which moves the money once however often it is used.
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
   * @param pixId the payment id that the console knows: it must be the order's.
   * @throws HttpError 404; 400 for another payment id; 409 when it is not paid, already refunded, or being refunded; 502 when the bank refuses; 503 when the bank's answer is not known yet: retries follow without a new
   * call.
   */
  async function refund(person: Person, pedidoId: string, pixId: string): Promise<void> {
    const claimed = await uow.write((tx) => claim(tx, person, pedidoId, pixId));
    const asked = await askBank(claimed);
    if (!asked.answered) {
      await uow.write((tx, emit) => tellChanged(tx, emit, claimed));
      throw new HttpError(503, refundText.unknown);
    }
    const isSettled = await settle(claimed, asked.answer);
    if (asked.answer) return;
    // The bank refuses what it has just taken back by itself.
    throw isSettled
      ? new HttpError(502, refundText.refused)
      : new HttpError(409, refundText.refunded);
  }

  async function claim(
    tx: Transaction,
    person: Person,
    pedidoId: string,
    pixId: string,
  ): Promise<Refund> {
    // A purchase that is being registered also locks this row (services/orders/purchase.ts).
    const order = await findOrder(tx, pedidoId, { lock: true });
    // The checks have an order: the payment id, a paid one (behaviour: refund-check), and last what only the server
    // knows.
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

  /** Only whether a refund is under way has changed: consoles have to re-read the order. */
  const tellChanged = async (tx: Transaction, emit: Emit, { pedidoId }: Refund) =>
    tellOrderChanged(tx, emit, await findOrder(tx, pedidoId));

  /** Stores the bank's answer and announces it. @returns false for a repeated answer, which changes nothing. */
  const settle = ({ pedidoId }: Refund, isDone: boolean): Promise<boolean> =>
    uow.write((tx, emit) => store(tx, emit, pedidoId, isDone));

  async function store(
    tx: Transaction,
    emit: Emit,
    pedidoId: string,
    isDone: boolean,
  ): Promise<boolean> {
    const [settled] = await tx
      .update(refunds)
      .set({ state: isDone ? 'done' : 'failed', settledAt: clock.now() })
      .where(and(eq(refunds.pedidoId, pedidoId), eq(refunds.state, 'claimed')))
      .returning();
    if (!settled) return false;
    await timers.cancel(tx, retryKey(pedidoId));
    await record(tx, settled, isDone ? 'pedido.refunded' : 'pedido.refundFailed');
    await (isDone ? markRefunded(tx, emit, pedidoId) : tellChanged(tx, emit, settled));
    return true;
  }

  async function markRefunded(tx: Transaction, emit: Emit, pedidoId: string): Promise<void> {
    const [refunded] = await tx
      .update(pedidos)
      .set({ status: 'reembolsado' })
      .where(and(eq(pedidos.id, pedidoId), ne(pedidos.status, 'reembolsado')))
      .returning();
    if (!refunded) return;
    await earnings.takeBack(tx, emit, pedidoId);
    const told = { ...paymentEvent(refunded), peloBanco: false };
    emit.toChat(refunded.agenteId, 'pedidoReembolsado', told);
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

  /** The bank's answer to a claimed refund is not known: schedule the next retry first, then ask. */
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
    /** The bank says that the money went back: that answers a refund under way. @returns false when none is. */
    confirm: (tx: Transaction, emit: Emit, pedidoId: string): Promise<boolean> =>
      store(tx, emit, pedidoId, true),
    /** Runs when a process starts: nobody knows which refunds the previous process asked for, or what it was told. */
    resume: (): Promise<void> =>
      uow.write(async (tx) => {
        const claimed = await tx.select().from(refunds).where(eq(refunds.state, 'claimed'));
        for (const one of claimed) await scheduleRetry(tx, one, clock.now());
      }),
    timerHandlers: { 'refund.retry': retry },
  };
}
