import { and, eq, gt, isNull, or } from 'drizzle-orm';
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
  /** Pays an open charge. @returns false when it is already decided or its time is over. */
  pay(tx: Transaction, emit: Emit, pixId: string): Promise<boolean>;
  /** Ends an open charge's time. @returns false when it is already decided. */
  expireNow(tx: Transaction, emit: Emit, pixId: string): Promise<boolean>;
  timerHandlers: Readonly<Record<string, TimerHandler>>;
}

const expiryPayload = v.object({ pixId: v.string() });

/** Its records are in the database, so every charge survives a restart. Each decision is one conditional update. */
export function createEmbeddedBank(
  { clock, ids, db, uow }: EmbeddedBasis,
  timers: Timers,
): EmbeddedBank {
  let tellSettled: SettledListener = () =>
    Promise.reject(new Error('Nobody listens to what the bank settles'));
  const expiryKey = (pixId: string) => `bank.expire:${pixId}`;

  async function decide(
    tx: Transaction,
    emit: Emit,
    { pixId, status }: ChargeSettled,
  ): Promise<boolean> {
    const inTime = status === 'paid' ? gt(pixCharges.expiresAt, clock.now()) : undefined;
    const decided = await tx
      .update(pixCharges)
      .set({ status })
      .where(and(eq(pixCharges.pixId, pixId), eq(pixCharges.status, 'open'), inTime))
      .returning({ pixId: pixCharges.pixId });
    if (decided.length === 0) return false;
    await timers.cancel(tx, expiryKey(pixId));
    await tellSettled(tx, emit, { pixId, status });
    return true;
  }

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
        .set({ status: 'cancelled' })
        .where(and(eq(pixCharges.pixId, pixId), eq(pixCharges.status, 'open')));
      await timers.cancel(tx, expiryKey(pixId));
    },

    refund: async (pixId, idempotencyKey) => {
      const refunded = await uow.write((tx) =>
        tx
          .update(pixCharges)
          .set({ status: 'refunded', refundKey: idempotencyKey })
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

    pay: (tx, emit, pixId) => decide(tx, emit, { pixId, status: 'paid' }),
    expireNow: (tx, emit, pixId) => decide(tx, emit, { pixId, status: 'expired' }),

    timerHandlers: {
      'bank.expire': async (tx, emit, payload) => {
        const { pixId } = v.parse(expiryPayload, payload);
        await decide(tx, emit, { pixId, status: 'expired' });
      },
    },
  };
}
