import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of the reference, src/docs/<name>.md. */
export const DOCS = ['behaviour', 'wire', 'design'] as const;
export type DocName = (typeof DOCS)[number];

/** A rule of the reference: a list item that begins with its name in backticks. */
export interface Rule {
  name: string;
  /** Its whole text on one line, including further lines and its table. */
  text: string;
  /** The texts that it quotes, which must appear on screen to the letter. */
  quoted: readonly string[];
}

/** @throws Error when two rules of the file have the same name: a citation of it would be ambiguous. */
export const readRules = (doc: DocName): Rule[] =>
  rulesOf(readFileSync(path.resolve(process.cwd(), `src/docs/${doc}.md`), 'utf8'));

/** The rules of a reference in Markdown. */
export function rulesOf(markdown: string): Rule[] {
  const found: { name: string; lines: string[] }[] = [];
  let isInside = false;
  for (const line of markdown.split('\n')) {
    const [, name, first = ''] = /^- `([A-Za-z][\w-]*)`(.*)$/.exec(line) ?? [];
    if (name !== undefined) found.push({ name, lines: [first] });
    else if (isInside && goesOn(line)) found.at(-1)?.lines.push(line);
    isInside = name !== undefined || (isInside && goesOn(line));
  }
  const twice = found.find(({ name }, at) => found.findIndex((rule) => rule.name === name) < at);
  if (twice) throw new Error(`Two rules are called ${twice.name}.`);
  return found.map(({ name, lines }) => {
    const text = joined(lines);
    return { name, text, quoted: quotedIn(text) };
  });
}

/** A rule continues in indented lines, blank lines, and a table at the margin. */
const goesOn = (line: string) => /^(?:\s|\||$)/.test(line);

/** Joins lines into one, so that a wrapped text reads like one that is not wrapped. */
const joined = (lines: readonly string[]) =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^\|[-| ]+\|$/.test(line))
    .join(' ');

/** Finds quotes outside of backticks. An apostrophe has a letter beside it and is not a quote. */
const quotedIn = (text: string): string[] =>
  [...text.replace(/`[^`]*`/g, '``').matchAll(/(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu)].map(
    ([, quoted = '']) => quoted,
  );
