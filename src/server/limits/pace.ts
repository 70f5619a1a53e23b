import type { Clock } from '@/server/base/clock';

/** How much of the server's time one key's work has taken lately, and how long it should pause therefore. */
export interface Pace {
  /** Work of this key took so long, in ms. */
  spend(key: string, ms: number): void;
  /**
   * Called when work of this key may begin.
   *
   * @returns how long it should wait, in ms; 0 while the key took no more than its share, or nobody else is there.
   */
  pauseOf(key: string): number;
}

/** The work that may be done without a pause, and the share of the time that goes to one key in the long run. */
export interface PaceLimit {
  freeMs: number;
  share: number;
}

/** The most that one piece of work counts: what takes longer mostly waited for something, and not for this key. */
const LONGEST_WORK_MS = 2_000;
/** The longest single pause: the next one follows when the work before it was long. */
const LONGEST_PAUSE_MS = 2_000;
/** Who began something within this time is there: where nobody else is, nobody is delayed. */
const THERE_MS = 10_000;

interface Known {
  /** The time taken beyond the share, as it was at `at`. */
  spentMs: number;
  at: number;
  seenAt: number;
}

/** Limits time and not calls: one search of a large shop takes as long as a hundred small reads. */
export function createPace(clock: Pick<Clock, 'now'>, { freeMs, share }: PaceLimit): Pace {
  const known = new Map<string, Known>();

  const levelOf = ({ at, spentMs }: Known) => Math.max(0, spentMs - (clock.now() - at) * share);
  const isThere = ({ seenAt }: Known) => clock.now() - seenAt < THERE_MS;

  /** Stores a key as the latest, and forgets those that are neither there nor owe anything, the longest unseen first. */
  function store(key: string, one: Known): void {
    known.delete(key);
    known.set(key, one);
    for (const [oldest, other] of known) {
      if (isThere(other) || levelOf(other) > 0) return;
      known.delete(oldest);
    }
  }

  function isAlone(key: string): boolean {
    for (const [other, one] of known) if (other !== key && isThere(one)) return false;
    return true;
  }

  const now = (): Known => ({ spentMs: 0, at: clock.now(), seenAt: clock.now() });

  return {
    spend: (key, ms) => {
      const one = known.get(key) ?? now();
      store(key, {
        spentMs: levelOf(one) + Math.min(ms, LONGEST_WORK_MS),
        at: clock.now(),
        seenAt: clock.now(),
      });
    },
    pauseOf: (key) => {
      const one = known.get(key) ?? now();
      store(key, { ...one, seenAt: clock.now() });
      if (isAlone(key)) return 0;
      return Math.min(LONGEST_PAUSE_MS, Math.max(0, (levelOf(one) - freeMs) / share));
    },
  };
}
