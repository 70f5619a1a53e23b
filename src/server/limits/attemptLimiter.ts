import type { Clock } from '@/server/base/clock';

/** The most failures of one key within the window. */
export interface AttemptLimit {
  failures: number;
  windowMs: number;
}

/** The most keys held; with more, the one that failed longest ago is forgotten. */
const MAX_KEYS = 10_000;

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
  begin(keys: readonly string[]): Attempt | { retryAfterMs: number };
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
  function waitOf({ failures, underWay }: Tally): number {
    if (failures.length + underWay < limit.failures) return 0;
    const oldest = failures[0];
    // Only running attempts count here, and they will be decided soon.
    return oldest === undefined ? 1_000 : oldest + limit.windowMs - clock.now();
  }

  return {
    begin: (keys) => {
      const retryAfterMs = Math.max(...keys.map((key) => waitOf(current(key))));
      if (retryAfterMs > 0) return { retryAfterMs };
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
      };
      return { failed: () => decide(clock.now()), succeeded: () => decide(null) };
    },
  };
}

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
