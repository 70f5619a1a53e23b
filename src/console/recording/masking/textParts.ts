/**
 * The parts of a text that get a stand-in each. Where a part begins and ends depends on nothing that a stand-in changes,
 * so that a text and its stand-in have the same parts; otherwise two texts could get the same one.
 */
import { FLAG_LETTER, LETTER, SIGN } from './letters';

/** What people write between the digits of a telephone, also where they copy it from a page. */
const SPACER = ' ().\\u00A0\\u2010-\\u2013-';
const ANY_SPACER = `${SPACER}/_*:`;
/**
 * Between short numbers, as in `25/11`, `12:30`, `*1*1*` and `1_1`, of which each alone would be a plain substitution. A
 * telephone or an id takes no part in it, for it is to have the stand-in that it has elsewhere.
 */
const SHORT_SPACER = `(?<!\\d{7})(?=[${SPACER}]{0,2}[/_*:])[${ANY_SPACER}]{1,3}(?!\\d{7})`;
/** A digit may be drawn as a key: '1️⃣1️⃣9️⃣'. */
const KEYCAP = '\\uFE0F?\\u20E3';
const NUMBER =
  `(?<!${LETTER})\\d+(?:(?:[${SPACER}]{1,3}|${SHORT_SPACER}|` +
  `${KEYCAP}[${ANY_SPACER}]{0,3})\\d+)+(?!${LETTER})`;

/** What may say what a chat's id is, after its '@'. */
const HOST = `(?<=${LETTER}@)[A-Za-z]+(?:\\.[A-Za-z]+)*(?!${LETTER}|[.-]${LETTER})`;
/** What may be an address's scheme: before '//' anywhere, else only where a text begins. */
const WEB_SCHEME = `(?<!${LETTER})[A-Za-z]+(?=://)`;
const DATA_SCHEME = '^[A-Za-z]+(?=:[A-Za-z]+/)';
const SCHEME = `^[A-Za-z]+(?=:[+(]?${LETTER})`;
/** What may be a file's ending. */
const ENDING = `(?<=[^\\s.]\\.)(?=\\d*[A-Za-z])[0-9A-Za-z]{1,5}(?!${LETTER}|[.@/_:-]${LETTER})`;

const PARTS = new RegExp(
  `(?<number>${NUMBER})|(?<host>${HOST})|(?<web>${WEB_SCHEME})|(?<data>${DATA_SCHEME})|` +
    `(?<scheme>${SCHEME})|(?<ending>${ENDING})|${LETTER}+|${SIGN}+|${FLAG_LETTER}+`,
  'gu',
);

/** What says what a text is, in the places where it says so. Its case does not matter. */
const STAYING = {
  host: new Set(['c.us', 'g.us', 's.whatsapp.net', 'lid', 'broadcast', 'newsletter']),
  web: new Set(['http', 'https']),
  data: new Set(['data', 'mailto', 'tel', 'blob']),
  scheme: new Set(['mailto', 'tel', 'blob']),
  ending: new Set('jpg jpeg png gif webp svg pdf mp3 mp4 m4a ogg opus wav webm'.split(' ')),
};
const PLACES = ['host', 'web', 'data', 'scheme', 'ending'] as const;

/** How the parts of a text are replaced. */
export interface Replacing {
  /** Replaces letters and digits without anything between them. */
  run: (run: string) => string;
  /** Replaces digits, whatever is written between them. */
  number: (number: string) => string;
}

/**
 * Replaces a part that stands where a word can say what the text is. The stand-in of another word is none that says so:
 * while it is, it gets a stand-in itself (cycle walking), by which each is still the stand-in of one.
 */
function replacedInPlace(part: string, staying: ReadonlySet<string>, { run }: Replacing): string {
  let stand = part;
  if (staying.has(part.toLowerCase())) return part;
  do stand = stand.replace(/[0-9A-Za-z]+/g, run);
  while (staying.has(stand.toLowerCase()));
  return stand;
}

/** Replaces every part of a text, and keeps what stands between them. */
export const replaceParts = (text: string, by: Replacing): string =>
  text.replace(PARTS, (part, ...rest: unknown[]) => {
    const groups = rest.at(-1) as Partial<Record<string, string>>;
    if (groups['number'] !== undefined) return by.number(part);
    const place = PLACES.find((each) => groups[each] !== undefined);
    return place ? replacedInPlace(part, STAYING[place], by) : by.run(part);
  });
