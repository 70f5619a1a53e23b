import { eq, inArray, sql } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import type { Transaction } from '@/server/db/openDatabase';
import { timers } from '@/server/db/schema';

/** The data that a timer passes to its handler: ids and small values, as JSON. */
type TimerPayload = Readonly<Record<string, string | number | boolean | null>>;

interface TimerRequest {
  /** Identifies the timer, such as 'offer.expire:ID': scheduling the same key again moves it. */
  key: string;
  /** Selects the handler. */
  kind: string;
  dueAt: EpochMs;
  payload: TimerPayload;
}

/** Timers that survive a restart: rows of the table `timers`, set in the transaction of what they belong to. */
export interface Timers {
  /** Sets the timer, or moves the one with the same key. */
  schedule(tx: Transaction, timer: TimerRequest): Promise<void>;
  /** Sets the timer unless one with the same key is due earlier; it gets the new kind and payload either way. */
  scheduleNoLater(tx: Transaction, timer: TimerRequest): Promise<void>;
  /** Cancels the timer; does nothing when there is none. */
  cancel(tx: Transaction, key: string): Promise<void>;
  /** Cancels every timer of these kinds. */
  cancelKinds(tx: Transaction, kinds: readonly string[]): Promise<void>;
  /** Cancels every timer of a kind that begins like this. */
  cancelKindsLike(tx: Transaction, beginning: string): Promise<void>;
  /** Sets a listener that is called when a timer was set, before its transaction ends. The runner uses it. */
  onScheduled(listener: (dueAt: EpochMs) => void): void;
}

export function createTimers(): Timers {
  const listeners: ((dueAt: EpochMs) => void)[] = [];

  async function upsert(tx: Transaction, timer: TimerRequest, dueAt: unknown): Promise<void> {
    const { kind, payload } = timer;
    await tx
      .insert(timers)
      .values(timer)
      .onConflictDoUpdate({ target: timers.key, set: { kind, payload, dueAt: sql`${dueAt}` } });
    for (const listener of listeners) listener(timer.dueAt);
  }

  return {
    schedule: (tx, timer) => upsert(tx, timer, timer.dueAt),
    scheduleNoLater: (tx, timer) => upsert(tx, timer, sql`least(${timers.dueAt}, excluded.due_at)`),
    cancel: async (tx, key) => {
      await tx.delete(timers).where(eq(timers.key, key));
    },
    cancelKinds: async (tx, kinds) => {
      await tx.delete(timers).where(inArray(timers.kind, [...kinds]));
    },
    cancelKindsLike: async (tx, beginning) => {
      await tx.delete(timers).where(sql`starts_with(${timers.kind}, ${beginning})`);
    },
    onScheduled: (listener) => void listeners.push(listener),
  };
}
