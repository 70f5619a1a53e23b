import type { UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import { readOf } from '@/console/store/asks';

/** What was read of the host since somebody signed in, and before their socket has heard anything. */
export interface FirstReads {
  /** Notes the start or the end of a read; every other action is ignored. */
  note(action: UnknownAction): void;
  isPending(): boolean;
  /**
   * @returns the lowest position of the answers: whoever goes on from there misses nothing of what happened since. null
   *   where nothing was read, an answer is missing, one failed or has no position, or they are of several streams.
   */
  place(): StreamPosition | null;
}

/** Follows the reads of a sign-in (wire: first-place). */
export function followFirstReads(): FirstReads {
  const pending = new Set<string>();
  let lowest: StreamPosition | null = null;
  let isWhole = true;

  const answered = (at: StreamPosition | undefined) => {
    if (at === undefined || (lowest !== null && lowest.streamId !== at.streamId)) isWhole = false;
    else if (lowest === null || at.seq < lowest.seq) lowest = at;
  };

  return {
    note: (action) => {
      const read = readOf(action);
      // Nothing that happens changes what only a later request tells.
      if (read === null || read.newerBy === 'asking') return;
      if (read.requestStatus === 'pending') {
        pending.add(read.requestId);
        return;
      }
      pending.delete(read.requestId);
      if (read.requestStatus === 'fulfilled') answered(read.baseQueryMeta?.asOf);
      else isWhole = false;
    },
    isPending: () => pending.size > 0,
    place: () => (isWhole && pending.size === 0 ? lowest : null),
  };
}
