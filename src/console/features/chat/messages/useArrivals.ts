import { useState } from 'react';

interface Heard<T> {
  /** The key of the newest item at the last render; null for none. */
  lastKey: string | null;
  /** The latest arrived items for which `counts` is true. */
  arrived: readonly T[];
}

export interface Rules<T> {
  keyOf: (item: T) => string;
  /** Unsent items stay at the end of the list and are skipped: what arrives is inserted before them. */
  isUnsent: (item: T) => boolean;
}

/** @returns the key of the newest item that is not waiting to be sent, or null when there is none. */
export function lastSettledKey<T>(
  items: readonly T[],
  { keyOf, isUnsent }: Rules<T>,
): string | null {
  const last = items.findLast((item) => !isUnsent(item));
  return last === undefined ? null : keyOf(last);
}

/** @returns the items after the one with `key`; none when that item is gone, because then the new ones are unknown. */
export function itemsSince<T>(
  items: readonly T[],
  key: string | null,
  { keyOf, isUnsent }: Rules<T>,
): readonly T[] {
  const at = key === null ? 0 : items.findLastIndex((item) => keyOf(item) === key) + 1;
  if (key !== null && at === 0) return [];
  return items.slice(at).filter((item) => !isUnsent(item));
}

/**
 * Reports the items that arrive at the end of an open chat, once each, if `counts` accepts them. Older items added in
 * front do not count. It compares what is on screen, whichever way it got there: after a disconnect a page brings
 * messages that no event announced (for events there is entities/messages/isNewMessage).
 *
 * @returns the latest arrivals, in order; empty when the chat was just opened. It stays the same until new items that
 * count arrive: an own message right after one of the customer's does not clear it
 */
export function useArrivals<T>(
  items: readonly T[],
  rules: Rules<T>,
  counts: (item: T) => boolean,
): readonly T[] {
  const lastKey = lastSettledKey(items, rules);
  const [heard, setHeard] = useState<Heard<T>>({ lastKey, arrived: [] });
  if (heard.lastKey === lastKey) return heard.arrived;
  const came = itemsSince(items, heard.lastKey, rules).filter(counts);
  const arrived = came.length === 0 ? heard.arrived : came;
  setHeard({ lastKey, arrived });
  return arrived;
}
