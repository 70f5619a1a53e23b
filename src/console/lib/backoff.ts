/**
 * @returns the wait before the next attempt, in ms. It doubles with each failure up to a limit, and has a jitter of a
 * quarter to either side, so that a thousand consoles do not come back at the same moment.
 * @param failures how many attempts failed, from 1.
 * @param random a fresh number from 0 to 1.
 */
export function backoffMs(failures: number, random: number, maxMs = 30_000): number {
  const base = Math.min(maxMs, 1000 * 2 ** Math.min(failures - 1, 16));
  return Math.round(base * (0.75 + random / 2));
}
