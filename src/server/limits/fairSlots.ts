import { BusyError } from './slots';

/** Who work is done for: `kind` has places of its own, and within a kind each `key` has its turn. */
export interface Turn {
  kind: string;
  key: string;
}

/** Slots that a crowd cannot take from others: who waits is served in turn, not in the order of arrival. */
export interface FairSlots {
  /**
   * Runs `work` when a slot is free. Free slots go round the kinds that wait, and within a kind round its keys; within a
   * key the first comes first. So one key with a hundred waiting delays another by one piece of work.
   *
   * @throws BusyError when too many of this kind wait already; whatever `work` rejects with.
   */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>;
}

/** The work that waits, first by kind, then by key. Both maps are in the order in which their turn comes. */
type Waiting = Map<string, Map<string, (() => void)[]>>;

/**
 * @param atOnce how many run at the same time, of all kinds together.
 * @param waiting how many of one kind may wait; further ones are refused at once.
 */
export function createFairSlots({
  atOnce,
  waiting,
}: {
  atOnce: number;
  waiting: number;
}): FairSlots {
  let free = atOnce;
  const kinds: Waiting = new Map();

  function wait({ kind, key }: Turn): Promise<void> {
    const keys = kinds.get(kind) ?? new Map<string, (() => void)[]>();
    const ofKind = [...keys.values()].reduce((sum, queue) => sum + queue.length, 0);
    if (ofKind >= waiting) throw new BusyError('Every slot is taken');
    return new Promise((resolve) => {
      keys.set(key, [...(keys.get(key) ?? []), resolve]);
      kinds.set(kind, keys);
    });
  }

  /** Takes the next of those who wait, and puts its kind and key behind the others. */
  function next(): (() => void) | undefined {
    for (const [kind, keys] of kinds) {
      kinds.delete(kind);
      for (const [key, [first, ...rest]] of keys) {
        keys.delete(key);
        if (rest.length > 0) keys.set(key, rest);
        if (keys.size > 0) kinds.set(kind, keys);
        return first;
      }
    }
    return undefined;
  }

  return {
    run: async (turn, work) => {
      if (free > 0) free -= 1;
      // Work that ends passes its slot on to this one.
      else await wait(turn);
      try {
        return await work();
      } finally {
        const start = next();
        if (start) start();
        else free += 1;
      }
    },
  };
}
