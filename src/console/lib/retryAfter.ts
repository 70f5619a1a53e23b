import type { EpochMs } from '@/contract/wire';

/** A date as HTTP writes it; `Date.parse` alone would take many other texts for one. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const readDate = (text: string | null): EpochMs | undefined => {
  const at = text !== null && HTTP_DATE.test(text) ? Date.parse(text) : NaN;
  return Number.isNaN(at) ? undefined : at;
};

/**
 * Reads how long an answer asks to stay away (wire: retry-after): whole seconds, or a date. A date is measured against
 * that of the answer itself where it can be read, since our clock may be wrong.
 *
 * @param now our time.
 * @returns the wait in ms, 0 for a date that has passed; undefined when it is absent or unreadable.
 */
export function readRetryAfter(headers: Headers, now: EpochMs): number | undefined {
  const text = headers.get('Retry-After');
  if (text === null) return undefined;
  if (/^\d{1,6}$/.test(text)) return Number(text) * 1000;
  const at = readDate(text);
  return at === undefined ? undefined : Math.max(0, at - (readDate(headers.get('Date')) ?? now));
}
