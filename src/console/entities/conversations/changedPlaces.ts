import type { Held } from './conversationsState';

/** Compares the conversations before and after: returns the places at which two lists of one length differ. */
function compare(before: readonly Held[], after: readonly Held[]): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < after.length; place += 1) {
    if (after[place] !== before[place]) places.push(place);
  }
  return places;
}

/** Keeps the last comparison: whoever looks at the list after an event asks for the same. */
function memoized(): typeof compare {
  let last: { before: readonly Held[]; after: readonly Held[]; places: readonly number[] } = {
    before: [],
    after: [],
    places: [],
  };
  return (before, after) => {
    if (before !== last.before || after !== last.after) {
      last = { before, after, places: compare(before, after) };
    }
    return last.places;
  };
}

/**
 * Finds what an event changed in a list of thousands, so that nothing else is judged anew.
 *
 * @param before the conversations as they were
 * @param after as many of them as they are
 * @returns the places of those that are others than before, ascending
 */
export const changedPlaces = memoized();
