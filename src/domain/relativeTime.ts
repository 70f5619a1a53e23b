/** The age of something (behaviour: row-time): the numbers are here, the words ('há 5 minutos') in the texts. */
import type { EpochMs } from '@/contract/wire';

export type TimeUnit = 'moment' | 'minute' | 'hour' | 'day' | 'month' | 'year';

/** `count` of `unit` ago; a 'moment' has no count and holds 0. */
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
 * The largest whole unit that has passed. Less than a minute is a moment, and so is a time in the future, which a wrong
 * clock can produce.
 */
export function relativeTime(time: EpochMs, now: EpochMs): RelativeTime {
  const passed = now - time;
  for (const [unit, length] of UNITS) {
    if (passed >= length) return { unit, count: Math.floor(passed / length) };
  }
  return { unit: 'moment', count: 0 };
}
