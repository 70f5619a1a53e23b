import { and, asc, eq, lte, min } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import type { Transaction } from '@/server/db/openDatabase';
import { timers } from '@/server/db/schema';
import { isDatabaseAway } from '@/server/db/sqlState';
import { isLeftByDatabase } from '@/server/db/untilDone';
import type { Clock } from '@/server/base/clock';
import type { Logger } from '@/server/base/logger';
import type { Emit } from '@/server/realtime/emit';
import type { UnitOfWork } from '@/server/realtime/unitOfWork';
import type { Timers } from './timers';

/** Work after a timer's transaction, outside the queue of writes: for example a slow call to an external system. */
type FollowUp = () => Promise<void>;

/**
 * Handles a due timer of one kind. `payload` comes from the database as it was set; validate it with a schema. `now` is
 * the time at which the handler runs, never earlier than the timer was due.
 *
 * @returns work to do once the transaction has committed, if any. It is not repeated when it fails, or when the process
 * ends before it: the handler must schedule another timer for that.
 */
export type TimerHandler = (
  tx: Transaction,
  emit: Emit,
  payload: unknown,
  now: EpochMs,
) => Promise<void> | Promise<FollowUp | undefined>;

export interface TimerRunner {
  /** Runs the timers that came due while the process was down, then each timer when it is due. */
  start(): void;
  /** Resolves when no due timer waits or runs, and all follow-ups have ended. */
  idle(): Promise<void>;
  /** Starts no further timer, and resolves when the running one and all follow-ups have ended. */
  stop(): Promise<void>;
}

/** The runner checks again after this at the latest. */
const LONGEST_SLEEP_MS = 60_000;
const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 5 * 60_000;

/** A due timer must not use the clock, which a test may have stopped. */
function soon(fn: () => void): () => void {
  const immediate = setImmediate(fn);
  return () => clearImmediate(immediate);
}

type Claim =
  { ran: true; followUp?: FollowUp | undefined } | { ran: false; nextDueAt: EpochMs | null };

/**
 * Runs the timers, one at a time and in the order they are due. Each runs in one transaction that deletes its row
 * first, so that it takes effect once: after a crash it runs again from the beginning, never from the middle. A handler
 * that throws is logged, changes nothing and is retried, later each time.
 *
 * @param handlers by kind; two parts of the server never share a kind.
 */
export function createTimerRunner(
  { clock, uow, logger }: { clock: Clock; uow: UnitOfWork; logger: Logger },
  timersService: Timers,
  handlers: Readonly<Record<string, TimerHandler>>,
): TimerRunner {
  /** Failures in a row, by key. A restart forgets them and retries at once. */
  const failures = new Map<string, number>();
  let running: Promise<void> | null = null;
  const following = new Set<Promise<void>>();
  let stopped = true;
  let isInTrouble = false;
  let wakeAt = Infinity;
  let takeBackWake: () => void = () => undefined;

  function sleepUntil(dueAt: EpochMs): void {
    if (stopped || dueAt >= wakeAt) return;
    takeBackWake();
    wakeAt = dueAt;
    const wait = dueAt - clock.now();
    takeBackWake = wait > 0 ? clock.setTimeout(wake, wait) : soon(wake);
  }

  function wake(): void {
    takeBackWake();
    wakeAt = Infinity;
    if (stopped) return;
    if (running) {
      // A timer that is due now was set while another runs: check again when that has ended.
      void running.then(() => sleepUntil(clock.now()));
      return;
    }
    running = runDue()
      .then(
        (nextLook) => {
          isInTrouble = false;
          return nextLook;
        },
        (error: unknown) => {
          // Once: the database may be away for hours.
          if (!isInTrouble) logger.error({ err: error }, 'timers: the database does not answer');
          isInTrouble = true;
          return clock.now() + FIRST_RETRY_MS;
        },
      )
      .then((nextLook) => {
        running = null;
        sleepUntil(nextLook);
      });
  }

  function follow(followUp: FollowUp): void {
    const done = followUp()
      .catch((error: unknown) => {
        if (isLeftByDatabase(error)) {
          logger.warn({ err: error }, 'timers: the database left what followed a timer');
        } else {
          logger.error({ err: error }, 'timers: what followed a timer failed');
        }
      })
      .finally(() => following.delete(done));
    following.add(done);
  }

  /** @returns the time of the next check. */
  async function runDue(): Promise<EpochMs> {
    for (;;) {
      const claim = await claimOne();
      if (claim.ran && claim.followUp) follow(claim.followUp);
      if (stopped || !claim.ran) {
        const latest = clock.now() + LONGEST_SLEEP_MS;
        const next = claim.ran ? null : claim.nextDueAt;
        return next === null ? latest : Math.min(next, latest);
      }
    }
  }

  async function claimOne(): Promise<Claim> {
    let claimed: typeof timers.$inferSelect | undefined;
    try {
      return await uow.write(async (tx, emit): Promise<Claim> => {
        const now = clock.now();
        const [due] = await tx
          .select()
          .from(timers)
          .where(lte(timers.dueAt, now))
          .orderBy(asc(timers.dueAt), asc(timers.key))
          .limit(1);
        if (!due) {
          const [next] = await tx.select({ dueAt: min(timers.dueAt) }).from(timers);
          return { ran: false, nextDueAt: next?.dueAt ?? null };
        }
        claimed = due;
        await tx.delete(timers).where(eq(timers.key, due.key));
        const handler = handlers[due.kind];
        if (!handler) throw new Error(`No handler for timers of the kind ${due.kind}`);
        const followUp = await handler(tx, emit, due.payload, now);
        failures.delete(due.key);
        return { ran: true, followUp: typeof followUp === 'function' ? followUp : undefined };
      });
    } catch (error) {
      // The database failed before a timer was claimed: that is the runner's own error.
      if (!claimed) throw error;
      await putOff(claimed, error);
      return { ran: true };
    }
  }

  async function putOff(timer: typeof timers.$inferSelect, error: unknown): Promise<void> {
    // What the database could not do it can do soon, however often that happened before.
    const isLeft = isDatabaseAway(error);
    const times = isLeft ? 1 : (failures.get(timer.key) ?? 0) + 1;
    failures.set(timer.key, times);
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (times - 1), LONGEST_RETRY_MS);
    const about = { err: error, kind: timer.kind, times, wait };
    if (isLeft) logger.warn(about, 'timers: the database left a handler');
    else logger.error(about, 'timers: a handler failed');
    await uow.write(async (tx) => {
      await tx
        .update(timers)
        .set({ dueAt: clock.now() + wait })
        .where(and(eq(timers.key, timer.key), eq(timers.dueAt, timer.dueAt)));
    });
  }

  timersService.onScheduled(sleepUntil);

  return {
    start: () => {
      stopped = false;
      sleepUntil(clock.now());
    },
    idle: async () => {
      while (running || following.size > 0 || (!stopped && wakeAt <= clock.now())) {
        await (running ?? [...following][0] ?? new Promise((resolve) => setImmediate(resolve)));
      }
    },
    stop: async () => {
      stopped = true;
      takeBackWake();
      wakeAt = Infinity;
      await running;
      await Promise.all(following);
    },
  };
}
