import ts from 'typescript';
import { DOCS, type DocName } from '@/testing/behaviour/readRules';

/** A cited rule: `behaviour: offer-seen`, `wire: sequence, gap` (one for each name). */
export interface Citation {
  doc: DocName;
  name: string;
  line: number;
}

/** The gap between the words of a citation: blanks, and at a line break the comment mark. */
const GAP = String.raw`(?:[ \t]|\r?\n[ \t]*(?:\*(?!\/)|//|#)?[ \t]*)+`;
const NAME = String.raw`[A-Za-z]\w*(?:-\w+)*`;
/** `on the wire: decimal reais`, `over a wire: nothing` are English, not citations. */
const CITATION = new RegExp(
  `(?<![\\w-]|\\b(?:a|the)${GAP})(${DOCS.join('|')}):${GAP}(${NAME}(?:,${GAP}${NAME})*)`,
  'g',
);
/** The end of a list of names. After a plain word, anything else means that the sentence continues with that word. */
const END = /^(?:[^\S\n]*(?:[),.;:`'"’”]|\*\/|$)|[^\S\n]*\n(?![^\S\n]*(?:\*(?!\/)|\/\/)))/;
/** A name that cannot be an English word. */
const IS_NAME = /[-_]|[a-z][A-Z]/;
/** The placeholder that the reference uses for any name. */
const ANY = 'name';

/** Every citation in a text. In code, `wire: unknown` is a name with its type, not a citation. */
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

/**
 * The names of a list up to the point where the sentence continues: 'finish, restart', but of 'finish, which ends' only
 * the first.
 */
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

/** The positions of the identifiers in a program. */
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

/** A file with its path in the repository. */
export interface TextFile {
  file: string;
  text: string;
}

/** The names of the rules in each file of the reference. */
export type RuleNames = Readonly<Record<DocName, ReadonlySet<string>>>;

/** The citations of rules that do not exist, as 'file:line cites …'. */
export const brokenCitations = (files: readonly TextFile[], rules: RuleNames): string[] =>
  files.flatMap(({ file, text }) =>
    findCitations(text, file)
      .filter(({ doc, name }) => !rules[doc].has(name))
      .map(({ doc, name, line }) => `${file}:${line} cites ${doc}: ${name}`),
  );
