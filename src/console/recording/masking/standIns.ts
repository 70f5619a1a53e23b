import { cmac } from '@noble/ciphers/aes.js';
import { FF1 } from '@noble/ciphers/ff1.js';
import {
  ACCENTED_WORDS,
  CODES,
  DECOMPOSED_WORDS,
  DIGITS,
  FLAG_LETTERS,
  LETTERS,
  OTHERS,
  SIGNS,
  SMALL_CODES,
  type Alphabet,
} from './alphabets';
import { ACCENTED_LETTERS, ACCENTS, ANY_LETTER } from './letters';
import { replaceParts } from './textParts';

/** A stand-in of each text: another text of the same form, and of no other text. */
export interface StandIns {
  /**
   * Replaces every word and number, and keeps what stands between them, also within a telephone: `Maria, 5511987654321@c.us` becomes, say,
   * `Kqwex, 5583120467155@c.us`.
   */
  ofText: (text: string) => string;
  /**
   * Replaces a text as a whole: one that is recorded at every key typed would show, word by word, how its words begin.
   * Only its length and the lengths of its words stay.
   */
  ofDraft: (text: string) => string;
  /** Replaces the address of a picture, a sound or a film by one that needs no request and shows a grey point. */
  ofMedia: (address: string) => string;
}

/** What a word has in common with its stand-in, beside its length. */
interface WordClass {
  alphabet: Alphabet;
  /** The first characters that stay. */
  kept: number;
  /** True for each word of the class, and for no other. */
  has(word: string): boolean;
}

/** A Brazilian telephone with its country's code, which decides how it is written. */
const isPhone = (word: string) => /^55\d{10,11}$/.test(word);
const ACCENT = new RegExp(`[${ACCENTED_LETTERS}]`);
const hasAccent = (word: string) => ACCENT.test(word);
/** An accent that is a character of its own. */
const LOOSE_ACCENT = new RegExp(`[${ACCENTS}]`);
const isDecomposed = (word: string) => LOOSE_ACCENT.test(word);
const isCode = (word: string) => /\d/.test(word) && /[A-Za-z]/.test(word);
const hasCapital = (word: string) => /[A-Z]/.test(word);

const PHONE: WordClass = { alphabet: DIGITS, kept: 2, has: isPhone };
const NUMBER: WordClass = { alphabet: DIGITS, kept: 0, has: (word) => !isPhone(word) };
const WORD: WordClass = { alphabet: LETTERS, kept: 0, has: () => true };
const ACCENTED: WordClass = { alphabet: ACCENTED_WORDS, kept: 0, has: hasAccent };
const DECOMPOSED: WordClass = { alphabet: DECOMPOSED_WORDS, kept: 0, has: isDecomposed };
const SMALL_CODE: WordClass = { alphabet: SMALL_CODES, kept: 0, has: isCode };
const CODE: WordClass = {
  alphabet: CODES,
  kept: 0,
  has: (word) => isCode(word) && hasCapital(word),
};
const OTHER: WordClass = { alphabet: OTHERS, kept: 0, has: () => true };
const SIGN: WordClass = { alphabet: SIGNS, kept: 0, has: () => true };
const FLAG: WordClass = { alphabet: FLAG_LETTERS, kept: 0, has: () => true };

function classOf(word: string): WordClass {
  if (/^\d+$/.test(word)) return isPhone(word) ? PHONE : NUMBER;
  if (/^[A-Za-z]+$/.test(word)) return WORD;
  if (/^[0-9A-Za-z]+$/.test(word)) return hasCapital(word) ? CODE : SMALL_CODE;
  if (isDecomposed(word)) return DECOMPOSED;
  if (hasAccent(word)) return ACCENTED;
  if (/^\p{RI}/u.test(word)) return FLAG;
  return /^\p{So}/u.test(word) ? SIGN : OTHER;
}

/** Longer words are replaced piece by piece. */
const PIECE = 64;
const LATIN = `A-Za-z${ACCENTED_LETTERS}${ACCENTS}`;
/** A run with a letter that is not English: numbers, Latin letters and others apart, in pieces. */
const PIECES_OF_ANY = new RegExp(
  `[0-9]{1,${PIECE}}|[${LATIN}]{1,${PIECE}}|[^0-9${LATIN}]{1,${PIECE}}`,
  'gu',
);
const PIECES_OF_CODE = new RegExp(`.{1,${PIECE}}`, 'g');

const piecesOf = (run: string) =>
  run.match(/^[0-9A-Za-z]+$/.test(run) ? PIECES_OF_CODE : PIECES_OF_ANY) ?? [];

const LETTERS_OF_ANY = new RegExp(ANY_LETTER, 'gu');

/** Makes the letters capital that are capital in `model`. */
const withCapitalsOf = (model: string, word: string) =>
  Array.from(word)
    .map((letter, at) => (/\p{Lu}/u.test(model[at] ?? '') ? letter.toUpperCase() : letter))
    .join('');

/** FF1 takes two numerals or more, and a hundred texts or more; radices up to 65,535. */
const SMALLEST_RADIX = 10;
const LARGEST_RADIX = 65_535;

/** Grey, 1 x 1. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

/** Letters without end that depend on every byte of `seed`. */
function* lettersOf(seed: Uint8Array, key: Uint8Array): Generator<string, never> {
  for (let block = seed; ; block = cmac(block, key)) {
    for (const byte of block) yield LETTERS.characterAt(byte % LETTERS.size);
  }
}

/** So many words are remembered with their stand-ins; then all are forgotten. */
const REMEMBERED = 50_000;

/**
 * Stand-ins by format-preserving encryption (FF1, NIST SP 800-38G): within its class and length each word has one
 * stand-in, and each is the stand-in of one word. So equal texts stay equal and different ones different, and a reducer
 * does with stand-ins what it does with the words.
 *
 * @param key 16 bytes. Without it no stand-in leads back to its word.
 */
export function createStandIns(key: Uint8Array): StandIns {
  const remembered = new Map<string, string>();
  const ciphers = new Map<string, ReturnType<typeof FF1>>();

  function cipherOf(name: string, radix: number) {
    const id = `${name} ${radix}`;
    const known = ciphers.get(id);
    if (known) return known;
    const cipher = FF1(radix, key, new TextEncoder().encode(id));
    ciphers.set(id, cipher);
    return cipher;
  }

  /** One step of a permutation of all texts of that length. Numbers of `size` or more are no characters. */
  function step(alphabet: Alphabet, numbers: readonly number[]): number[] {
    const { name, size } = alphabet;
    if (numbers.length > 1 && size <= LARGEST_RADIX) {
      return cipherOf(name, size).encrypt([...numbers]);
    }
    // Each number as two numerals.
    const radix = Math.max(SMALLEST_RADIX, Math.ceil(Math.sqrt(size)));
    const numerals = numbers.flatMap((number) => [Math.floor(number / radix), number % radix]);
    const next = cipherOf(`${name} in pairs`, radix).encrypt(numerals);
    return numbers.map((_number, at) => (next[2 * at] ?? 0) * radix + (next[2 * at + 1] ?? 0));
  }

  /** Walks on until the text is one of the class: a permutation of the class (cycle walking). */
  function walk({ alphabet, has, kept }: WordClass, word: string): string {
    const start = word.slice(0, kept);
    let numbers = Array.from(word.slice(kept), (character) => alphabet.indexOf(character) ?? 0);
    for (;;) {
      numbers = step(alphabet, numbers);
      if (numbers.some((number) => number >= alphabet.size)) continue;
      const stand = start + numbers.map((number) => alphabet.characterAt(number)).join('');
      if (has(stand)) return stand;
    }
  }

  function replaced(word: string): string {
    const kind = classOf(word);
    if (kind !== WORD && kind !== ACCENTED) return walk(kind, word);
    return withCapitalsOf(word, walk(kind, word.toLowerCase()));
  }

  function standInOf(word: string): string {
    const known = remembered.get(word);
    if (known !== undefined) return known;
    const stand = replaced(word);
    if (remembered.size >= REMEMBERED) remembered.clear();
    remembered.set(word, stand);
    return stand;
  }

  const digestOf = (text: string) => cmac(new TextEncoder().encode(text), key);

  const standInOfRun = (run: string) => piecesOf(run).map(standInOf).join('');

  function standInOfNumber(number: string): string {
    const digits = standInOfRun(number.replace(/\D/g, ''));
    let at = 0;
    return number.replace(/\d/g, () => digits.charAt(at++));
  }

  return {
    ofText: (text) => replaceParts(text, { run: standInOfRun, number: standInOfNumber }),
    ofDraft: (text) => {
      const letters = lettersOf(digestOf(text), key);
      return text.replace(LETTERS_OF_ANY, () => letters.next().value);
    },
    ofMedia: (address) => {
      const hex = Array.from(digestOf(address), (byte) => byte.toString(16).padStart(2, '0'));
      return `${PICTURE}#${hex.join('')}`;
    },
  };
}
