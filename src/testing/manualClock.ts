import type { EpochMs } from '@/contract/wire';
import type { Clock } from '@/server/base/clock';

/** A clock that stands still until a test advances it. */
export interface ManualClock extends Clock {
  /**
   * Advances by `ms`. Timeouts that come due run in their order, each at its own time; async work that they start is
   * not awaited.
   */
  advance(ms: number): void;
}

/** Saturday, 21 November 2026, noon in UTC. */
const NOON: EpochMs = Date.UTC(2026, 10, 21, 12);

export function manualClock(start: EpochMs = NOON): ManualClock {
  let now = start;
  let waits: { dueAt: EpochMs; fn: () => void }[] = [];

  /** Removes the timeout that is due first; of equal ones, the one that was set first. */
  function takeNext(until: EpochMs) {
    const next = waits
      .filter(({ dueAt }) => dueAt <= until)
      .reduce<(typeof waits)[number] | null>(
        (first, wait) => (first === null || wait.dueAt < first.dueAt ? wait : first),
        null,
      );
    waits = waits.filter((wait) => wait !== next);
    return next;
  }

  return {
    now: () => now,
    setTimeout: (fn, ms) => {
      const wait = { dueAt: now + Math.max(ms, 0), fn };
      waits.push(wait);
      return () => {
        waits = waits.filter((other) => other !== wait);
      };
    },
    advance: (ms) => {
      const until = now + ms;
      for (let next = takeNext(until); next; next = takeNext(until)) {
        now = Math.max(now, next.dueAt);
        next.fn();
      }
      now = until;
    },
  };
}
