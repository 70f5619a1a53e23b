/**
 * Computes the list shown while a person points at it or uses it by keyboard: no row changes its place. A row that is
 * gone keeps its place (and says so), a new row that belongs at the end is appended, and a new row that belongs above
 * or between waits until the hold ends.
 *
 * @param held the rows shown now
 * @param next the rows as they would be sorted now
 * @returns `held` itself when nothing is appended
 */
export function holdPlaces(held: readonly string[], next: readonly string[]): readonly string[] {
  if (held === next) return held;
  const known = new Set(held);
  const atEnd = next.slice(next.findLastIndex((id) => known.has(id)) + 1);
  return atEnd.length === 0 ? held : [...held, ...atEnd];
}

/** @returns how many rows of `next` wait to be shown. */
export function countWaiting(shown: readonly string[], next: readonly string[]): number {
  if (shown === next) return 0;
  const known = new Set(shown);
  return next.filter((id) => !known.has(id)).length;
}
