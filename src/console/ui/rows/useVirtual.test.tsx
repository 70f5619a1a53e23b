import { act, fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { givePanesHeight } from '@/testing/paneHeight';
import { renderView } from '@/testing/renderView';
import { useVirtual } from './useVirtual';

const PANE_PX = 200;
const ROW_PX = 50;
const COUNT = 40;

givePanesHeight(PANE_PX, ROW_PX);

/** What watches sizes in this document: it tells what its test says, when its test says it. */
class Watcher implements ResizeObserver {
  static all: Watcher[] = [];
  readonly watched = new Set<Element>();
  /** What the browser finds untold after a round of notices, and calls a fault. */
  readonly untold = new Set<Element>();
  #isTelling = false;

  constructor(readonly callback: ResizeObserverCallback) {
    Watcher.all.push(this);
  }

  observe(element: Element) {
    this.watched.add(element);
    if (this.#isTelling) this.untold.add(element);
  }

  unobserve(element: Element) {
    this.watched.delete(element);
    this.untold.delete(element);
  }

  disconnect() {
    this.watched.clear();
  }

  /** Tells that an element has another height, as the browser does between the layout and the paint. */
  tell(element: Element, px: number) {
    const size: ResizeObserverSize = { blockSize: px, inlineSize: 300 };
    this.#isTelling = true;
    this.callback(
      [
        {
          target: element,
          contentRect: element.getBoundingClientRect(),
          borderBoxSize: [size],
          contentBoxSize: [size],
          devicePixelContentBoxSize: [size],
        },
      ],
      this,
    );
    this.#isTelling = false;
    for (const one of this.watched) if (!one.isConnected) this.untold.add(one);
  }
}

beforeEach(() => {
  Watcher.all = [];
  Object.defineProperty(window, 'ResizeObserver', { configurable: true, value: Watcher });
  // jsdom has none for elements.
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: unknown) {
    this.scrollTop = (options as ScrollToOptions).top ?? 0;
  };
});

afterEach(() => {
  Reflect.deleteProperty(window, 'ResizeObserver');
  Reflect.deleteProperty(Element.prototype, 'scrollTo');
});

interface ListProps {
  /** Where it opens, in px from its top; at its end without it. */
  from?: number;
  onRowsResized?: () => void;
}

/** A list whose rows have heights of their own. */
function List({ from = COUNT * ROW_PX - PANE_PX, onRowsResized }: ListProps) {
  const pane = useRef<HTMLDivElement>(null);
  const { core, measure } = useVirtual({
    count: COUNT,
    getScrollElement: () => pane.current,
    estimateSize: () => ROW_PX,
    anchorTo: 'end',
    scrollEndThreshold: ROW_PX,
    initialOffset: from,
    onRowsResized,
  });
  return (
    <div ref={pane} role="list" style={{ overflowY: 'auto' }}>
      {core.getVirtualItems().map(({ key, index }) => (
        <div key={key} ref={measure} role="listitem" data-index={index}>
          {index}
        </div>
      ))}
    </div>
  );
}

const shown = () => screen.getAllByRole('listitem').map((row) => Number(row.textContent));

/** @returns what watches the rows, of which this one has another height. */
function tellHeight(text: string, px: number): Watcher {
  const row = screen.getByText(text);
  const watcher = Watcher.all.find(({ watched }) => watched.has(row));
  if (watcher === undefined) throw new Error(`Row ${text} is not watched.`);
  act(() => watcher.tell(row, px));
  return watcher;
}

const numbers = (rows: Iterable<Element>) =>
  [...rows].map((row) => Number(row.textContent)).toSorted((a, b) => a - b);

test('a row that grows draws nothing anew: the browser moves the others, and the list is told', () => {
  const onRowsResized = jest.fn();
  renderView(<List onRowsResized={onRowsResized} />);
  const before = shown();
  const { untold, watched } = tellHeight('39', 250);
  expect(shown()).toEqual(before);
  expect(onRowsResized).toHaveBeenCalledTimes(1);
  expect(untold).toEqual(new Set());
  expect(numbers(watched)).toEqual(before);
});

test('rows that leave the page while heights are told are not watched on', () => {
  renderView(<List from={20 * ROW_PX} />);
  tellHeight('19', 190);
  const list = screen.getByRole('list');
  // Whoever scrolls up keeps what is above out of sight: what gets lower there moves the rest.
  list.scrollTop -= 10;
  fireEvent.scroll(list);
  const before = shown();
  const { untold, watched } = tellHeight('19', 10);
  const after = shown();
  expect(before.filter((row) => !after.includes(row))).not.toEqual([]);
  expect(untold).toEqual(new Set());
  expect(after).toEqual(expect.arrayContaining(numbers(watched)));
});

test('rows that come into the page while heights are told are measured at once and watched a frame later', async () => {
  renderView(<List />);
  tellHeight('39', 250);
  const before = shown();
  const { untold, watched } = tellHeight('39', 10);
  expect(shown().length).toBeGreaterThan(before.length);
  expect(untold).toEqual(new Set());
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(numbers(watched)).toEqual(shown());
});
