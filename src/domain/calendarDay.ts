/** Calendar days, for the separators between messages (design: day-separators). */
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

/** The number of days from 1970-01-01 to a day of the Gregorian calendar. Years are counted from March on. */
function daysFromCivil(year: number, month: number, day: number): number {
  const fromMarch = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const leapDays =
    Math.floor(fromMarch / 4) - Math.floor(fromMarch / 100) + Math.floor(fromMarch / 400);
  return fromMarch * 365 + leapDays + dayOfYear - 719_468;
}

/** The days that were asked for, by zone and moment. */
const days = new Map<string, Map<EpochMs, number>>();
/** More moments than the messages of the chats that a person goes to and fro between. */
const MOST_DAYS = 5_000;

/**
 * The calendar day of `time` in `timeZone` (IANA, such as 'America/Sao_Paulo'), as an integer that rises by one each
 * day: messages with the same number belong under the same separator.
 */
export function calendarDay(time: EpochMs, timeZone: string): number {
  const held = days.get(timeZone);
  const known = held && held.size < MOST_DAYS ? held : new Map<EpochMs, number>();
  if (known !== held) days.set(timeZone, known);
  // A message is asked for with itself and with the next one, and again each time its chat is opened.
  const day = known.get(time) ?? readDay(time, timeZone);
  known.set(time, day);
  return day;
}

function readDay(time: EpochMs, timeZone: string): number {
  const parts = dayFormat(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((candidate) => candidate.type === type)?.value);
  return daysFromCivil(part('year'), part('month'), part('day'));
}

/** The label of a separator: 'Hoje', 'Ontem', or the date of `time`. */
export function dayLabel(time: EpochMs, now: EpochMs, timeZone: string): DayLabel {
  const daysAgo = calendarDay(now, timeZone) - calendarDay(time, timeZone);
  if (daysAgo === 0) return 'today';
  return daysAgo === 1 ? 'yesterday' : 'date';
}
