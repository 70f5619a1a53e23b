// Imported by a relative path: setupAll.ts is loaded before '@/' can be resolved.
import { until } from '../../testing/until';

/** The time limit of a journey's step, in ms, on a busy machine. */
export const STEP_LIMIT_MS = 90_000;
const POLL_MS = 50;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, POLL_MS));

/**
 * Waits until `read` is true; for conditions that no element of the page shows.
 *
 * @throws Error when it is not within 90 s; the message contains `what`
 */
export const eventually = (read: () => boolean | Promise<boolean>, what = String(read)) =>
  until(read, { limitMs: STEP_LIMIT_MS, pollMs: POLL_MS, what });

/**
 * Polls until `find` finds nothing: a resized page renders a moment later.
 *
 * @returns an empty list, or what is still found after 90 s
 */
export async function untilNothing<T>(find: () => Promise<readonly T[]>): Promise<readonly T[]> {
  const deadline = Date.now() + STEP_LIMIT_MS;
  for (;;) {
    const found = await find();
    if (found.length === 0 || Date.now() > deadline) return found;
    await pause();
  }
}

/**
 * Polls until `read` gives `wanted`, of which the error tells where it does not.
 *
 * @throws Jest's error with both, after 90 s
 */
export async function untilSame(read: () => Promise<string>, wanted: string): Promise<void> {
  const deadline = Date.now() + STEP_LIMIT_MS;
  for (;;) {
    const found = await read();
    if (found === wanted) return;
    if (Date.now() > deadline) expect(found).toBe(wanted);
    await pause();
  }
}
