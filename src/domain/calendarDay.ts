/** Days of the calendar, for the separators between messages (design: day-separators). */
import type { EpochMs } from '@/contract/wire';

export type DayLabel = 'today' | 'yesterday' | 'date';

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formats.set(timeZone, format);
  return format;
}

/** Days from 1970-01-01 to a day of the Gregorian calendar, by counting years from March on. */
function daysFromCivil(year: number, month: number, day: number): number {
  const fromMarch = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays =
    Math.floor(fromMarch / 4) - Math.floor(fromMarch / 100) + Math.floor(fromMarch / 400);
  return fromMarch * 365 + leapDays + dayOfYear - 719_468;
}

/**
 * The day of the calendar on which `time` falls in `timeZone` (IANA, such as 'America/Sao_Paulo'), as
 * a whole number that rises by one a day: messages of one number belong under one separator.
 */
export function calendarDay(time: EpochMs, timeZone: string): number {
  const parts = dayFormat(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return daysFromCivil(part('year'), part('month'), part('day'));
}

/** What a separator says: 'Hoje', 'Ontem', or the date of `time`. */
export function dayLabel(time: EpochMs, now: EpochMs, timeZone: string): DayLabel {
  const daysAgo = calendarDay(now, timeZone) - calendarDay(time, timeZone);
  if (daysAgo === 0) return 'today';
  return daysAgo === 1 ? 'yesterday' : 'date';
}
