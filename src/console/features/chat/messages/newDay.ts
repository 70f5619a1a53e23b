import { formatDay, readerTimeZone } from '@/console/text/format';
import type { EpochMs } from '@/contract/wire';
import { calendarDay } from '@/domain/calendarDay';
import { timeOfItem, type ChatItem } from './chatItems';
import type { Reader } from './useReader';

/** Days change at midnight, so one check a minute is enough. */
export const DAY_TICK_MS = 60_000;

/** @returns the date for the separator above an item that is the first of its day; null for any other. */
export function newDay(
  item: ChatItem,
  previous: ChatItem | null,
  now: EpochMs,
  { text, locale }: Pick<Reader, 'text' | 'locale'>,
): string | null {
  const timeZone = readerTimeZone();
  const time = timeOfItem(item);
  const isNew =
    previous === null ||
    calendarDay(time, timeZone) !== calendarDay(timeOfItem(previous), timeZone);
  return isNew ? formatDay(time, now, { text, locale, timeZone }) : null;
}
