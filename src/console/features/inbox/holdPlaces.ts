/**
 * The list as it stays while a person points at it or is in it by keyboard: no row changes its place. What
 * has gone keeps its place (its row says so), what belongs at the end comes at the end, and what belongs
 * above or between waits until the hold ends.
 *
 * @param held what is shown
 * @param next what the list would have as it is sorted now
 * @returns `held` itself when nothing comes at the end
 */
export function holdPlaces(held: readonly string[], next: readonly string[]): readonly string[] {
  const known = new Set(held);
  const atEnd = next.slice(next.findLastIndex((id) => known.has(id)) + 1);
  return atEnd.length === 0 ? held : [...held, ...atEnd];
}

/** How many of `next` wait to be shown. */
export function countWaiting(shown: readonly string[], next: readonly string[]): number {
  if (shown === next) return 0;
  const known = new Set(shown);
  return next.filter((id) => !known.has(id)).length;
}
