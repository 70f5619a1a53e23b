import { randomBytes } from 'node:crypto';
import type { Clock } from './clock';

export interface Ids {
  /**
   * An id of a new row: 26 characters that sort by the time they were made (a ULID), those of one process in the order
   * in which it made them, however many in a millisecond.
   */
  newId(): string;
  /** 32 characters that nobody guesses: 192 random bits, safe in an address. */
  token(): string;
}

/** Crockford's alphabet: its characters sort as their values do. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LENGTH = 10;
const RANDOM_LENGTH = 16;

/** An id before it is written: its time, and what tells it from others of that time, in base 32. */
interface Ulid {
  ms: number;
  digits: readonly number[];
}

/**
 * @param random gives that many bytes; the system's by default. Tests may give their own, never a server.
 */
export function createIds(
  clock: Pick<Clock, 'now'>,
  random: (size: number) => Uint8Array = randomBytes,
): Ids {
  let last: Ulid = { ms: -Infinity, digits: [] };
  return {
    newId: () => {
      const ms = clock.now();
      // A clock that was set back does not undo the order.
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

/** The one that sorts right behind it. */
function next({ ms, digits }: Ulid): Ulid {
  const place = digits.findLastIndex((digit) => digit < 31);
  if (place === -1) return { ms: ms + 1, digits: digits.map(() => 0) };
  return {
    ms,
    digits: digits.map((digit, at) => (at < place ? digit : at === place ? digit + 1 : 0)),
  };
}
