/** The letters that replace a missing picture (behaviour: row-person). */

/** Made for the first name that needs it: few do, and it has to be loaded. */
let graphemes: Intl.Segmenter | null = null;

/** Begins with a Latin letter, accented in one piece or not, or a digit, and with nothing after it that could combine. */
const PLAIN = /^[a-z\d\u00c0-\u024f](?:[\x20-\x7e\u00c0-\u024f]|$)/i;

/** What stands in parentheses after a name, such as '(demo)', is no part of it. */
const BESIDE = /\([^()]*\)\s*$/;

/** The first character as a person sees it: an emoji with its joiners is one. */
function firstGrapheme(text: string): string {
  // Two such letters in a row are never one character, and the segmenter costs a hundred times as much.
  if (PLAIN.test(text)) return text.charAt(0);
  graphemes ??= new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
  for (const { segment } of graphemes.segment(text)) return segment;
  return '';
}

/** Upper case, unless that makes more than one letter ('ß' would become 'SS'). */
function upper(letter: string): string {
  const upperCase = letter.toUpperCase();
  return firstGrapheme(upperCase) === upperCase ? upperCase : letter;
}

/**
 * The initials of a name: of its first and last word, or of its only one. A word must begin, after any signs, with a
 * letter. What stands in parentheses at its end counts only where nothing else has a letter. A name without letters shows
 * its first sign (an emoji); a bare number shows '#', an empty name '?'.
 */
export function initials(name: string): string {
  // A lone surrogate is removed, because it would show as a box.
  const whole = name.replace(/\p{Cs}/gu, '');
  const itself = whole.replace(BESIDE, ' ');
  const words = (/\p{L}/u.test(itself) ? itself : whole).trim().split(/\s+/);
  const letters = words
    .map((word) => firstGrapheme(word.replace(/^[^\p{L}]+/u, '')))
    .filter((letter) => letter !== '')
    .map(upper);
  const [first] = letters;
  if (first !== undefined) return letters.length > 1 ? first + (letters.at(-1) ?? '') : first;
  const bare = words.join('');
  if (bare === '') return '?';
  return /^[\d()+.-]+$/.test(bare) ? '#' : firstGrapheme(bare);
}
