import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { RowsHandle, RowsInPage } from '@/console/ui/rows/FixedRows';
import { rowIdOf } from './rowPlace';

/** The target index of each key, from a row in a list of `count`. */
const TARGETS: Readonly<Record<string, (from: number, count: number) => number>> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from) => from - 1,
  Home: () => 0,
  End: (_from, count) => count - 1,
};

interface Options {
  ids: readonly string[];
  selectedId: string | null;
  /** The row that takes the focus as soon as it is rendered. */
  initialFocusId: string | null;
  list: RefObject<RowsHandle | null>;
}

/**
 * Makes one row the list's Tab stop; arrows, Home and End move from row to row. With one stop per row, a chat would be
 * two hundred Tab presses behind a long list.
 */
export function useRovingRow({ ids, selectedId, initialFocusId, list }: Options) {
  const [activeId, setActiveId] = useState(initialFocusId);
  const [focusId, setFocusId] = useState(initialFocusId);
  const [range, setRange] = useState<RowsInPage>({ first: 0, last: 0 });

  const inSight = (id: string | null) => {
    const index = id === null ? -1 : ids.indexOf(id);
    return index >= range.first && index <= range.last ? id : null;
  };
  const stopId = inSight(activeId) ?? inSight(selectedId) ?? ids[range.first] ?? ids[0] ?? null;

  const goTo = (index: number) => {
    const id = ids[Math.min(Math.max(index, 0), ids.length - 1)];
    if (id === undefined) return;
    setFocusId(id);
    list.current?.showRow(ids.indexOf(id));
  };
  return {
    activeId,
    stopId,
    focusId,
    goTo,
    /** Focuses the row that is the Tab stop. */
    goToStop: () => goTo(stopId === null ? 0 : ids.indexOf(stopId)),
    onInPage: setRange,
    onFocus: (event: FocusEvent) => {
      const id = rowIdOf(event.target);
      if (id === null) return;
      // A press selects its row, which makes it the stop.
      setActiveId(event.target.matches(':focus-visible') ? id : null);
      setFocusId(null);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const target = TARGETS[event.key];
      const id = rowIdOf(event.target);
      const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
      if (target === undefined || id === null || !isPlain) return;
      event.preventDefault();
      goTo(target(ids.indexOf(id), ids.length));
    },
  };
}
