// By its place: what sets all journeys up is loaded before '@/' is known.
import { until } from '../../testing/until';

/** How long a step of a journey may take on a machine with other things to do. */
export const STEP_LIMIT_MS = 90_000;
const POLL_MS = 50;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS));

/**
 * Waits until `read` says yes; for what no element of the page shows.
 * @throws Error when it does not in 90 s, with `what` was waited for
 */
export const eventually = (read: () => boolean | Promise<boolean>, what = String(read)) =>
  until(read, { limitMs: STEP_LIMIT_MS, pollMs: POLL_MS, what });

/**
 * Looks again until nothing is found any more: a page that takes another size draws itself a moment later.
 * @returns nothing, or what is still found after 90 s
 */
export async function untilNothing<T>(find: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const deadline = Date.now() + STEP_LIMIT_MS;
  for (;;) {
    const found = await find();
    if (found.length === 0 || Date.now() > deadline) return found;
    await pause();
  }
}
