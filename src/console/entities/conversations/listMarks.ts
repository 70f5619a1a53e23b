import { FILTER_BITS, LIST_FILTERS, listBits, type ListFilter } from '@/domain/waitsFor';
import { createSelector } from '@/console/lib/createSelector';
import { changedPlaces } from './changedPlaces';
import type { ConversationsState, Held } from './conversationsState';

/** How many conversations each filter of the list shows. */
export type ListCounts = Readonly<Record<ListFilter, number>>;

interface ListMarks {
  /** Parallel to the ids of the conversations: the filters that show each, as `listBits` says it. */
  bits: Uint8Array;
  counts: ListCounts;
}

const NO_COUNTS: ListCounts = { all: 0, agent: 0, unread: 0, pix: 0 };

/** Counts one conversation for each filter that shows it, or no longer. */
function count(counts: Record<ListFilter, number>, mark: number, by: 1 | -1): void {
  for (const filter of LIST_FILTERS) if ((mark & FILTER_BITS[filter]) !== 0) counts[filter] += by;
}

/**
 * Marks the conversations, and returns the last marks while none of them changed. An event changes one conversation of
 * a thousand, and only that one is judged anew.
 */
function memoizedMarks() {
  let last: readonly Held[] = [];
  let marks: ListMarks = { bits: new Uint8Array(), counts: NO_COUNTS };
  return (entries: readonly Held[]): ListMarks => {
    if (entries === last) return marks;
    const isOfOtherLength = entries.length !== last.length;
    let bits = isOfOtherLength ? new Uint8Array(entries.length) : marks.bits;
    const counts = { ...(isOfOtherLength ? NO_COUNTS : marks.counts) };
    for (const place of isOfOtherLength ? entries.keys() : changedPlaces(last, entries)) {
      const entry = entries[place];
      const mark = entry === undefined ? 0 : listBits(entry.conversation);
      if (mark === bits[place]) continue;
      // The marks that were given out stay as they are.
      if (bits === marks.bits) bits = bits.slice();
      count(counts, bits[place] ?? 0, -1);
      count(counts, mark, 1);
      bits[place] = mark;
    }
    last = entries;
    if (bits !== marks.bits) marks = { bits, counts };
    return marks;
  };
}

const marksOf = memoizedMarks();

interface HasConversations {
  conversations: ConversationsState;
}

/** Selects how many conversations each filter shows. The same object as long as none of them changes. */
export const selectListCounts = ({ conversations }: HasConversations): ListCounts =>
  marksOf(conversations.entries).counts;

/** Selects the ids that a filter shows. The same set as long as no conversation comes, goes or changes its side. */
export const selectMatching: (state: HasConversations, filter: ListFilter) => ReadonlySet<string> =
  createSelector(
    [
      ({ conversations }: HasConversations) => conversations.ids,
      ({ conversations }: HasConversations) => marksOf(conversations.entries).bits,
      (_state: HasConversations, filter: ListFilter) => filter,
    ],
    (ids, bits, filter) =>
      new Set(ids.filter((_id, place) => ((bits[place] ?? 0) & FILTER_BITS[filter]) !== 0)),
  );
