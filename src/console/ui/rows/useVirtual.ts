import { useLayoutEffect, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  elementScroll,
  measureElement,
  observeElementOffset,
  observeElementRect,
  Virtualizer,
  type VirtualItem,
  type VirtualizerOptions,
} from '@tanstack/virtual-core';

type Core = Virtualizer<HTMLElement, HTMLElement>;
type CoreOptions = VirtualizerOptions<HTMLElement, HTMLElement>;

interface Told {
  /** Called when the pane was scrolled, by whomever, before anything is drawn for it. */
  onScrolled?: ((pane: HTMLElement) => void) | undefined;
  /** Called when the pane's own height changed, not with its first one. */
  onPaneResized?: (() => void) | undefined;
  /** Called when rows in the page got another height and nothing had to be drawn for it. */
  onRowsResized?: (() => void) | undefined;
}

interface Options
  extends
    Told,
    Omit<CoreOptions, 'observeElementRect' | 'observeElementOffset' | 'scrollToFn' | 'onChange'> {}

/** A list of which only what is near the visible part is in the page. */
interface VirtualList {
  core: Core;
  /** Measures a row as soon as it is in the page, and whenever it changes its height: the `ref` of each row. */
  measure: (row: HTMLElement | null) => void;
  /** What the draw that is under way leaves above and below its rows. */
  room: Room;
}

/** The heights in px of what is not in the page: above and below the rows that are. */
interface Room {
  above: number;
  below: number;
}

/** What the last draw showed: another change asks for no draw. */
interface Shown {
  first: number;
  last: number;
  room: Room;
}

/** @returns the room that rows which are in the page leave to the others. Their own heights the browser knows. */
function roomAround(
  core: Core,
  first: VirtualItem | undefined,
  last: VirtualItem | undefined,
): Room {
  const { scrollMargin } = core.options;
  return {
    above: (first?.start ?? scrollMargin) - scrollMargin,
    below: core.getTotalSize() - ((last?.end ?? scrollMargin) - scrollMargin),
  };
}

function shownOf(core: Core): Shown {
  const items = core.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    first: first?.index ?? -1,
    last: last?.index ?? -1,
    room: roomAround(core, first, last),
  };
}

/** Sums of heights that are the same differ by less than this, in px. */
const SAME_PX = 0.01;

/** Rows that are in the page beyond those in sight before others are drawn. */
const AHEAD_ROWS = 1;

/** @returns whether what was drawn serves for where the list is now: the rows in sight are in it, each in its place. */
function serves(core: Core, { first, last, room }: Shown): boolean {
  // While a row is measured it is still the one before.
  const range = core.calculateRange();
  if (range === null) return false;
  const from = Math.max(0, range.startIndex - AHEAD_ROWS);
  const to = Math.min(core.options.count - 1, range.endIndex + AHEAD_ROWS);
  if (from < first || last < to) return false;
  const { measurementsCache: rows } = core;
  const { above, below } = roomAround(core, rows[first], rows[last]);
  return Math.abs(above - room.above) < SAME_PX && Math.abs(below - room.below) < SAME_PX;
}

/** The virtualizer of one list, and what is known of its last draw. */
class BoundCore {
  readonly core: Core;
  readonly #redraw: () => void;
  #shown: Shown | null = null;
  #isMeasuring = false;
  /** A row that came into the page is not as high as it was thought to be. */
  #hasSurprise = false;
  /** A round of the browser's notices is under way: it tells which rows have another height. */
  #isInRound = false;
  /** Rows that came into the page within a round, not watched yet. */
  #unwatched = new Set<HTMLElement>();
  #told: Told = {};
  /** Tells the virtualizer where its pane stands, while it has one. */
  #tellOffset: ((offset: number) => void) | null = null;

  constructor(options: Options, redraw: () => void) {
    this.#redraw = redraw;
    this.core = new Virtualizer(this.#resolved(options));
  }

  /** Takes the options of the draw that is under way. */
  setOptions(options: Options): void {
    this.core.setOptions(this.#resolved(options));
  }

  /** Notes what was drawn, and whom to tell from now on. Its rows were measured just before. */
  drawn(shown: Shown, told: Told): void {
    this.#told = told;
    // Rows that left are in the page yet when their refs are told. One that is watched on is due as one without height.
    this.core.measureElement(null);
    this.#shown = shown;
    const { scrollElement: before } = this.core;
    this.core._willUpdate();
    const { scrollElement: pane, scrollOffset } = this.core;
    // A short list cannot begin as far down as it was to, and the browser tells nobody of what did not move.
    if (pane !== null && pane !== before && pane.scrollTop !== scrollOffset) {
      this.#tellOffset?.(pane.scrollTop);
    }
    this.#redrawIfSurprised();
  }

  /** Draws anew if the heights of the rows that were measured just now let others come into sight. */
  #redrawIfSurprised(): void {
    const { core } = this;
    if (this.#hasSurprise && this.#shown !== null && !serves(core, this.#shown)) this.#redraw();
    this.#hasSurprise = false;
  }

  readonly measure = (row: HTMLElement | null): void => {
    this.#isMeasuring = true;
    try {
      // What is watched from within a round of notices is due in that same round, which the browser calls a fault.
      if (this.#isInRound && row !== null) this.#measureOnly(row);
      else this.core.measureElement(row);
    } finally {
      this.#isMeasuring = false;
    }
  };

  /** Measures a row now, and watches it from the next frame on. */
  #measureOnly(row: HTMLElement): void {
    const { core } = this;
    core.resizeItem(core.indexFromElement(row), measureElement(row, undefined, core));
    if (this.#unwatched.size === 0) requestAnimationFrame(this.#watch);
    this.#unwatched.add(row);
  }

  readonly #watch = (): void => {
    for (const row of this.#unwatched) if (row.isConnected) this.measure(row);
    this.#unwatched.clear();
    this.#redrawIfSurprised();
  };

  #resolved({
    onScrolled: _,
    onPaneResized: _pane,
    onRowsResized: _rows,
    ...options
  }: Options): CoreOptions {
    return {
      ...options,
      observeElementRect: (core, tell) => {
        let height: number | null = null;
        return observeElementRect(core, (rect) => {
          const hasChanged = height !== null && height !== rect.height;
          height = rect.height;
          tell(rect);
          if (hasChanged) this.#told.onPaneResized?.();
        });
      },
      observeElementOffset: (core, tell) => {
        this.#tellOffset = (offset) => tell(offset, false);
        return observeElementOffset(core, (offset, isScrolling) => {
          if (core.scrollElement !== null) this.#told.onScrolled?.(core.scrollElement);
          tell(offset, isScrolling);
        });
      },
      scrollToFn: elementScroll,
      measureElement: (row, entry, core) => {
        if (entry !== undefined && !this.#isInRound) {
          this.#isInRound = true;
          queueMicrotask(() => (this.#isInRound = false));
        }
        return measureElement(row, entry, core);
      },
      onChange: (core, isUrgent) => {
        // Rows are measured as they come into the page, for what is drawn just now and not for what was drawn before.
        if (this.#isMeasuring) this.#hasSurprise = true;
        else if (this.#shown !== null && serves(core, this.#shown)) {
          if (this.#isInRound) this.#told.onRowsResized?.();
        }
        // What was scrolled into sight has to be there in the same frame.
        else if (isUrgent) flushSync(this.#redraw);
        else this.#redraw();
      },
    };
  }
}

/**
 * Binds TanStack's virtualizer to a component, which it draws again only when the rows that are in the page no longer
 * reach beyond those in sight, or the list changes its height. Their own binding draws for each row that comes or goes,
 * and at the beginning and at the end of each scroll.
 */
export function useVirtual(options: Options): VirtualList {
  const { onScrolled, onPaneResized, onRowsResized } = options;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [bound] = useState(() => new BoundCore(options, redraw));
  bound.setOptions(options);
  const shown = shownOf(bound.core);
  useLayoutEffect(() => bound.core._didMount(), [bound]);
  useLayoutEffect(() => {
    bound.drawn(shown, { onScrolled, onPaneResized, onRowsResized });
  });
  return { core: bound.core, measure: bound.measure, room: shown.room };
}
