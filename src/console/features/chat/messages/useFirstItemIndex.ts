import { useState } from 'react';

/** Far from 0, so that there is room to count down for older messages. */
const START = 1_000_000;

interface Front<T> {
  items: readonly T[];
  index: number;
}

/**
 * The index a virtual list assigns to the first of `items`. It falls by the number of items added in front and rises by
 * the number removed there. The list needs this to keep the visible rows in place.
 */
export function useFirstItemIndex<T>(items: readonly T[], keyOf: (item: T) => string): number {
  const [front, setFront] = useState<Front<T>>({ items, index: START });
  if (front.items === items) return front.index;

  const index = front.index + leftInFront(front.items, items, keyOf);
  setFront({ items, index });
  return index;
}

/**
 * @returns how many items left in front; negative when items were added; 0 when the two lists do not share their first
 * item.
 */
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
