/** Times in São Paulo, where the business is, wherever the reader and the machine are. */
import type { EpochMs } from '@/contract/wire';
import { calendarDay } from './calendarDay';

export const SAO_PAULO = 'America/Sao_Paulo';
const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** Enough for a year of hours. Times arrive in order, or are few, so clearing the cache when it is full is cheap. */
const KEPT_HOURS = 10_000;

/** The day of a time in São Paulo, as an integer that rises by one each day. */
export const saoPauloDay = (time: EpochMs): number => calendarDay(time, SAO_PAULO);

/** A day's number as 'YYYY-MM-DD'. */
export const dayText = (day: number): string => isoDay.format(day * DAY_MS);
/** Sweden writes dates in the format of ISO 8601. */
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'UTC' });

const dateAndHour = new Intl.DateTimeFormat('pt-BR', {
  timeZone: SAO_PAULO,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  hourCycle: 'h23',
});
const hours = new Map<number, string>();

/** A time in São Paulo as 'dd/mm/aaaa hh:mm:ss'. Its UTC offset has been a whole number of hours since 1914. */
export function saoPauloDateTime(time: EpochMs): string {
  const hour = Math.floor(time / HOUR_MS);
  let text = hours.get(hour);
  if (text === undefined) {
    if (hours.size >= KEPT_HOURS) hours.clear();
    text = dateAndHour.format(hour * HOUR_MS).replace(', ', ' ');
    hours.set(hour, text);
  }
  const seconds = Math.floor((time - hour * HOUR_MS) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${text}:${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** The time of day in São Paulo as 'hh:mm', of the next whole minute: who is told it does not come too early. */
export const saoPauloNextMinute = (time: EpochMs): string =>
  saoPauloDateTime(Math.ceil(time / MINUTE_MS) * MINUTE_MS).slice(-8, -3);

/** The first moment of a day in São Paulo. @param day as `saoPauloDay` counts it. */
export function saoPauloDayStart(day: number): EpochMs {
  // A day begins after midnight of Greenwich, and where a clock is set forward at midnight an hour later.
  let time = day * DAY_MS;
  while (saoPauloDay(time) < day) time += HOUR_MS;
  return time;
}
