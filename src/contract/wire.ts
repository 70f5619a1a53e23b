/**
 * How single values of the wire are read and written, once (wire: reading-tolerant, exact-out).
 *
 * Each reader turns the variants that hosts use into the one internal form: ids are strings, times
 * are epoch milliseconds, money is integer cents. Nothing past this boundary sees a variant.
 */
import { reader, UNREADABLE } from './reader';

/** Integer cents of a real. Wire: a decimal number of reais. */
export type Cents = number;
/** Milliseconds since 1970, UTC. Wire: seconds in messages, ISO 8601 elsewhere. */
export type EpochMs = number;

/** Seconds stay below this until the year 5138; milliseconds have been above it since 1973. */
const SECONDS_BELOW = 100_000_000_000;
/** Times end there: whatever is read can be written in seconds, or in ISO, and read again. */
const EPOCH_MS_BELOW = SECONDS_BELOW * 1000;
/** Up to here (10 trillion reais) decimal reais tell every cent apart, and the arithmetic keeps it. */
const MAX_CENTS = 1_000_000_000_000_000;

function toNumber(input: unknown): number | typeof UNREADABLE {
  if (typeof input === 'number') return Number.isFinite(input) ? input : UNREADABLE;
  if (typeof input === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(input)) {
    const value = Number(input);
    return Number.isFinite(value) ? value : UNREADABLE;
  }
  return UNREADABLE;
}

function toEpochMs(input: unknown): EpochMs | typeof UNREADABLE {
  const number = toNumber(input);
  const ms =
    number === UNREADABLE
      ? typeof input === 'string' && /^(\d{4}|[+-]\d{6})-\d{2}-\d{2}/.test(input)
        ? Date.parse(input)
        : Number.NaN
      : Math.round(Math.abs(number) < SECONDS_BELOW ? number * 1000 : number);
  return Number.isNaN(ms) || Math.abs(ms) >= EPOCH_MS_BELOW ? UNREADABLE : ms + 0;
}

/** Text as it is; a number is read as its digits (hosts send phones and order numbers as either). */
export const wireText = reader<string>('a text', (input) =>
  typeof input === 'string'
    ? input
    : typeof input === 'number' && Number.isFinite(input)
      ? String(input)
      : UNREADABLE,
);

/**
 * An identifier: a whole number, or a text of 1 to 200 characters that can stand in a path: not '.' or
 * '..', which an address swallows, and without half a surrogate pair, which no address can hold.
 */
export const wireId = reader<string>('an id', (input) => {
  if (typeof input === 'number') return Number.isSafeInteger(input) ? String(input) : UNREADABLE;
  return typeof input === 'string' &&
    input.length > 0 &&
    input.length <= 200 &&
    !/^\.{1,2}$|\p{Cs}/u.test(input)
    ? input
    : UNREADABLE;
});

/** A whole number of 0 or more, or its numeric string. */
export const wireCount = reader<number>('a count', (input) => {
  const value = toNumber(input);
  return value !== UNREADABLE && Number.isSafeInteger(value) && value >= 0 ? value + 0 : UNREADABLE;
});

/** Decimal reais (4.7 or '4.70') to integer cents (470). */
export const wireMoney = reader<Cents>('an amount of money', (input) => {
  const reais = toNumber(input);
  if (reais === UNREADABLE) return UNREADABLE;
  // 4.35 * 100 is 434.99999999999994: round, and let the epsilon carry halves away from zero.
  const cents = Math.sign(reais) * Math.round(Math.abs(reais) * 100 + 1e-6);
  return Math.abs(cents) <= MAX_CENTS ? cents + 0 : UNREADABLE;
});

/** Seconds, milliseconds, a numeric string or ISO 8601 to epoch milliseconds. */
export const wireTime = reader<EpochMs>('a time', toEpochMs);

/** A day of the calendar, 'YYYY-MM-DD'; of a time in ISO 8601 the day that stands in it. */
export const wireDay = reader<string>('a day', (input) => {
  const day = typeof input === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(input)?.[0] : undefined;
  return day === undefined || Number.isNaN(Date.parse(day)) ? UNREADABLE : day;
});

/** A yes or no; hosts also send 0, 1, 'true' and 'false'. */
export const wireFlag = reader<boolean>('a yes or no', (input) => {
  if (typeof input === 'boolean') return input;
  if (input === 1 || input === 'true') return true;
  return input === 0 || input === 'false' ? false : UNREADABLE;
});

/**
 * The address of a picture or other media, or null. Only what an `<img>` may safely be given is
 * kept (https, http, blob, data:image, or a path of the host); any other scheme reads as null, so
 * that a `javascript:` link never gets past the boundary. A path without its first slash is given one, because it
 * is resolved against the host (wire: reading-media, media-addresses).
 */
export const wireMediaUrl = reader<string | null>('an address', (input) => {
  if (input === null || input === undefined || input === '') return null;
  if (typeof input !== 'string') return UNREADABLE;
  if (/^(https?:\/\/|blob:|data:(image|video|audio)\/)/i.test(input)) return input;
  if (/^\/(?![/\\])/.test(input)) return input;
  // 'uploads/x' or 'x.jpg', with no ':' before the first '/': no scheme can hide in it.
  return /^[\p{L}\p{N}_][^:/\\\s]*(\/|\.\w+$)/u.test(input) ? `/${input}` : null;
});

/** Epoch milliseconds to the ISO text the wire carries; null stays null. */
export function writeTime(ms: EpochMs): string;
export function writeTime(ms: EpochMs | null): string | null;
export function writeTime(ms: EpochMs | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** Integer cents to the decimal reais the wire carries; null stays null. */
export function writeMoney(cents: Cents): number;
export function writeMoney(cents: Cents | null): number | null;
export function writeMoney(cents: Cents | null): number | null {
  return cents === null ? null : cents / 100;
}
