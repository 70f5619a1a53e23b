import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the specification lies, beside the project. */
const SPEC = path.resolve(process.cwd(), '../shared/spec.md');

/** The sections that say what a person sees or does; the others name fields, calls and roles. */
const SECTIONS = [2, 4, 5, 8, 9];

/** One statement of the specification: a list item, a paragraph, or a row of a table, to the letter. */
export interface Statement {
  section: number;
  /** The heading it stands under, '' right under the section's own. */
  under: string;
  text: string;
}

/** @throws Error in a plain sentence when the specification is not there: a table of nothing proves nothing. */
export function readSpec(file = SPEC): Statement[] {
  let markdown: string;
  try {
    markdown = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`The specification is not at ${file}: put it there to check its table.`, {
      cause,
    });
  }
  return statementsOf(markdown);
}

/** The statements of a specification in Markdown. */
export function statementsOf(markdown: string): Statement[] {
  const found: Statement[] = [];
  let section = 0;
  let under = '';
  for (const line of markdown.split('\n')) {
    const [, level, title = ''] = /^(#+) (.*)$/.exec(line) ?? [];
    if (level === '##') [section, under] = [parseInt(title, 10), ''];
    else if (level !== undefined) under = title;
    else if (/^\|[-| ]+\|$/.test(line))
      found.pop(); // what stood above it is a table's head
    else if (line.trim() !== '') found.push({ section, under, text: bare(line) });
  }
  return found.filter((statement) => SECTIONS.includes(statement.section));
}

/** Without the mark of a list. */
const bare = (line: string) => line.trim().replace(/^(?:-|\d+\.) /, '');

/** The texts that a statement quotes. */
export const quotedIn = ({ text }: Pick<Statement, 'text'>): string[] =>
  [...text.matchAll(/(?<![\p{L}\d])'([^']+)'(?![\p{L}\d])/gu)].map(([, quoted = '']) => quoted);
