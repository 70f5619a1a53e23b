/** Where a statement of the specification is held: a test file (below src) and a title in it. */
interface TestPlace {
  file: string;
  /** As it stands in the source; with its describe's before it, ' › ' between, where one title stands twice. */
  title: string;
}

/** A statement of the specification, to the letter, and the tests that hold it. */
export interface SpecRow {
  section: number;
  under: string;
  quote: string;
  tests: readonly TestPlace[];
}

/** The rows under one heading: each statement with its tests, written 'file › title'. */
export const rowsUnder = (
  section: number,
  under: string,
  rows: readonly (readonly [quote: string, ...tests: readonly string[]])[],
): SpecRow[] =>
  rows.map(([quote, ...tests]) => ({
    section,
    under,
    quote,
    tests: tests.map((place) => {
      const [file = '', ...title] = place.split(' › ');
      return { file, title: title.join(' › ') };
    }),
  }));
