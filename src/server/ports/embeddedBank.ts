import { and, eq, gt, inArray, isNull, ne, or, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Transaction } from '@/server/db/openDatabase';
import { pixCharges } from '@/server/db/schema';
import type { Emit } from '@/server/realtime/emit';
import type { TimerHandler } from '@/server/timers/timerRunner';
import type { Timers } from '@/server/timers/timers';
import type { ChargeStatus } from '@/domain/chargeStatus';
import type { EmbeddedBasis } from './basis';
import type { ChargeSettled, PaymentsPort, SettledListener } from './payments';
import { pixCode } from './pixCode';

/** How long a charge can be paid. */
export const CHARGE_TTL_MS = 10 * 60_000;

/** The demo's bank: its customers and an administrator's /sim commands decide what is paid. */
export interface EmbeddedBank extends PaymentsPort {
  /**
   * Pays a charge.
   *
   * @param options.late pays also a charge that has run out or was cancelled, as when the bank confirms after the end.
   * @returns false when it was paid before, or, unless `late`, is no longer open.
   */
  pay(tx: Transaction, emit: Emit, pixId: string, options?: { late?: boolean }): Promise<boolean>;
  /** Ends an open charge's time. @returns false when it is already decided. */
  expireNow(tx: Transaction, emit: Emit, pixId: string): Promise<boolean>;
  /** Takes a payment back to the payer, though nobody here asked. @returns false when there is none. */
  takeBack(tx: Transaction, emit: Emit, pixId: string): Promise<boolean>;
  timerHandlers: Readonly<Record<string, TimerHandler>>;
}

/** The statuses that are reported: who cancels a charge or asks for a refund knows it already. */
const REPORTED = ['paid', 'expired', 'refunded'] as const satisfies ChargeSettled['status'][];

const expiryPayload = v.object({ pixId: v.string() });

/** Its records are in the database, so every charge survives a restart. Each decision is one conditional update. */
export function createEmbeddedBank(
  { clock, ids, db, uow }: EmbeddedBasis,
  timers: Timers,
): EmbeddedBank {
  let tellSettled: SettledListener = () =>
    Promise.reject(new Error('Nobody listens to what the bank settles'));
  const expiryKey = (pixId: string) => `bank.expire:${pixId}`;

  /** Decides a charge that is in the state `where` says, and reports it in the same transaction. */
  async function decide(
    tx: Transaction,
    emit: Emit,
    { pixId, status }: ChargeSettled,
    where: SQL | undefined,
  ): Promise<boolean> {
    const decided = await tx
      .update(pixCharges)
      .set({ status, reported: status })
      .where(and(eq(pixCharges.pixId, pixId), where))
      .returning({ pixId: pixCharges.pixId });
    if (decided.length === 0) return false;
    await timers.cancel(tx, expiryKey(pixId));
    await tellSettled(tx, emit, { pixId, status });
    return true;
  }

  const isOpen = eq(pixCharges.status, 'open');
  const expire = (tx: Transaction, emit: Emit, pixId: string) =>
    decide(tx, emit, { pixId, status: 'expired' }, isOpen);

  return {
    createCharge: async (tx, { amount, description }) => {
      if (!Number.isSafeInteger(amount) || amount <= 0) {
        throw new RangeError('A charge is a whole number of cents above 0');
      }
      const pixId = ids.newId();
      const createdAt = clock.now();
      const expiresAt = createdAt + CHARGE_TTL_MS;
      const copiaECola = pixCode({ pixId, amount });
      await tx.insert(pixCharges).values({
        pixId,
        amountCents: amount,
        description,
        copiaECola,
        createdAt,
        expiresAt,
      });
      await timers.schedule(tx, {
        key: expiryKey(pixId),
        kind: 'bank.expire',
        dueAt: expiresAt,
        payload: { pixId },
      });
      return { pixId, copiaECola, expiresAt };
    },

    verify: async (pixId): Promise<ChargeStatus | null> => {
      const [charge] = await db
        .select({ status: pixCharges.status, expiresAt: pixCharges.expiresAt })
        .from(pixCharges)
        .where(eq(pixCharges.pixId, pixId));
      if (!charge) return null;
      return charge.status === 'open' && charge.expiresAt <= clock.now()
        ? 'expired'
        : charge.status;
    },

    cancel: async (tx, pixId) => {
      await tx
        .update(pixCharges)
        .set({ status: 'cancelled', reported: 'cancelled' })
        .where(and(eq(pixCharges.pixId, pixId), isOpen));
      await timers.cancel(tx, expiryKey(pixId));
    },

    refund: async (pixId, idempotencyKey) => {
      const refunded = await uow.write((tx) =>
        tx
          .update(pixCharges)
          .set({ status: 'refunded', reported: 'refunded', refundKey: idempotencyKey })
          .where(
            and(
              eq(pixCharges.pixId, pixId),
              or(
                and(eq(pixCharges.status, 'paid'), isNull(pixCharges.refundKey)),
                eq(pixCharges.refundKey, idempotencyKey),
              ),
            ),
          )
          .returning({ pixId: pixCharges.pixId }),
      );
      return refunded.length > 0;
    },

    onSettled: (listener) => {
      tellSettled = listener;
    },

    resume: async () => {
      const unreported = ne(pixCharges.reported, pixCharges.status);
      const charges = await db
        .select({ pixId: pixCharges.pixId, status: pixCharges.status })
        .from(pixCharges)
        .where(unreported);
      for (const { pixId, status: known } of charges) {
        const status = REPORTED.find((one) => one === known);
        if (!status) continue;
        await uow.write((tx, emit) => decide(tx, emit, { pixId, status }, unreported));
      }
    },

    pay: (tx, emit, pixId, { late = false } = {}) =>
      decide(
        tx,
        emit,
        { pixId, status: 'paid' },
        late
          ? inArray(pixCharges.status, ['open', 'expired', 'cancelled'])
          : and(isOpen, gt(pixCharges.expiresAt, clock.now())),
      ),
    expireNow: expire,
    takeBack: (tx, emit, pixId) =>
      decide(tx, emit, { pixId, status: 'refunded' }, eq(pixCharges.status, 'paid')),

    timerHandlers: {
      'bank.expire': async (tx, emit, payload) => {
        await expire(tx, emit, v.parse(expiryPayload, payload).pixId);
      },
    },
  };
}
