/** What of an error can be shown: words of the browser and places in our own program, never what a person wrote. */
import { ANY_LETTER } from './letters';

/** The words of errors that browsers and React throw. Others are replaced. */
const WORDS = new Set(
  (
    'a access aborted additional an and are argument array assign at be been before by call called cannot chunk circular ' +
    'class client cloned clone code component components constant constructor convert could create css data defined ' +
    'denied dev did does during dynamically end environment error errors exceeded executed execute expected failed fetch ' +
    'fewer for found full function get getter has have helpful hook hooks hydration import imported in initialization ' +
    'initialized input instance instead invalid is it iterable json key keys large length limit load loading many match ' +
    'maximum memory message minified missing module more must network new no non not null number object objects of on ' +
    'one only operation or origin out out-of-memory outside parameter permission position previous private promise ' +
    'properties property proxy quota range re react read reading reason record recursion redeclaration reference ' +
    'render rendered renders request requested required resource result script security set setting size source stack ' +
    'state statement storage string structure style such symbol syntax than that the this time timeout to token too ' +
    'transaction type typed undefined unexpected unhandled update use used valid value values variable version visit ' +
    'warnings was while with without worker zero'
  ).split(' '),
);

/** What an error is called by `typeof` when it is none that a browser throws. */
export const THROWN_KINDS = [
  'bigint',
  'boolean',
  'function',
  'number',
  'object',
  'string',
  'symbol',
  'undefined',
] as const;

const WORD = new RegExp(`(?:${ANY_LETTER}|_)+`, 'gu');

/** The classes of errors that browsers throw. */
export const ERROR_NAMES = [
  'AggregateError',
  'ChunkLoadError',
  'DOMException',
  'Error',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'UnknownError',
] as const;

/**
 * @param names the names of fields, which an error may quote
 * @param standIn replaces a word
 * @returns an error's text in which only known words stay
 */
export function faultText(
  text: string,
  names: ReadonlySet<string>,
  standIn: (word: string) => string,
): string {
  return text.replace(WORD, (word) =>
    WORDS.has(word.toLowerCase()) || names.has(word) ? word : standIn(word),
  );
}

/** @returns the places in our own files that an error's stack names, one a line: `console.3fa9c2.js:1:2345` */
export function faultPlaces(stack: string): string {
  const places = stack.matchAll(/\/([\w-]{1,40}(?:\.[0-9a-f]{6,40})?\.js):(\d{1,7}):(\d{1,7})\b/g);
  return Array.from(places, ([, file, line, column]) => `${file}:${line}:${column}`).join('\n');
}

/** @returns the components that React's stack names, the innermost first, one a line */
export function faultComponents(stack: string): string {
  const names = stack.matchAll(/^\s*(?:at )?([A-Za-z_$][\w$.]{0,60})(?=\s*[(@]|\s*$)/gm);
  return Array.from(names, ([, name]) => name).join('\n');
}
