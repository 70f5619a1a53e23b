import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ReactNode,
  type Ref,
} from 'react';
import { LIST } from '@/console/ui/listSheet';
import { useVirtual } from './useVirtual';

/** Scrolls a list of rows. */
export interface RowsHandle {
  /** Brings a row into sight; one that is in sight stays where it is. */
  showRow: (index: number) => void;
  /** @param top in px from the top of the list */
  scrollTo: (top: number) => void;
}

/** The rows that are in the page. */
export interface RowsInPage {
  first: number;
  last: number;
}

interface FixedRowsProps {
  ref?: Ref<RowsHandle>;
  count: number;
  keyOf: (index: number) => string;
  /** The height of each row in px. */
  rowPx: number;
  renderRow: (index: number) => ReactNode;
  /** Names the list to screen readers, where nothing around it does. */
  label?: string;
  /** The list says how long it is: where the rows that are not in the page belong to what is read. */
  isCounted?: boolean;
  /** The keyboard scrolls the list itself: where it moves from row to row, or the rows are no stops, it need not. */
  isTabStop?: boolean;
  /** Where the list opens, in px from its top. */
  initialTop?: number;
  /** Called at first and whenever others are in the page. */
  onInPage?: (rows: RowsInPage) => void;
  onScrolled?: (top: number) => void;
  /** Below the last row. */
  footer?: ReactNode;
}

/** Rows in the page above and below those in sight. */
const SPARE_ROWS = 2;

/** A list of rows of one height, of which only those near the visible part are in the page. */
export function FixedRows({ ref, ...props }: FixedRowsProps) {
  const { count, keyOf, rowPx, initialTop = 0, isCounted = false } = props;
  const pane = useRef<HTMLDivElement>(null);
  const { core } = useVirtual({
    count,
    getItemKey: keyOf,
    getScrollElement: () => pane.current,
    estimateSize: () => rowPx,
    overscan: SPARE_ROWS,
    initialOffset: initialTop,
    onScrolled: ({ scrollTop }) => props.onScrolled?.(scrollTop),
  });
  useImperativeHandle(
    ref,
    () => ({
      showRow: (index) => {
        const [top, from] = [index * rowPx, core.scrollOffset ?? 0];
        const isInSight = top >= from && top + rowPx <= from + (core.scrollRect?.height ?? 0);
        // Even scrolling to where it is has the browser lay out the page, before there is anything to draw.
        if (!isInSight) core.scrollToIndex(index);
      },
      scrollTo: (top) => core.scrollToOffset(top),
    }),
    [core, rowPx],
  );
  const rows = core.getVirtualItems();
  const [first, last] = [rows[0], rows.at(-1)];
  const report = useEffectEvent((inPage: RowsInPage) => props.onInPage?.(inPage));
  const [from, to] = [first?.index ?? 0, last?.index ?? 0];
  useEffect(() => {
    report({ first: from, last: to });
  }, [from, to]);
  return (
    <div ref={pane} className={LIST.classes.pane} tabIndex={props.isTabStop === true ? 0 : -1}>
      {LIST.styles}
      <div
        role="list"
        aria-label={props.label}
        style={{ boxSizing: 'border-box', height: core.getTotalSize(), paddingTop: first?.start }}
      >
        {rows.map(({ key, index }) => (
          <div
            key={key}
            role="listitem"
            aria-setsize={isCounted ? count : undefined}
            aria-posinset={isCounted ? index + 1 : undefined}
            data-index={index}
          >
            {props.renderRow(index)}
          </div>
        ))}
      </div>
      {props.footer}
    </div>
  );
}
