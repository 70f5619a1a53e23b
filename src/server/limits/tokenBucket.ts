import type { Clock } from '@/server/base/clock';

export interface TokenBuckets {
  /**
   * Takes one token from this key's bucket.
   *
   * @returns 0 when there was one, otherwise how long until there will be, in ms.
   */
  take(key: string): number;
}

/**
 * Limits a rate: `burst` times at once, `perMinute` times in the long run. For each bucket only the time is stored at
 * which it will be full again (the generic cell rate algorithm), and only until then.
 */
export function createTokenBuckets(
  clock: Pick<Clock, 'now'>,
  { burst, perMinute }: { burst: number; perMinute: number },
): TokenBuckets {
  const tokenMs = 60_000 / perMinute;
  const fullAt = new Map<string, number>();

  function forgetFull(now: number): void {
    // Oldest first, because a used bucket is inserted again at the end.
    for (const [key, at] of fullAt) {
      if (at > now) return;
      fullAt.delete(key);
    }
  }

  return {
    take: (key) => {
      const now = clock.now();
      const full = Math.max(now, fullAt.get(key) ?? now);
      const wait = full - now - (burst - 1) * tokenMs;
      if (wait > 0) return Math.ceil(wait);
      fullAt.delete(key);
      fullAt.set(key, full + tokenMs);
      forgetFull(now);
      return 0;
    },
  };
}
