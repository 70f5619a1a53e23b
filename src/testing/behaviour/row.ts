/** Where a rule is held: a test file (below src) and a title in it. */
interface TestPlace {
  file: string;
  /** As it stands in the source; with its describe's before it, ' › ' between, where one title stands twice. */
  title: string;
}

/** A rule of src/docs/behaviour.md by its name, and the tests that hold it. */
export interface BehaviourRow {
  rule: string;
  tests: readonly TestPlace[];
}

/** The rules of an area in the order of the file, each with its tests, written 'file › title'. */
export type Rows = Readonly<Record<string, readonly [string, ...string[]]>>;

export const rowsOf = (area: Rows): BehaviourRow[] =>
  Object.entries(area).map(([rule, tests]) => ({ rule, tests: tests.map(placeOf) }));

function placeOf(place: string): TestPlace {
  const [file = '', ...title] = place.split(' › ');
  return { file, title: title.join(' › ') };
}
