/** The location of a test that verifies a rule: a test file (below src) and a title in it. */
interface TestPlace {
  file: string;
  /**
   * The title as it is in the source; if it is not unique in the file, with its describe titles before it and ' › '
   * between.
   */
  title: string;
}

/** A rule of src/docs/behaviour.md by its name, and the tests that verify it. */
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
