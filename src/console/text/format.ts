import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/pt-br';
import type { EpochMs } from '@/contract/wire';
import { dayLabel } from '@/domain/calendarDay';
import { relativeTime } from '@/domain/relativeTime';
import type { Texts, Locale } from './texts';

/** The English formats name the month, because 05/04 is ambiguous. */
const DATE_FORMATS: Record<
  Locale,
  { locale: string; day: string; date: string; short: string; moment: string }
> = {
  'pt-BR': {
    locale: 'pt-br',
    day: 'D [de] MMMM [de] YYYY',
    date: 'DD/MM/YYYY',
    short: 'DD/MM',
    moment: 'DD/MM/YYYY HH:mm',
  },
  en: {
    locale: 'en',
    day: 'D MMMM YYYY',
    date: 'D MMM YYYY',
    short: 'D MMM',
    moment: 'D MMM YYYY HH:mm',
  },
};

/** Whose clock and calendar are shown: those of this browser. */
let reader = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  moment: (time: EpochMs): Dayjs => dayjs(time),
};

/**
 * Formats a calendar day given as 'YYYY-MM-DD', independent of the reader's time zone: '21/11' or '21 Nov', or with
 * `long` in words.
 */
export function formatCalendarDay(day: string, locale: Locale, { long = false } = {}): string {
  const { locale: name, day: words, short } = DATE_FORMATS[locale];
  return dayjs(`${day}T12:00`)
    .locale(name)
    .format(long ? words : short);
}

/** Formats a time as HH:mm on the reader's clock (behaviour: message-time). */
export function formatClock(time: EpochMs): string {
  return reader.moment(time).format('HH:mm');
}

/** Formats a date in the locale's words. */
function formatDate(time: EpochMs, locale: Locale): string {
  const { locale: name, day } = DATE_FORMATS[locale];
  return reader.moment(time).locale(name).format(day);
}

/** Formats a date in short: '05/04/2026', in English '5 Apr 2026' (behaviour: date-format). */
export function formatShortDate(time: EpochMs, locale: Locale): string {
  const { locale: name, date } = DATE_FORMATS[locale];
  return reader.moment(time).locale(name).format(date);
}

/** Formats date and time in short: '05/04/2026 13:07', in English '5 Apr 2026 13:07' (behaviour: date-format). */
export function formatDateTime(time: EpochMs, locale: Locale): string {
  const { locale: name, moment } = DATE_FORMATS[locale];
  return reader.moment(time).locale(name).format(moment);
}

/** A moment to the second, for what shows less of it: for machines, and in words. */
export interface ExactTime {
  iso: string;
  words: string;
}

/** @returns the moment to the second: '05/04/2026 13:07:09', in English '5 Apr 2026 13:07:09' (behaviour: exact-time). */
export function exactTime(time: EpochMs, locale: Locale): ExactTime {
  const { locale: name, moment } = DATE_FORMATS[locale];
  const words = reader.moment(time).locale(name).format(`${moment}:ss`);
  return { iso: new Date(time).toISOString(), words };
}

/** @returns the text of a day separator: 'Hoje', 'Ontem' or the date (behaviour: message-grouping). */
export function formatDay(
  time: EpochMs,
  now: EpochMs,
  { text, locale, timeZone }: { text: Texts; locale: Locale; timeZone: string },
): string {
  const label = dayLabel(time, now, timeZone);
  return label === 'date' ? formatDate(time, locale) : text.chat[label];
}

/** Formats the time since `time`: 'há 5 minutos' (behaviour: row-time). */
export function formatAgo(time: EpochMs, now: EpochMs, ago: Texts['ago']): string {
  const { unit, count } = relativeTime(time, now);
  return ago[unit](count);
}

/** @returns the time zone in which dates and times are shown */
export const readerTimeZone = (): string => reader.timeZone;

/**
 * Shows dates and times in another zone from now on: whoever looks at a recording sees those that its reader saw.
 *
 * @param moment gives a time in that zone
 */
export function showTimesIn(timeZone: string, moment: (time: EpochMs) => Dayjs): void {
  reader = { timeZone, moment };
}
