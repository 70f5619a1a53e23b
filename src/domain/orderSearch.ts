/**
 * The search for orders by customer, phone or order number, through an index of words. Letters match as in the list's
 * search.
 */
import { phoneDigits } from './phone';
import { foldText } from './search';

/** The fields of an order that the search covers. */
export interface SearchedOrder {
  nomeCompleto: string | null;
  /** Digits only, with or without the country's code. */
  clienteTelefone: string;
  numeroPedido: string | null;
}

/** The parts of a text that can be a phone or an order's number: digits, and the marks between them. */
const DIGIT_RUN = /[+(]?\d[\d\s().+-]*/g;
/** The sign that is shown before an order's number, 'nº' or 'no.', and is not part of it. */
const NUMBER_SIGN = /(?<![\p{L}\p{N}])(?:n\.?[º°]|no\.|№)(?=\s*[\p{L}\p{N}])/giu;
const COUNTRY = '55';
/** A number with the country code has 12 or 13 digits. */
const SHORTEST_WITH_COUNTRY = 12;
/** Fewer digits than this do not identify a phone. */
const SHORTEST_PHONE_PART = 4;
const AREA_DIGITS = 2;

/** Marks that no word can contain. They keep phones, their ends, and order numbers apart from names. */
const PHONE = '+';
const PHONE_FROM_END = '~';
const NUMBER = '#';

/** The index limits the length of words. Words that differ only after this many letters need not be distinguished. */
const WORD_LENGTH = 60;

const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, WORD_LENGTH));
const reversed = (text: string): string => Array.from(text).reverse().join('');

/**
 * The words under which an order is indexed, each once. A query's words are prefixes of these. A phone is indexed from
 * its area code on, without it, and reversed from its end, so that its last digits are a prefix too.
 */
export function orderSearchTerms(order: SearchedOrder): string[] {
  const digits = phoneDigits(order.clienteTelefone);
  const hasCountry = digits.length >= SHORTEST_WITH_COUNTRY && digits.startsWith(COUNTRY);
  const national = hasCountry ? digits.slice(COUNTRY.length) : digits;
  const numberWords = wordsOf(order.numeroPedido ?? '');
  return [
    ...new Set([
      ...wordsOf(order.nomeCompleto ?? ''),
      ...(national === ''
        ? []
        : [
            PHONE + national,
            PHONE + national.slice(AREA_DIGITS),
            PHONE_FROM_END + reversed(national),
          ]),
      ...numberWords.map((word) => NUMBER + word),
      ...(numberWords.length > 1 ? [NUMBER + numberWords.join('').slice(0, WORD_LENGTH)] : []),
    ]),
  ];
}

/**
 * Parses a query. Each entry of the outer list must match, by any one of its prefixes. Empty: the query is empty and
 * matches everything.
 *
 * @example orderSearchQuery('Maria 4321') // [['maria'], ['4321', '#4321', '+4321', '~1234']]
 */
export function orderSearchQuery(typed: string): string[][] {
  const text = typed.replace(NUMBER_SIGN, ' ');
  const digitRuns = (text.match(DIGIT_RUN) ?? []).map((run) =>
    phoneDigits(run).slice(0, WORD_LENGTH),
  );
  const words = wordsOf(text.replace(DIGIT_RUN, ' '));
  return [...words.map((word) => [word, NUMBER + word]), ...digitRuns.map(beginningsOfDigits)];
}

function beginningsOfDigits(digits: string): string[] {
  const withoutCountry = digits.startsWith(COUNTRY) ? [digits.slice(COUNTRY.length)] : [];
  const phones = [digits, ...withoutCountry].filter(({ length }) => length >= SHORTEST_PHONE_PART);
  return [
    digits,
    NUMBER + digits,
    ...phones.flatMap((phone) => [PHONE + phone, PHONE_FROM_END + reversed(phone)]),
  ];
}
