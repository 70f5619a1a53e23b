import type { EpochMs } from '@/contract/wire';

const DAY_MS = 24 * 60 * 60_000;
/** No zone changes its offset more often than at quarters of an hour. */
const QUARTER_MS = 15 * 60_000;

/** Reads and writes the time of day in one zone. */
export interface TimeOfDay {
  /** @returns `14:32:07.412` */
  text(at: EpochMs): string;
  /** @returns the ms since midnight */
  ms(at: EpochMs): number;
}

const two = (number: number) => String(number).padStart(2, '0');

/** @param timeZone an IANA name; one that is unknown here is taken for UTC */
export function timeOfDay(timeZone: string): TimeOfDay {
  const format = formatIn(timeZone);
  const offsets = new Map<number, number>();
  function offsetAt(at: EpochMs): number {
    const quarter = Math.floor(at / QUARTER_MS);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const start = quarter * QUARTER_MS;
    const parts = new Map(format.formatToParts(start).map(({ type, value }) => [type, value]));
    const minutes = Number(parts.get('hour')) * 60 + Number(parts.get('minute'));
    const offset = minutes * 60_000 + Number(parts.get('second')) * 1_000 - (start % DAY_MS);
    offsets.set(quarter, offset);
    return offset;
  }
  const ms = (at: EpochMs) => (Math.trunc(at) + offsetAt(at) + 2 * DAY_MS) % DAY_MS;
  return {
    ms,
    text: (at) => {
      const seconds = Math.floor(ms(at) / 1_000);
      const minutes = Math.floor(seconds / 60);
      const rest = String(ms(at) % 1_000).padStart(3, '0');
      return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds % 60)}.${rest}`;
    },
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const options = {
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  } as const;
  try {
    return new Intl.DateTimeFormat('en', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  }
}

/** A time of day as somebody says it: `14:32` is that whole minute. Both in ms since midnight; `to` is not part of it. */
export interface SaidTime {
  from: number;
  to: number;
}

const SAID = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3}))?)?$/;

/** @returns the time that `14:32`, `14:32:07` or `14:32:07.412` says; null for anything else */
export function readTime(text: string): SaidTime | null {
  const [, hours, minutes, seconds, fraction] = SAID.exec(text.trim()) ?? [];
  const [hour, minute, second] = [hours, minutes, seconds ?? '0'].map(Number);
  if (hour === undefined || minute === undefined || second === undefined) return null;
  if (!(hour < 24 && minute < 60 && second < 60)) return null;
  const rest = fraction === undefined ? 0 : Number(fraction.padEnd(3, '0'));
  const from = ((hour * 60 + minute) * 60 + second) * 1_000 + rest;
  if (fraction !== undefined) return { from, to: from + 10 ** (3 - fraction.length) };
  return { from, to: from + (seconds === undefined ? 60_000 : 1_000) };
}

/** @returns how long after `start` a time of day comes next, in ms; both since midnight, so that midnight may lie between */
export const laterBy = (start: number, time: number): number =>
  (((time - start) % DAY_MS) + DAY_MS) % DAY_MS;
