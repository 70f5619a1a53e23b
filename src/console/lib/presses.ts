import { wait, type Timer } from './wait';

/** A second press within this many ms belongs to a double click. */
const DOUBLE_CLICK_MS = 500;

/** Knows which deeds are running, so that two presses run a deed once. */
export interface Presses {
  /**
   * Runs `deed`, unless the same one is still running or was pressed less than 500 ms ago: such a press belongs to a
   * double click (behaviour: one-press).
   *
   * @param key the deed and its target, such as `refund:p1`; deeds on other targets run in parallel.
   * @throws whatever `deed` throws.
   */
  once(key: string, deed: () => Promise<void>): Promise<void>;
}

/** @returns a guard that keeps its state in memory. Each store has its own. */
export function createPresses(clock: Timer): Presses {
  const held = new Set<string>();
  return {
    async once(key, deed) {
      if (held.has(key)) return;
      held.add(key);
      const pause = wait(clock, DOUBLE_CLICK_MS);
      try {
        await deed();
      } finally {
        void pause.then(() => held.delete(key));
      }
    },
  };
}
