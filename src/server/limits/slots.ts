/** Thrown when too much work waits already: the caller has to try again later (503). */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Bounds work that could otherwise take unlimited memory or processor time. */
export interface Slots {
  /**
   * Runs `work` when a slot is free, in the order of the calls.
   *
   * @throws BusyError when too many wait already; whatever `work` rejects with.
   */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * @param atOnce how many run at the same time.
 * @param waiting how many may wait; further ones are refused at once.
 */
export function createSlots({ atOnce, waiting }: { atOnce: number; waiting: number }): Slots {
  let free = atOnce;
  const queue: (() => void)[] = [];

  return {
    run: async (work) => {
      if (free > 0) free -= 1;
      else if (queue.length >= waiting) throw new BusyError('Every slot is taken');
      // Work that ends passes its slot on to this one.
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
