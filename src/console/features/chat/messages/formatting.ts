import { splitLinks, type TextPart } from './links';

type Mark = 'bold' | 'italic' | 'strike' | 'code';

/** A piece of a text, without the signs that say how it is set. */
export interface FormattedPart extends TextPart {
  marks: readonly Mark[];
}

const MARK_OF: ReadonlyMap<string, Mark> = new Map([
  ['*', 'bold'],
  ['_', 'italic'],
  ['~', 'strike'],
]);
/** A block goes over lines, a word of code stays on one; neither holds other signs, or addresses. */
const CODE = /```([^]+?)```|`([^`\n]+)`/g;
const WORD = /[\p{L}\p{N}]/u;

const isSpace = (char: string | undefined) => char === undefined || /\s/.test(char);
const isWord = (char: string | undefined) => char !== undefined && WORD.test(char);

/** One character of a text, or one address, which is never taken apart. */
interface Token extends TextPart {
  /** A sign that has its partner: it is not shown. */
  isSign: boolean;
  marks: Mark[];
}

/** Finds the pairs of signs: each hugs its words, on one line, at the borders of words, one pair inside another. */
function pairSigns(tokens: Token[]): void {
  // At most one of each sign is open: looking through them costs nothing.
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

/** The words between code: their signs paired, their addresses whole. */
function formatWords(text: string): FormattedPart[] {
  const tokens = splitLinks(text).flatMap(({ text: written, href }): Token[] =>
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

/** Neighbours that are set alike, as one. */
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
 * A text as WhatsApp shows it: `*bold*`, `_italic_`, `~struck~`, and code between one or three backticks. A sign
 * without its partner is shown as it was written; nothing else of the text is lost, or moved. Addresses keep
 * their links. Its cost grows with the text's length alone, whatever is in it.
 */
export function formatText(text: string): FormattedPart[] {
  if (!/[*_~`]/.test(text)) return splitLinks(text).map((part) => ({ ...part, marks: [] }));
  const parts: FormattedPart[] = [];
  let from = 0;
  for (const match of text.matchAll(CODE)) {
    const code = match[1] ?? match[2] ?? '';
    if (code.trim() === '') continue;
    parts.push(...formatWords(text.slice(from, match.index)));
    parts.push({ text: code, href: null, marks: ['code'] });
    from = match.index + match[0].length;
  }
  parts.push(...formatWords(text.slice(from)));
  return join(parts);
}
