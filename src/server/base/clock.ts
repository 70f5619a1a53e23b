/** The server's only source of time. Tests advance their own (testing/manualClock). */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /**
   * Calls `fn` once, `ms` from now. A pending timeout does not keep the process alive.
   *
   * @returns a function that cancels it; it does nothing once `fn` has run.
   */
  setTimeout(fn: () => void, ms: number): () => void;
}

/** The longest timeout that Node accepts; a longer one would fire at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (fn, ms) => {
    const timer = setTimeout(fn, Math.min(Math.max(ms, 0), LONGEST_WAIT_MS));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
