/** For regular expressions (with the flag `u`): the characters of which somebody can make a word. */

/** The accented letters of Western Europe that have exactly one capital each. */
export const ACCENTED = 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ';
export const ACCENTED_LETTERS = ACCENTED + ACCENTED.toUpperCase();

/** The combining accents of Western Europe: 'é' may be written as 'e' and one of these. */
export const ACCENTS = '\u0300\u0301\u0302\u0303\u0308\u030a\u0327';

/**
 * A letter, a number, or a mark on one, such as a vowel of Devanagari. Without what only says that a sign is drawn as an
 * emoji: after a digit that is a keycap.
 */
export const LETTER = '(?:[\\p{L}\\p{N}\\p{Mc}]|(?![\\uFE00-\\uFE0F\\u{E0100}-\\u{E01EF}])\\p{Mn})';

/**
 * Signs that Unicode does not count as letters, but with which people write their names: circled, squared and bracketed
 * letters, letterlike signs, Braille, radicals. Emoji stay, but for those that are letters, such as 🅰.
 */
export const SIGN =
  '(?:(?=\\p{So})(?=\\P{Emoji}|\\p{Alphabetic})' +
  '[\\u2100-\\u214F\\u249C-\\u24E9\\u2800-\\u28FF\\u2E80-\\u2FD5\\u3200-\\u33FF\\uA490-\\uA4C6' +
  '\\u{1F100}-\\u{1F1AD}\\u{1F200}-\\u{1F265}])';

/** The letters of which flags are made. */
export const FLAG_LETTER = '\\p{RI}';

/** Any of these. */
export const ANY_LETTER = `(?:${LETTER}|${SIGN}|${FLAG_LETTER})`;
