import type { Clock } from '@/server/base/clock';

/** So many wrong passwords within the window are enough, for one e-mail or one address (wire: login-limit). */
export const MAX_FAILURES = 10;
export const WINDOW_MS = 15 * 60_000;

/** Keys held at most: with more, the one that failed longest ago is forgotten. */
const MAX_KEYS = 10_000;

/** An attempt under way. One of the two is called, once. */
interface Attempt {
  failed(): void;
  /** It was no wrong guess: right, or broken off by something else. */
  succeeded(): void;
}

export interface AttemptLimiter {
  /**
   * @param keys what the attempt is counted for, each on its own.
   * @returns the attempt, or how long to wait in ms. Attempts under way count as failures until they are decided:
   *   a hundred at once get no more guesses than one after the other.
   */
  begin(keys: readonly string[]): Attempt | { retryAfterMs: number };
}

interface Tally {
  /** When the failures within the window happened, oldest first: `MAX_FAILURES` of them at most. */
  failures: number[];
  underWay: number;
}

/** Counts failures only: who signs in rightly is never held up by it. */
export function createAttemptLimiter(
  clock: Pick<Clock, 'now'>,
  maxKeys: number = MAX_KEYS,
): AttemptLimiter {
  const tallies = new Map<string, Tally>();

  function current(key: string): Tally {
    const tally = tallies.get(key) ?? { failures: [], underWay: 0 };
    const since = clock.now() - WINDOW_MS;
    tally.failures = tally.failures.filter((at) => at > since);
    return tally;
  }

  /** Stores it as the newest, or forgets it when there is nothing to remember. */
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

  /** How long this key must wait, 0 when it need not. */
  function waitOf({ failures, underWay }: Tally): number {
    if (failures.length + underWay < MAX_FAILURES) return 0;
    const oldest = failures[0];
    // With attempts under way alone, nothing is known but that they will be decided soon.
    return oldest === undefined ? 1_000 : oldest + WINDOW_MS - clock.now();
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
 * What an address is counted as: an IPv6 client owns at least a /64 and could count as a new one with each of its
 * addresses, so they are one.
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
