/** How long ago something was (behaviour: row-time): numbers stand here, words ('há 5 minutos') in the texts. */
import type { EpochMs } from '@/contract/wire';

export type TimeUnit = 'moment' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** `count` of `unit` ago; a 'moment' has no count and says 0. */
export interface RelativeTime {
  unit: TimeUnit;
  count: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

const UNITS = [
  ['year', YEAR],
  ['month', MONTH],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

/**
 * The largest whole unit that has passed. Under a minute, and what a wrong clock puts into the future,
 * is a moment.
 */
export function relativeTime(time: EpochMs, now: EpochMs): RelativeTime {
  const passed = now - time;
  for (const [unit, length] of UNITS) {
    if (passed >= length) return { unit, count: Math.floor(passed / length) };
  }
  return { unit: 'moment', count: 0 };
}
