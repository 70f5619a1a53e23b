import { randomBytes } from 'node:crypto';
import type { Clock } from './clock';

export interface Ids {
  /**
   * The id of a new row: 26 characters that sort by creation time (a ULID). Ids of one process sort in the order in
   * which it created them, however many it creates in a millisecond.
   */
  newId(): string;
  /** 32 unguessable characters: 192 random bits, safe in a URL. */
  token(): string;
}

/** Crockford's alphabet: its characters sort as their values do. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/** An id before it is encoded: its time, and the digits in base 32 that make it unique at that time. */
interface Ulid {
  ms: number;
  digits: readonly number[];
}

/** @param random returns that many random bytes; by default the system's. Tests may replace it, a server never does. */
export function createIds(
  clock: Pick<Clock, 'now'>,
  random: (size: number) => Uint8Array = randomBytes,
): Ids {
  let last: Ulid = { ms: -Infinity, digits: [] };
  return {
    newId: () => {
      const ms = clock.now();
      // If the clock was set back, ids still sort in the order of their creation.
      last = ms > last.ms ? { ms, digits: digitsOf(random(RANDOM_LENGTH)) } : next(last);
      return timePart(last.ms) + textOf(last.digits);
    },
    token: () => Buffer.from(random(24)).toString('base64url'),
  };
}

function timePart(ms: number): string {
  let rest = ms;
  let text = '';
  for (let place = 0; place < TIME_LENGTH; place += 1) {
    text = ALPHABET.charAt(rest % 32) + text;
    rest = Math.floor(rest / 32);
  }
  return text;
}

const digitsOf = (bytes: Uint8Array): number[] => Array.from(bytes, (byte) => byte % 32);

const textOf = (digits: readonly number[]): string =>
  digits.map((digit) => ALPHABET.charAt(digit)).join('');

/** The first id that sorts at or after everything created at `ms`: an id is before it exactly when it is older. */
export const firstIdAt = (ms: number): string => timePart(ms) + '0'.repeat(RANDOM_LENGTH);

/** The id that sorts directly after it. */
function next({ ms, digits }: Ulid): Ulid {
  const place = digits.findLastIndex((digit) => digit < 31);
  if (place === -1) return { ms: ms + 1, digits: digits.map(() => 0) };
  return {
    ms,
    digits: digits.map((digit, at) => (at < place ? digit : at === place ? digit + 1 : 0)),
  };
}
