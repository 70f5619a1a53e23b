/**
 * Readers and writers of single values on the wire (wire: reading-tolerant, exact-out).
 *
 * Each reader converts the variants that hosts use to the one internal form: ids are strings, times are epoch
 * milliseconds, money is integer cents. No code behind these readers sees a variant.
 */
import { reader, UNREADABLE } from './reader';

/** Integer cents of a real. The wire carries a decimal number of reais. */
export type Cents = number;
/** Milliseconds since 1970, UTC. The wire carries seconds in messages, ISO 8601 elsewhere. */
export type EpochMs = number;

/** Seconds are below this until the year 5138; milliseconds have been above it since 1973. */
const SECONDS_BELOW = 100_000_000_000;
/** The end of the range of times: every time that is read can be written in seconds or in ISO, and read again. */
const EPOCH_MS_BELOW = SECONDS_BELOW * 1000;
/** Up to this amount (10 trillion reais), decimal reais represent every cent exactly, and arithmetic preserves it. */
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

/** Text as it is; a number becomes its digits (hosts send phones and order numbers either way). */
export const wireText = reader<string>('a text', (input) =>
  typeof input === 'string'
    ? input
    : typeof input === 'number' && Number.isFinite(input)
      ? String(input)
      : UNREADABLE,
);

/**
 * An identifier: an integer, or a text of 1 to 200 characters that can be part of a path. It is not '.' or '..', which
 * URLs remove, and has no lone surrogate, which a URL cannot contain.
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

/** An integer of 0 or more, or its numeric string. */
export const wireCount = reader<number>('a count', (input) => {
  const value = toNumber(input);
  return value !== UNREADABLE && Number.isSafeInteger(value) && value >= 0 ? value + 0 : UNREADABLE;
});

/** Decimal reais (4.7 or '4.70') to integer cents (470). */
export const wireMoney = reader<Cents>('an amount of money', (input) => {
  const reais = toNumber(input);
  if (reais === UNREADABLE) return UNREADABLE;
  // 4.35 * 100 is 434.99999999999994: round, and let the epsilon push halves away from zero.
  const cents = Math.sign(reais) * Math.round(Math.abs(reais) * 100 + 1e-6);
  return Math.abs(cents) <= MAX_CENTS ? cents + 0 : UNREADABLE;
});

/** Seconds, milliseconds, a numeric string or ISO 8601 to epoch milliseconds. */
export const wireTime = reader<EpochMs>('a time', toEpochMs);

/** A calendar day, 'YYYY-MM-DD'. From a time in ISO 8601, the day in its text is taken. */
export const wireDay = reader<string>('a day', (input) => {
  const day = typeof input === 'string' ? /^\d{4}-\d{2}-\d{2}(?=$|T)/.exec(input)?.[0] : undefined;
  return day === undefined || Number.isNaN(Date.parse(day)) ? UNREADABLE : day;
});

/** A boolean; hosts also send 0, 1, 'true' and 'false'. */
export const wireFlag = reader<boolean>('a yes or no', (input) => {
  if (typeof input === 'boolean') return input;
  if (input === 1 || input === 'true') return true;
  return input === 0 || input === 'false' ? false : UNREADABLE;
});

/**
 * The address of a picture or other media, or null. Only addresses that are safe for an `<img>` are kept (https, http,
 * blob, data:image, or a path of the host). Any other scheme is read as null, so that a `javascript:` link never
 * passes. A path without its leading slash gets one, because it is resolved against the host (wire: reading-media,
 * media-addresses).
 */
export const wireMediaUrl = reader<string | null>('an address', (input) => {
  if (input === null || input === undefined || input === '') return null;
  if (typeof input !== 'string') return UNREADABLE;
  if (/^(https?:\/\/|blob:|data:(image|video|audio)\/)/i.test(input)) return input;
  if (/^\/(?![/\\])/.test(input)) return input;
  // A path such as 'uploads/x' or 'x.jpg', with no ':' before the first '/', cannot contain a scheme.
  return /^[\p{L}\p{N}_][^:/\\\s]*(\/|\.\w+$)/u.test(input) ? `/${input}` : null;
});

/** Epoch milliseconds to ISO text for the wire; null stays null. */
export function writeTime(ms: EpochMs): string;
export function writeTime(ms: EpochMs | null): string | null;
export function writeTime(ms: EpochMs | null): string | null {
  return ms === null ? null : new Date(ms).toISOString();
}

/** Integer cents to decimal reais for the wire; null stays null. */
export function writeMoney(cents: Cents): number;
export function writeMoney(cents: Cents | null): number | null;
export function writeMoney(cents: Cents | null): number | null {
  return cents === null ? null : cents / 100;
}
