/** Phone numbers: digits in paths and checks, a mask for display (behaviour: phone-digits; wire: request-ids). */

/** Area code (DDD) and nine digits (behaviour: register-phone). */
const PHONE_DIGITS = 11;

/** A phone number reduced to its digits. */
export function phoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** true for exactly 11 digits, however they are written. */
export function isCompletePhone(text: string): boolean {
  return phoneDigits(text).length === PHONE_DIGITS;
}

/**
 * A number for display: (99) 99999-9999, or (99) 9999-9999 for ten digits, with +55 before it when the text has the
 * country code. Any other text stays as it is.
 */
export function formatPhone(text: string): string {
  const match = /^(55)?(\d{2})(\d{4,5})(\d{4})$/.exec(phoneDigits(text));
  if (!match) return text;
  const [, country, area = '', start = '', end = ''] = match;
  return `${country === undefined ? '' : '+55 '}(${area}) ${start}-${end}`;
}

/** The digits of a Brazilian number without its country code, which numbers pasted from elsewhere often have. */
export function nationalDigits(text: string): string {
  const digits = phoneDigits(text);
  return digits.length === PHONE_DIGITS + 2 && digits.startsWith('55') ? digits.slice(2) : digits;
}

const COUNTRY = '55';
/** Area code and eight digits, as older numbers have them, and the longest number of any country. */
const SHORTEST_NUMBER = 10;
const LONGEST_NUMBER = 15;

/**
 * The forms in which a number may be stored, digits only: with and without Brazil's country code.
 *
 * @returns none for what cannot be a whole number with its area code.
 */
export function phoneForms(text: string): string[] {
  const digits = phoneDigits(text);
  if (digits.length < SHORTEST_NUMBER || digits.length > LONGEST_NUMBER) return [];
  const hasCountry = [12, 13].includes(digits.length) && digits.startsWith(COUNTRY);
  const national = hasCountry ? digits.slice(COUNTRY.length) : digits;
  return national.length > PHONE_DIGITS ? [national] : [national, COUNTRY + national];
}
