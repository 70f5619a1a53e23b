/** The server's only source of time; tests turn one by hand (testing/manualClock). */
export interface Clock {
  /** Epoch ms. */
  now(): number;
  /**
   * Calls `fn` once, `ms` from now. A wait does not keep the process alive.
   *
   * @returns a function that takes it back; harmless once `fn` has run.
   */
  setTimeout(fn: () => void, ms: number): () => void;
}

/** The longest wait a Node timer takes; a longer one would fire at once. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: (fn, ms) => {
    const timer = setTimeout(fn, Math.min(Math.max(ms, 0), LONGEST_WAIT_MS));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
