/** Finding orders by customer, phone or order number, through an index of words: the same letters as the list's search. */
import { phoneDigits } from './phone';
import { foldText } from './search';

/** What an order is found by. */
export interface SearchedOrder {
  nomeCompleto: string | null;
  /** Digits only, with or without the country's code. */
  clienteTelefone: string;
  numeroPedido: string | null;
}

/** What of a text can be a phone or an order's number: digits, and the marks between them. */
const DIGIT_RUN = /[+(]?\d[\d\s().+-]*/g;
/** What stands before an order's number where it is shown, 'nº' or 'no.', and is no part of it. */
const NUMBER_SIGN = /(?<![\p{L}\p{N}])(?:n\.?[º°]|no\.|№)(?=\s*[\p{L}\p{N}])/giu;
const COUNTRY = '55';
/** A number with the country's code has 12 or 13 digits. */
const SHORTEST_WITH_COUNTRY = 12;
/** Fewer digits than these name no phone. */
const SHORTEST_PHONE_PART = 4;
const AREA_DIGITS = 2;

/** Marks that no word can hold keep phones, their ends, and order numbers apart from names. */
const PHONE = '+';
const PHONE_FROM_END = '~';
const NUMBER = '#';

/** An index takes no words of any length; nobody tells two apart by what comes after so many letters. */
const WORD_LENGTH = 60;

const wordsOf = (text: string): string[] =>
  (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, WORD_LENGTH));
const reversed = (text: string): string => Array.from(text).reverse().join('');

/**
 * The words under which an order is kept, each once. A query's words are beginnings of these. A phone stands there
 * from its area code on, without it, and from its end, so that its last digits are a beginning too.
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
 * What a query asks for: each of the outer list must be found, each by one of its beginnings of words. Empty: the
 * query says nothing, and finds everything.
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
