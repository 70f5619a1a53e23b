import { ACCENTED, ACCENTED_LETTERS, ACCENTS, FLAG_LETTER, LETTER, SIGN } from './letters';

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
export const DECOMPOSED_WORDS = alphabetOf(
  'decomposed',
  SMALL + SMALL.toUpperCase() + ACCENTED_LETTERS + ACCENTS,
);

/** Unicode has no letter above it. */
const LETTERS_END = 0x40000;

/** An alphabet of all characters that match `kind` and not `but`, collected when the first of them is met. */
function collectedAlphabet(name: string, kind: string, but: string): Alphabet {
  let known: { characters: string[]; places: Map<string, number> } | null = null;
  function collected() {
    if (known) return known;
    const [isOfKind, isOther] = [new RegExp(kind, 'u'), new RegExp(but, 'u')];
    const characters: string[] = [];
    for (let point = 0x80; point < LETTERS_END; point += 1) {
      const character = String.fromCodePoint(point);
      if (isOfKind.test(character) && !isOther.test(character)) characters.push(character);
    }
    known = { characters, places: new Map(characters.map((each, index) => [each, index])) };
    return known;
  }
  return {
    name,
    get size() {
      return collected().characters.length;
    },
    indexOf: (character) => collected().places.get(character),
    characterAt: (index) => collected().characters[index] ?? '',
  };
}

/** Every other letter, number and mark of the world's scripts. */
export const OTHERS = collectedAlphabet('others', LETTER, `[${ACCENTED_LETTERS}${ACCENTS}]`);
export const SIGNS = collectedAlphabet('signs', SIGN, FLAG_LETTER);
export const FLAG_LETTERS = collectedAlphabet('flagLetters', FLAG_LETTER, LETTER);
