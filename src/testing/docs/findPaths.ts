/** A path from the root (`src/…`), or a file by its name only (`wire.md`). */
const PATH = /^(?:src\/[\w./-]+|[\w.-]+\.(?:[cm]?[jt]sx?|json|md))$/;

/** The paths that a Markdown text names in backticks, each once. Code blocks are ignored. */
export function pathsIn(markdown: string): string[] {
  const prose = markdown.replace(/^```.*?^```$/gms, '');
  const named = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);
  return [...new Set(named.filter((text) => PATH.test(text)))];
}

/** Separates a room's name from its description, and that from the next room on the line. */
const COLUMN = / {2,}/;

/**
 * The rooms of a map as paths from the root. A line that begins with `src/` names rooms; the indented lines below name
 * rooms inside the first of them, in columns of names and descriptions. `*` stands for any part of a name.
 */
export function roomsOf(map: string): string[] {
  let above = '';
  return map.split('\n').flatMap((line) => {
    if (line.startsWith('src/')) {
      const rooms = line.split(COLUMN).filter((text) => /^src\/\w+$/.test(text));
      above = rooms[0] ?? above;
      return rooms;
    }
    if (!line.startsWith(' ') || above === '') return [];
    return line
      .trim()
      .split(COLUMN)
      .filter((_text, column) => column % 2 === 0)
      .flatMap((names) => names.split(', '))
      .map((name) => `${above}/${name}`);
  });
}
