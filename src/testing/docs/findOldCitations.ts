import type { TextFile } from './findCitations';

/** The gap between the words of a mention: a blank, or a line break with a comment mark. */
const GAP = String.raw`(?: |[ \t]*\r?\n[ \t]*(?:\*(?!\/)|//|#)?[ \t]*)`;

/** The documents that were cited before the reference moved into this repository, by section or by file. */
const OLD = new RegExp(
  [
    String.raw`\b(?:spec|decisions|contract|design|parts|style)(?:\.md)?,?${GAP}\d+(?:\.\d+)*\b`,
    String.raw`\b(?:spec|decisions|contract|parts|style|issue)\.md\b`,
    String.raw`\bdesign(?:\.md)?,${GAP}[A-Z]\w*`,
    String.raw`\bdesign\.md${GAP}?\(`,
    String.raw`\bissue${GAP}\d+\b`,
    // In code, `issue: v.BaseIssue` is a name with its type: there a single word follows.
    String.raw`\bissue:${GAP}\w+${GAP}\w`,
    String.raw`\bthe${GAP}issue\b`,
    String.raw`\.\./shared/[\w-]+\.md\b|\.\./shared(?![\w/])`,
  ].join('|'),
  'gi',
);

/** The mentions of documents that are not in the repository, as 'file:line says …'. */
export const oldCitations = (files: readonly TextFile[]): string[] =>
  files.flatMap(({ file, text }) =>
    [...text.matchAll(OLD)].map(({ 0: said, index }) => {
      const line = text.slice(0, index).split('\n').length;
      return `${file}:${line} says ${said.replace(/\s+/g, ' ')}`;
    }),
  );
