import { useState } from 'react';

/** Far from 0, so that older messages can be counted down from it. */
const START = 1_000_000;

interface Front<T> {
  items: readonly T[];
  index: number;
}

/**
 * The index a virtual list gives the first of `items`: it falls by as many as come in front and rises by as
 * many as leave there, which is how the list knows that what is read stays where it is.
 */
export function useFirstItemIndex<T>(items: readonly T[], keyOf: (item: T) => string): number {
  const [front, setFront] = useState<Front<T>>({ items, index: START });
  if (front.items === items) return front.index;

  const index = front.index + leftInFront(front.items, items, keyOf);
  setFront({ items, index });
  return index;
}

/** How many items left in front; below 0, how many came. 0 when the two lists share no first item. */
function leftInFront<T>(before: readonly T[], now: readonly T[], keyOf: (item: T) => string) {
  const [wasFirst, isFirst] = [before[0], now[0]];
  if (wasFirst === undefined || isFirst === undefined) return 0;
  const placeIn = (list: readonly T[], item: T) =>
    Math.max(
      0,
      list.findIndex((each) => keyOf(each) === keyOf(item)),
    );
  return keyOf(wasFirst) === keyOf(isFirst) ? 0 : placeIn(before, isFirst) - placeIn(now, wasFirst);
}
