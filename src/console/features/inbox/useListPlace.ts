import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { RowsHandle } from '@/console/ui/rows/FixedRows';
import { INBOX_ROW_PX } from './rowParts';

interface Options {
  list: RefObject<RowsHandle | null>;
  ids: readonly string[];
  /** What the list is of: a search and a filter. */
  listKey: string;
  selectedId: string | null;
  /** The initial scroll position in px. */
  initialScrollTop: number;
}

/**
 * Controls the scroll position: visible rows stay in place when rows are added or removed above, another list starts
 * at the top, and the selected row is scrolled into view when it is selected.
 *
 * @returns the handler the list must call as it scrolls
 */
export function useListPlace({ list, ids, listKey, selectedId, initialScrollTop }: Options) {
  const last = useRef({ ids, listKey, top: initialScrollTop });
  useLayoutEffect(() => {
    const before = last.current;
    last.current = { ...before, ids, listKey };
    if (before.listKey !== listKey) {
      list.current?.scrollTo(0);
      return;
    }
    const firstInSight = Math.floor(before.top / INBOX_ROW_PX);
    const id = before.ids[firstInSight];
    const index = before.ids === ids || before.top === 0 || id === undefined ? -1 : ids.indexOf(id);
    if (index === -1 || index === firstInSight) return;
    list.current?.scrollTo(before.top + (index - firstInSight) * INBOX_ROW_PX);
  }, [list, ids, listKey]);

  const showSelected = useEffectEvent(() => {
    const index = selectedId === null ? -1 : ids.indexOf(selectedId);
    if (index >= 0) list.current?.showRow(index);
  });
  useEffect(() => {
    if (selectedId !== null) showSelected();
  }, [selectedId]);

  return (top: number) => {
    last.current.top = top;
  };
}
