import type { Clock } from '@/server/base/clock';

/** The most failures of one key within the window. */
export interface AttemptLimit {
  failures: number;
  windowMs: number;
}

/** The most keys held; with more, the one that failed longest ago is forgotten. */
const MAX_KEYS = 50_000;

/** The most that wait for one key's running attempts; further ones are refused at once. */
const MAX_WAITING = 300;

/** A key with a ceiling of its own; one without has the limiter's. */
export type Counted = string | { key: string; failures: number };

/** A running attempt. The caller calls one of the two, once. */
interface Attempt {
  failed(): void;
  /** The guess was not wrong: the password was right, or something else interrupted the attempt. */
  succeeded(): void;
}

export interface AttemptLimiter {
  /**
   * Starts an attempt, unless one of its keys must wait.
   *
   * @param keys the attempt is counted for each key separately.
   * @returns the attempt, or how long to wait in ms. Running attempts count as failures until they are decided: a
   * hundred concurrent ones get no more guesses than a hundred in sequence.
   */
  begin(keys: readonly Counted[]): Attempt | { retryAfterMs: number };
  /**
   * The same, but an attempt that only running ones keep out waits until these are decided: right ones, however many
   * come at once, are never refused.
   */
  beginInTurn(keys: readonly Counted[]): Promise<Attempt | { retryAfterMs: number }>;
}

interface Tally {
  /** The times of the failures within the window, oldest first: at most as many as the limit allows. */
  failures: number[];
  underWay: number;
}

/** Counts failures only, so that correct sign-ins are never delayed. */
export function createAttemptLimiter(
  clock: Pick<Clock, 'now'>,
  limit: AttemptLimit,
  maxKeys: number = MAX_KEYS,
): AttemptLimiter {
  const tallies = new Map<string, Tally>();

  function current(key: string): Tally {
    const tally = tallies.get(key) ?? { failures: [], underWay: 0 };
    const since = clock.now() - limit.windowMs;
    tally.failures = tally.failures.filter((at) => at > since);
    return tally;
  }

  /** Stores the tally as the newest, or removes it when it is empty. */
  function store(key: string, tally: Tally): void {
    tallies.delete(key);
    if (tally.failures.length === 0 && tally.underWay === 0) return;
    tallies.set(key, tally);
    if (tallies.size <= maxKeys) return;
    for (const [oldest, { underWay }] of tallies) {
      if (underWay > 0) continue;
      tallies.delete(oldest);
      return;
    }
  }

  /** How long this key must wait in ms; 0 when it need not. */
  function waitOf(counted: Counted): number {
    const { failures, underWay } = current(keyOf(counted));
    if (failures.length + underWay < ceilingOf(counted)) return 0;
    const oldest = failures[0];
    // Only running attempts count here, and they will be decided soon.
    return oldest === undefined ? 1_000 : oldest + limit.windowMs - clock.now();
  }

  const ceilingOf = (counted: Counted) =>
    typeof counted === 'string' ? limit.failures : counted.failures;

  /** Whether wrong attempts alone keep this key out. */
  const isSpent = (counted: Counted) =>
    current(keyOf(counted)).failures.length >= ceilingOf(counted);

  /** Those who wait until a running attempt of a key is decided, in the order of arrival. */
  const waiting = new Map<string, (() => void)[]>();

  function wake(key: string): void {
    const woken = waiting.get(key) ?? [];
    waiting.delete(key);
    for (const tryAgain of woken) tryAgain();
  }

  const limiter: AttemptLimiter = {
    beginInTurn: async (keys) => {
      for (;;) {
        const begun = limiter.begin(keys);
        if (!('retryAfterMs' in begun) || keys.some(isSpent)) return begun;
        const full = keyOf(keys.find((key) => waitOf(key) > 0) ?? '');
        const queue = waiting.get(full) ?? [];
        if (queue.length >= MAX_WAITING) return begun;
        waiting.set(full, queue);
        await new Promise<void>((resolve) => queue.push(resolve));
      }
    },
    begin: (counted) => {
      const retryAfterMs = Math.max(...counted.map(waitOf));
      if (retryAfterMs > 0) return { retryAfterMs };
      const keys = counted.map(keyOf);
      for (const key of keys) {
        const tally = current(key);
        tally.underWay += 1;
        store(key, tally);
      }
      const decide = (failedAt: number | null) => {
        for (const key of keys) {
          const tally = current(key);
          tally.underWay -= 1;
          if (failedAt !== null) tally.failures.push(failedAt);
          store(key, tally);
        }
        for (const key of keys) wake(key);
      };
      return { failed: () => decide(clock.now()), succeeded: () => decide(null) };
    },
  };
  return limiter;
}

const keyOf = (counted: Counted) => (typeof counted === 'string' ? counted : counted.key);

/**
 * The key under which an address is counted. An IPv6 client owns at least a /64 and could use a new address for every
 * attempt, so all addresses of a /64 share one key.
 */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
