/** The part of a clock that a pause needs. */
export interface Timer {
  setTimeout(fn: () => void, ms: number): unknown;
}

/** Waits for `ms` on the given clock. */
export const wait = (clock: Timer, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.setTimeout(resolve, ms);
  });
