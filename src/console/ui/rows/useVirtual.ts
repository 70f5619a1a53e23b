import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualizerOptions,
} from '@tanstack/virtual-core';

type Core = Virtualizer<HTMLElement, HTMLElement>;
type CoreOptions = VirtualizerOptions<HTMLElement, HTMLElement>;

interface Options extends Omit<
  CoreOptions,
  'observeElementRect' | 'observeElementOffset' | 'scrollToFn' | 'onChange'
> {
  /** Called when the pane was scrolled, by whomever. */
  onScrolled?: (list: Core) => void;
  /** Called when the pane's own height changed, not with its first one. */
  onPaneResized?: (list: Core) => void;
}

/** A list of which only what is near the visible part is in the page. */
interface VirtualList {
  core: Core;
  /** Measures a row as soon as it is in the page, and whenever it changes its height: the `ref` of each row. */
  measure: (row: HTMLElement | null) => void;
}

/** What the last draw showed: another change asks for no draw. */
interface Shown {
  first: number;
  last: number;
  /** Where the first row in the page begins, in px. */
  top: number;
  height: number;
}

function shownOf(core: Core): Shown {
  const items = core.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    first: first?.index ?? -1,
    last: last?.index ?? -1,
    top: first?.start ?? 0,
    height: core.getTotalSize(),
  };
}

const isSame = (a: Shown, b: Shown) =>
  a.first === b.first && a.last === b.last && a.top === b.top && a.height === b.height;

/**
 * Binds TanStack's virtualizer to a component, which it draws again only when other rows come into the page or the list
 * changes its height. Their own binding draws at the beginning and at the end of each scroll as well.
 */
export function useVirtual({ onScrolled, onPaneResized, ...options }: Options): VirtualList {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const shown = useRef<Shown | null>(null);
  const isMeasuring = useRef(false);
  const told = useRef({ onScrolled, onPaneResized });
  const resolved: CoreOptions = {
    ...options,
    observeElementRect: (core, tell) => {
      let height: number | null = null;
      return observeElementRect(core, (rect) => {
        const hasChanged = height !== null && height !== rect.height;
        height = rect.height;
        tell(rect);
        if (hasChanged) told.current.onPaneResized?.(core);
      });
    },
    observeElementOffset: (core, tell) =>
      observeElementOffset(core, (offset, isScrolling) => {
        tell(offset, isScrolling);
        told.current.onScrolled?.(core);
      }),
    scrollToFn: elementScroll,
    onChange: (core, isUrgent) => {
      if (shown.current !== null && isSame(shown.current, shownOf(core))) return;
      // What was scrolled into sight has to be there in the same frame. While rows are measured React is at work.
      if (isUrgent && !isMeasuring.current) flushSync(redraw);
      else redraw();
    },
  };
  const [core] = useState(() => new Virtualizer(resolved));
  core.setOptions(resolved);
  useLayoutEffect(() => core._didMount(), [core]);
  useLayoutEffect(() => {
    told.current = { onScrolled, onPaneResized };
    shown.current = shownOf(core);
    core._willUpdate();
  });
  const measure = useCallback(
    (row: HTMLElement | null) => {
      isMeasuring.current = true;
      try {
        core.measureElement(row);
      } finally {
        isMeasuring.current = false;
      }
    },
    [core],
  );
  return { core, measure };
}
