/** There is more to do than can be done soon: the one who asks comes back later (503). */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Bounds what would otherwise take as much memory or processor time as is asked for. */
export interface Slots {
  /**
   * Runs `work` when a slot is free, in the order of the calls.
   *
   * @throws BusyError when too many wait already; what `work` rejects with.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * @param atOnce how much runs at the same time.
 * @param waiting how much may wait beside it; what comes then is refused at once.
 */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): Slots {
  let free = atOnce;
  const queue: (() => void)[] = [];

  return {
    run: async (work) => {
      if (free > 0) free -= 1;
      else if (queue.length >= waiting) throw new BusyError('Every slot is taken');
      // The slot of the one who ends is handed on.
      else await new Promise<void>((resolve) => queue.push(resolve));
      try {
        return await work();
      } finally {
        const next = queue.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
