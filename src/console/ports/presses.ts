import type { Clock } from './ports';
import { wait } from './wait';

/** A second press within this time, in ms, is the other half of a double click. */
const DOUBLE_CLICK_MS = 500;

/** Knows which deeds are under way, so that a press which comes twice does one thing once. */
export interface Presses {
  /**
   * Does it, unless the same still runs or was pressed less than 500 ms ago: a second press is no second wish then
   * (behaviour: one-press).
   * @param key the deed and what it is done to, such as `refund:p1`: what is done to another runs beside it.
   * @throws whatever `deed` throws.
   */
  once(key: string, deed: () => Promise<void>): Promise<void>;
}

/** A guard in memory; each store has its own. */
export function createPresses(clock: Clock): Presses {
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
