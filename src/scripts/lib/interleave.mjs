// @ts-check
/**
 * Spreads the items of one list evenly among those of another.
 *
 * @template T
 * @param {T[]} few
 * @param {T[]} many
 * @returns {T[]} both, each in its own order
 */
export function interleave(few, many) {
  if (few.length === 0) return many;
  const step = many.length / few.length;
  return few.flatMap((each, place) => [
    each,
    ...many.slice(Math.round(place * step), Math.round((place + 1) * step)),
  ]);
}
