import type { Clock } from '@/server/base/clock';

/** How much of the server's time one key's work has taken lately, and how long it should pause therefore. */
export interface Pace {
  /** Work of this key took so long, in ms. */
  spend(key: string, ms: number): void;
  /** How long the key's next work should wait, in ms; 0 while it took no more than its share. */
  pauseOf(key: string): number;
}

/** The work that may be done without a pause, and the share of the time that goes to one key in the long run. */
export interface PaceLimit {
  freeMs: number;
  share: number;
}

/** The longest single pause: the next one follows when the work before it was long. */
const LONGEST_PAUSE_MS = 2_000;

/** Limits time and not calls: one search of a large shop takes as long as a hundred small reads. */
export function createPace(clock: Pick<Clock, 'now'>, { freeMs, share }: PaceLimit): Pace {
  const spent = new Map<string, { ms: number; at: number }>();

  function levelOf(key: string): number {
    const last = spent.get(key);
    if (!last) return 0;
    return Math.max(0, last.ms - (clock.now() - last.at) * share);
  }

  return {
    spend: (key, ms) => {
      const level = levelOf(key) + ms;
      spent.delete(key);
      if (level > 0) spent.set(key, { ms: level, at: clock.now() });
      // Oldest first, because a used key is inserted again at the end.
      for (const [oldest] of spent) {
        if (levelOf(oldest) > 0) return;
        spent.delete(oldest);
      }
    },
    pauseOf: (key) => Math.min(LONGEST_PAUSE_MS, Math.max(0, (levelOf(key) - freeMs) / share)),
  };
}
