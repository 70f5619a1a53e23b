/**
 * How long to wait before the next attempt, in ms: it doubles with each failure up to a limit, and is
 * spread by half so that a thousand consoles do not come back in the same moment.
 * @param failures how many attempts failed, from 1.
 * @param random a fresh number from 0 to 1.
 */
export function backoffMs(failures: number, random: number, maxMs = 30_000): number {
  const base = Math.min(maxMs, 1000 * 2 ** Math.min(failures - 1, 16));
  return Math.round(base * (0.75 + random / 2));
}
