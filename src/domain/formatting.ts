import type { SplitText, TextPart } from './textParts';

type Mark = 'bold' | 'italic' | 'strike' | 'code';

/** A piece of a text, without the signs that format it. */
export interface FormattedPart extends TextPart {
  marks: readonly Mark[];
}

const MARK_OF: ReadonlyMap<string, Mark> = new Map([
  ['*', 'bold'],
  ['_', 'italic'],
  ['~', 'strike'],
]);
/** A code block may span lines; inline code stays on one line. Neither contains other signs or links. */
const CODE = /```([^]+?)```|`([^`\n]+)`/g;
const WORD = /[\p{L}\p{N}]/u;

const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char);
const isWord = (char: string | undefined) => char !== undefined && WORD.test(char);

/** One character of a text, or one link, which is never split. */
interface Token extends TextPart {
  /** A sign that has a partner; it is not shown. */
  isSign: boolean;
  marks: Mark[];
}

/**
 * Pairs the signs. A pair encloses its words without spaces, stays on one line, begins and ends at word borders, and
 * may contain other pairs.
 */
function pairSigns(tokens: Token[]): void {
  // Each sign is open at most once, so searching this list is cheap.
  let open: number[] = [];
  tokens.forEach((token, at) => {
    if (token.text === '\n') open = [];
    const mark = token.href === null ? MARK_OF.get(token.text) : undefined;
    if (mark === undefined) return;
    const before = tokens[at - 1]?.text.at(-1);
    const after = tokens[at + 1]?.text.at(0);
    const place = open.findIndex((index) => tokens[index]?.text === token.text);
    const opener = open[place];
    if (opener === undefined) {
      if (!isWord(before) && !isSpace(after)) open.push(at);
      return;
    }
    if (isSpace(before) || isWord(after) || opener === at - 1) return;
    for (const index of [opener, at]) {
      const sign = tokens[index];
      if (sign) sign.isSign = true;
    }
    for (const inner of tokens.slice(opener + 1, at)) inner.marks.push(mark);
    open = open.slice(0, place);
  });
}

/** Formats the text between pieces of code: pairs its signs and keeps its links whole. */
function formatWords(text: string, split: SplitText): FormattedPart[] {
  const tokens = split(text).flatMap(({ text: written, href }): Token[] =>
    (href === null ? Array.from(written) : [written]).map((piece) => ({
      text: piece,
      href,
      isSign: false,
      marks: [],
    })),
  );
  pairSigns(tokens);
  return tokens.filter(({ isSign }) => !isSign);
}

/** Joins neighbouring parts that have the same format. */
function join(parts: readonly FormattedPart[]): FormattedPart[] {
  const joined: FormattedPart[] = [];
  for (const { text, href, marks } of parts) {
    const last = joined.at(-1);
    const isAlike = last?.href === null && href === null && last.marks.join() === marks.join();
    if (isAlike) last.text += text;
    else joined.push({ text, href, marks });
  }
  return joined;
}

/**
 * Formats a text as WhatsApp does: `*bold*`, `_italic_`, `~struck~`, and code between one or three backticks. A sign
 * without a partner is shown as written. Nothing else is lost or moved, and links stay links. The cost grows linearly
 * with the text's length, whatever the text contains.
 *
 * @param split finds the links (`links`), or takes everything as written
 */
export function formatText(text: string, split: SplitText): FormattedPart[] {
  if (!/[*_~`]/.test(text)) return split(text).map((part) => ({ ...part, marks: [] }));
  const parts: FormattedPart[] = [];
  let from = 0;
  for (const match of text.matchAll(CODE)) {
    const code = match[1] ?? match[2] ?? '';
    if (code.trim() === '') continue;
    parts.push(...formatWords(text.slice(from, match.index), split));
    parts.push({ text: code, href: null, marks: ['code'] });
    from = match.index + match[0].length;
  }
  parts.push(...formatWords(text.slice(from), split));
  return join(parts);
}
