/** The characters that words are made of, as numbers that can be enciphered, and back. */
export interface Alphabet {
  /** Separates the alphabets: the same numbers become others in another one. */
  readonly name: string;
  readonly size: number;
  /** @returns the character's number, below `size`; undefined for a character of another alphabet */
  indexOf(character: string): number | undefined;
  /** @returns the character of a number below `size` */
  characterAt(index: number): string;
}

const DIGIT = '0123456789';
const SMALL = 'abcdefghijklmnopqrstuvwxyz';
/** The accented letters of Western Europe that have exactly one capital each. */
const ACCENTED = 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþ';

/** For regular expressions: an accented letter, small or capital. */
export const ACCENTED_LETTERS = ACCENTED + ACCENTED.toUpperCase();

function alphabetOf(name: string, characters: string): Alphabet {
  const places = new Map(Array.from(characters, (character, index) => [character, index]));
  return {
    name,
    size: characters.length,
    indexOf: (character) => places.get(character),
    characterAt: (index) => characters.charAt(index),
  };
}

export const DIGITS = alphabetOf('digits', DIGIT);
export const LETTERS = alphabetOf('letters', SMALL);
export const ACCENTED_WORDS = alphabetOf('accented', SMALL + ACCENTED);
export const SMALL_CODES = alphabetOf('smallCodes', DIGIT + SMALL);
export const CODES = alphabetOf('codes', DIGIT + SMALL + SMALL.toUpperCase());

/** Unicode has no letter above it. */
const LETTERS_END = 0x40000;

function collectOthers(): string[] {
  const known = new RegExp(`[0-9A-Za-z${ACCENTED_LETTERS}]`);
  const characters: string[] = [];
  for (let point = 0x80; point < LETTERS_END; point += 1) {
    const character = String.fromCodePoint(point);
    if (/[\p{L}\p{N}]/u.test(character) && !known.test(character)) characters.push(character);
  }
  return characters;
}

let others: { characters: readonly string[]; places: ReadonlyMap<string, number> } | null = null;

/** @returns every other letter and number of the world's scripts, collected when the first of them is met */
function allOthers() {
  if (others) return others;
  const characters = collectOthers();
  others = { characters, places: new Map(characters.map((each, index) => [each, index])) };
  return others;
}

export const OTHERS: Alphabet = {
  name: 'others',
  get size() {
    return allOthers().characters.length;
  },
  indexOf: (character) => allOthers().places.get(character),
  characterAt: (index) => allOthers().characters[index] ?? '',
};
