import { useState } from 'react';

interface Heard<T> {
  /** The newest item that was there, null for none. */
  lastKey: string | null;
  /** What came last of what counts. */
  arrived: readonly T[];
}

interface Rules<T> {
  keyOf: (item: T) => string;
  /** What waits at the end of all is passed over: what arrives comes in before it. */
  isUnsent: (item: T) => boolean;
}

/** The newest item that is not waiting to be sent: its key, or null when there is none. */
export function lastSettledKey<T>(
  items: readonly T[],
  { keyOf, isUnsent }: Rules<T>,
): string | null {
  const last = items.findLast((item) => !isUnsent(item));
  return last === undefined ? null : keyOf(last);
}

/** The items that came behind the one of `key`; none when it is gone, for then nothing is known. */
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
 * What arrives at the end of a chat while it is open, once each, of that for which `counts` says yes. Older
 * items that come in front are none. This is about what is on screen, whichever way it got there: after a break a page
 * brings what no event told of (for events there is entities/messages/isNewMessage).
 *
 * @returns what came last, in order; nothing when the chat was just opened, and the same until more comes
 *   that counts: an own message right behind one of the customer's does not silence it
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
