import ts from 'typescript';
import { DOCS, type DocName } from '@/testing/behaviour/readRules';

/** A rule that somebody names: `behaviour: offer-seen`, `wire: sequence, gap` (of each name one). */
export interface Citation {
  doc: DocName;
  name: string;
  line: number;
}

/** What stands between the words of a citation: blanks, and where it is wrapped the mark of a comment. */
const GAP = String.raw`(?:[ \t]|\r?\n[ \t]*(?:\*(?!\/)|//|#)?[ \t]*)+`;
const NAME = String.raw`[A-Za-z]\w*(?:-\w+)*`;
/** `on the wire: decimal reais`, `over a wire: nothing` are English, and no citations. */
const CITATION = new RegExp(
  `(?<![\\w-]|\\b(?:a|the)${GAP})(${DOCS.join('|')}):${GAP}(${NAME}(?:,${GAP}${NAME})*)`,
  'g',
);
/** What a list of names ends with; anything else after a plain word means that the sentence goes on with it. */
const END = /^(?:[^\S\n]*(?:[),.;:`'"’”]|\*\/|$)|[^\S\n]*\n(?![^\S\n]*(?:\*(?!\/)|\/\/)))/;
/** A name that no English word looks like. */
const IS_NAME = /[-_]|[a-z][A-Z]/;
/** The name by which the reference itself speaks of any. */
const ANY = 'name';

/** Every citation of a text. In code, `wire: unknown` is a name with its type, and no citation. */
export function findCitations(text: string, file = 'text.md'): Citation[] {
  const matches = [...text.matchAll(CITATION)];
  const code = matches.length > 0 && /\.[cm]?[jt]sx?$/.test(file) ? identifiers(text, file) : null;
  return matches
    .filter(({ index }) => !code?.has(index))
    .flatMap(({ 0: whole, 1: doc, 2: list = '', index }) => {
      const from = index + whole.length - list.length;
      return namesIn(text, from, list).map(({ name, at }) => ({
        doc: doc as DocName,
        name,
        line: text.slice(0, at).split('\n').length,
      }));
    })
    .filter(({ name }) => name !== ANY);
}

/** The names of a list up to where the sentence goes on: 'finish, restart', and of 'finish, which ends' the first. */
function namesIn(text: string, from: number, list: string): { name: string; at: number }[] {
  const words = [...list.matchAll(new RegExp(NAME, 'g'))].map(({ 0: name, index }) => ({
    name,
    at: from + index,
  }));
  const end = words.findIndex(
    ({ name, at }, nth) =>
      nth > 0 && !IS_NAME.test(name) && !END.test(text.slice(at + name.length)),
  );
  return end < 0 ? words : words.slice(0, end);
}

/** Where the names of a program stand. */
function identifiers(text: string, file: string): Set<number> {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) found.add(node.getStart());
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A file by its path in the repository. */
export interface TextFile {
  file: string;
  text: string;
}

/** The names of the rules of each file of the reference. */
export type RuleNames = Readonly<Record<DocName, ReadonlySet<string>>>;

/** The citations that lead nowhere, as 'file:line cites …'. */
export const brokenCitations = (files: readonly TextFile[], rules: RuleNames): string[] =>
  files.flatMap(({ file, text }) =>
    findCitations(text, file)
      .filter(({ doc, name }) => !rules[doc].has(name))
      .map(({ doc, name, line }) => `${file}:${line} cites ${doc}: ${name}`),
  );
