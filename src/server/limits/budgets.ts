import type { Clock } from '@/server/base/clock';
import type { Pace } from './pace';
import { createTokenBuckets } from './tokenBucket';

/** What one key may have of one kind of work. */
export interface Budget {
  /** How many run at once; further ones wait in the key's own queue. */
  atOnce: number;
  /** How many may wait; further ones are refused. */
  waiting: number;
  /** How many may start without a pause, and how many a minute in the long run. */
  burst: number;
  perMinute: number;
  /** Whether its time counts: false for work that mostly waits for others, such as a send. */
  isPaced: boolean;
}

/** How work asks for its place, where it differs from the rest of its kind. */
export interface Entry {
  /** Whether its time counts; undefined: as the budget says. */
  isPaced?: boolean;
  /** It had a place before and gave it up meanwhile, so that the rate has counted it already. */
  isBack?: boolean;
}

/** A place in one key's lane. */
export interface Place {
  /** true once it is this one's turn; false when it was left before. Rejects when the work before it was stuck. */
  ready: Promise<boolean>;
  /** Runs work that keeps the place until it has ended, even if the place is left meanwhile. */
  during<T>(work: () => Promise<T>): Promise<T>;
  /** Gives the place to the next in the queue. Calling it again does nothing. */
  leave(): void;
}

/** Keeps one person's work from delaying the others': what is too much waits, and only then is refused. */
export interface Budgets<Kind extends string> {
  /** @returns a place, which the caller leaves once; or how long to stay away, in ms. */
  enter(kind: Kind, key: string, entry?: Entry): Place | { retryAfterMs: number };
}

/** How long somebody stays away whose queue is full: the queue moves on meanwhile. */
const FULL_RETRY_MS = 1_000;

/** What a failure of some work says about the rest. */
export interface WorkFaults {
  /** Whether the time of work that failed so counts: false for what waited for somebody else's fault. */
  counts: (error: unknown) => boolean;
  /** Whether what waits behind it would only wait for the same: it then fails with it. */
  isStuck: (error: unknown) => boolean;
}

/** One that waits for its turn. */
interface Waiting {
  takeOver: () => void;
  fail: (error: unknown) => void;
}

interface Lane {
  running: number;
  queue: Set<Waiting>;
}

/**
 * @param pace shared by all budgets of the same keys: the time of paced work counts together.
 */
export function createBudgets<Kind extends string>(
  clock: Pick<Clock, 'now' | 'setTimeout'>,
  budgets: Readonly<Record<Kind, Budget>>,
  pace: Pace,
  { counts, isStuck }: WorkFaults,
): Budgets<Kind> {
  const kinds = Object.entries<Budget>(budgets).map(
    ([kind, budget]) =>
      [
        kind,
        { budget, lanes: new Map<string, Lane>(), rate: createTokenBuckets(clock, budget) },
      ] as const,
  );
  const byKind = new Map(kinds);

  return {
    enter: (kind, key, entry = {}) => {
      const found = byKind.get(kind);
      if (!found) throw new Error(`There is no budget for ${kind}`);
      const { budget, lanes, rate } = found;
      const lane = lanes.get(key) ?? { running: 0, queue: new Set() };
      const mustWait = lane.running >= budget.atOnce;
      if (mustWait && lane.queue.size >= budget.waiting) return { retryAfterMs: FULL_RETRY_MS };
      const retryAfterMs = entry.isBack ? 0 : rate.take(key);
      if (retryAfterMs > 0) return { retryAfterMs };
      const isPaced = entry.isPaced ?? budget.isPaced;
      lanes.set(key, lane);
      return placeIn(lane, mustWait, {
        begin: (start) => {
          const pauseMs = isPaced ? pace.pauseOf(key) : 0;
          if (pauseMs > 0) clock.setTimeout(start, pauseMs);
          else start();
        },
        timed: async (work) => {
          const startedAt = clock.now();
          const spend = () => {
            if (isPaced) pace.spend(key, clock.now() - startedAt);
          };
          try {
            const done = await work();
            spend();
            return done;
          } catch (error) {
            if (counts(error)) spend();
            if (isStuck(error)) {
              const waiting = [...lane.queue];
              lane.queue.clear();
              for (const one of waiting) one.fail(error);
            }
            throw error;
          }
        },
        left: () => {
          if (lane.running === 0 && lane.queue.size === 0) lanes.delete(key);
        },
      });
    },
  };
}

interface PlaceHooks {
  /** Calls `start` now, or after the pause that the key owes; the place is taken meanwhile. */
  begin: (start: () => void) => void;
  /** Runs work and counts its time; that of sending the answer is the caller's connection's. */
  timed: <T>(work: () => Promise<T>) => Promise<T>;
  /** The place is free again, or was left in the queue. */
  left: () => void;
}

function placeIn(lane: Lane, mustWait: boolean, { begin, timed, left }: PlaceHooks): Place {
  const state = { isIn: false, hasLeft: false, atWork: 0 };
  let answer: (isReady: boolean) => void = () => undefined;
  let refuse: (error: unknown) => void = () => undefined;
  const ready = new Promise<boolean>((resolve, reject) => {
    answer = resolve;
    refuse = reject;
  });

  const free = () => {
    const [next] = lane.queue;
    if (next) {
      lane.queue.delete(next);
      next.takeOver();
    } else lane.running -= 1;
    left();
  };
  const start = () => {
    if (state.hasLeft) {
      free();
      return;
    }
    state.isIn = true;
    answer(true);
  };
  const waiting: Waiting = {
    takeOver: () => begin(start),
    fail: (error) => {
      state.hasLeft = true;
      refuse(error);
    },
  };

  if (mustWait) lane.queue.add(waiting);
  else {
    lane.running += 1;
    begin(start);
  }

  return {
    ready,
    during: async (work) => {
      state.atWork += 1;
      try {
        return await timed(work);
      } finally {
        state.atWork -= 1;
        if (state.hasLeft && state.atWork === 0) free();
      }
    },
    leave: () => {
      if (state.hasLeft) return;
      state.hasLeft = true;
      if (state.isIn) {
        if (state.atWork === 0) free();
        return;
      }
      answer(false);
      if (lane.queue.delete(waiting)) left();
    },
  };
}
