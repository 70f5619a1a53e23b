import ArrowUpward from '@mui/icons-material/ArrowUpward';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Button from '@mui/material/Button';
import { useEventCallback, useForkRef } from '@mui/material/utils';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
} from 'react';
import type { Texts } from '@/console/text/texts';
import type { ListFilter } from '@/domain/waitsFor';
import { EmptyState } from '@/console/ui/EmptyState';
import { ErrorState } from '@/console/ui/ErrorState';
import { FOCUS_HOME, focusPage } from '@/console/ui/focusHome';
import { FixedRows, type RowsHandle } from '@/console/ui/rows/FixedRows';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import { SearchField } from '@/console/ui/SearchField';
import { HIDDEN_CLASS } from '@/console/ui/theme/hiddenClass';
import { CHIPS } from './FilterChips';
import { INBOX, INBOX_ROW_PX, ROWS } from './rowParts';
import { rowIdOf, type RowPlace } from './rowPlace';
import { useHeldPlaces } from './useHeldPlaces';
import { useListPlace } from './useListPlace';
import { useRovingRow } from './useRovingRow';

interface InboxListViewProps {
  text: Texts;
  status: 'loading' | 'ready' | 'failed';
  /** The ids of the conversations that match the search and the filter, in the list's order. */
  found: readonly string[];
  /** The same, and the open conversation where they lack it. */
  ids: readonly string[];
  /** There are no conversations at all. */
  isEmpty: boolean;
  /** What the list is narrowed to. Another filter, like another search, is another list. */
  filter: ListFilter;
  /** Says that the filter shows nothing; null while everything is shown. */
  noneFound: string | null;
  onShowAll: () => void;
  /** The filters, between the search and the rows. */
  filters: ReactNode;
  /** What helps a new agent to begin; null for others. */
  guide: ReactNode;
  /** The selected conversation. It is scrolled into view when it is selected. */
  selectedId: string | null;
  query: string;
  onQuery: (query: string) => void;
  searchRef?: Ref<HTMLInputElement>;
  /** Called with the first search result when Enter is pressed. */
  onChoose: (id: string) => void;
  whatsappConnected: boolean;
  /** Makes the agent go online; null for who is online, and for who never is. */
  onGoOnline: (() => void) | null;
  onRetry: () => void;
  /** Called with the row that the pointer or the focus comes to, and with null when the pointer leaves the list. */
  onPointedAt?: (id: string | null) => void;
  renderRow: (place: RowPlace) => ReactNode;
  /** The scroll position when the list was last on screen, in px. Without it, the selected row is shown. */
  initialScrollTop?: number;
  /** The row that takes the focus as soon as it is rendered. */
  initialFocusId?: string | null;
  onScrolled?: (scrollTop: number) => void;
  /** Called with the shown rows whenever they change, and with null when the list unmounts. */
  onShown?: (ids: readonly string[] | null) => void;
}

/** They never change, so they are never drawn again. */
const STYLES = (
  <>
    {INBOX.styles}
    {CHIPS.styles}
    {ROWS.styles}
  </>
);

/** The conversation list: search box and rows. Only the visible rows are in the page. */
export function InboxListView(props: InboxListViewProps) {
  const { text, ids, found, query, filter, selectedId, initialScrollTop = 0 } = props;
  const listKey = `${filter}:${query}`;
  const { shown, waiting, letIn, hasKeyboard, holders } = useHeldPlaces(ids, listKey);
  const isNarrowed = filter !== 'all' || query.trim() !== '';
  // Rows that are held stay where they are, also when nothing is found any more.
  const isOnlyOpen = found.length === 0 && shown.length === 1;
  const inside = useMemo(() => (isNarrowed ? new Set(found) : null), [found, isNarrowed]);
  const list = useRef<RowsHandle>(null);
  const rows = useRovingRow({
    ids: shown,
    selectedId,
    initialFocusId: props.initialFocusId ?? null,
    list,
  });
  const selectedIndex = selectedId === null ? -1 : shown.indexOf(selectedId);
  const keepPlace = useListPlace({ list, ids: shown, listKey, selectedId, initialScrollTop });
  useReport(shown, props.onShown);
  const keyOf = useCallback((index: number) => shown[index] ?? '', [shown]);

  const search = useRef<HTMLInputElement>(null);
  const searchRef = useForkRef(search, props.searchRef);
  // The same functions each time: the search box is drawn when something is typed, and not with each press of a row.
  const onQuery = useEventCallback(props.onQuery);
  const goToFirst = useEventCallback(() => rows.goTo(0));
  const openFirst = useEventCallback(() => {
    const first = shown.find((id) => inside?.has(id) !== false);
    if (first === undefined || query.trim() === '') return;
    // The search is done. The focus leaves it, so that it can go to the chat that opens.
    focusPage();
    props.onChoose(first);
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape' && query !== '' && rowIdOf(event.target) !== null) {
      event.stopPropagation();
      props.onQuery('');
      search.current?.focus();
    } else if (event.key === 'ArrowDown' && event.target === event.currentTarget) {
      event.preventDefault();
      rows.goToStop();
    }
  };
  const ofList = { ...FOCUS_HOME, onKeyDown };
  const ofRows = {
    ...holders,
    onPointerOver: ({ pointerType, target }: PointerEvent<HTMLElement>) => {
      // A finger points at nothing before it presses.
      if (pointerType !== 'touch') props.onPointedAt?.(rowIdOf(target));
    },
    onPointerLeave: () => {
      holders.onPointerLeave();
      props.onPointedAt?.(null);
    },
    onFocusCapture: (event: FocusEvent<HTMLElement>) => {
      rows.onFocus(event);
      props.onPointedAt?.(rowIdOf(event.target));
    },
    onKeyDown: rows.onKeyDown,
  };

  return (
    <nav className={INBOX.classes.root} {...ofList} aria-label={text.inbox.title}>
      {STYLES}
      <div className={INBOX.classes.search}>
        <SearchField
          label={text.inbox.search}
          clearLabel={text.inbox.clearSearch}
          value={query}
          onChange={onQuery}
          onArrowDown={goToFirst}
          onEnter={openFirst}
          inputRef={searchRef}
        />
        {waiting === 0 ? null : (
          <Button
            size="small"
            startIcon={<ArrowUpward aria-hidden />}
            title={text.inbox.showWaiting}
            onClick={() => {
              letIn();
              list.current?.scrollTo(0);
            }}
            sx={{ flex: 'none' }}
          >
            {text.inbox.waiting(waiting)}
          </Button>
        )}
        <span role="status" className={HIDDEN_CLASS}>
          {query === '' && filter === 'all' ? '' : text.inbox.count(found.length)}
        </span>
      </div>
      {props.filters}
      {props.guide}
      {ids.length > 0 ? (
        <div className={INBOX.classes.rows} data-only={isOnlyOpen} {...ofRows}>
          <FixedRows
            ref={list}
            count={shown.length}
            keyOf={keyOf}
            rowPx={INBOX_ROW_PX}
            initialTop={
              initialScrollTop > 0 ? initialScrollTop : Math.max(0, selectedIndex) * INBOX_ROW_PX
            }
            renderRow={(index) => {
              const id = shown[index] ?? '';
              return props.renderRow({
                id,
                isStop: id === rows.stopId,
                takesFocus: id === rows.focusId || (hasKeyboard && id === rows.activeId),
                isOutside: inside?.has(id) === false,
              });
            }}
            onInPage={rows.onInPage}
            onScrolled={(top) => {
              keepPlace(top);
              props.onScrolled?.(top);
            }}
          />
        </div>
      ) : null}
      {ids.length === 0 || isOnlyOpen ? <EmptyList {...props} /> : null}
    </nav>
  );
}

/** Reports the shown rows on every change, and null on unmount. */
function useReport(shown: readonly string[], onShown: InboxListViewProps['onShown']): void {
  const report = useEffectEvent((ids: readonly string[] | null) => onShown?.(ids));
  useEffect(() => {
    report(shown);
  }, [shown]);
  useEffect(() => () => report(null), []);
}

/**
 * Shown in place of the rows: the list is loading, it failed, the search found nothing, or there are no conversations.
 */
function EmptyList({
  text,
  status,
  query,
  isEmpty,
  noneFound,
  onShowAll,
  whatsappConnected,
  onGoOnline,
  onRetry,
}: InboxListViewProps) {
  if (status === 'failed') {
    return <ErrorState text={text.inbox.failed} retryLabel={text.common.retry} onRetry={onRetry} />;
  }
  if (status === 'loading') {
    return <RowSkeletons count={8} rowHeight={INBOX_ROW_PX} label={text.inbox.loading} />;
  }
  if (query.trim() !== '' || (noneFound !== null && !isEmpty)) {
    const showAll = (
      <Button variant="outlined" onClick={onShowAll}>
        {text.inbox.showAll}
      </Button>
    );
    return (
      <EmptyState
        title={query.trim() === '' ? (noneFound ?? '') : text.inbox.nothingFound(query.trim())}
        action={noneFound === null ? null : showAll}
      />
    );
  }
  const { emptyConnected, emptyDisconnected, emptyOffline } = text.inbox;
  const whenConnected = onGoOnline === null ? emptyConnected : emptyOffline;
  return (
    <EmptyState
      icon={<ForumOutlined aria-hidden />}
      title={text.inbox.emptyTitle}
      text={whatsappConnected ? whenConnected : emptyDisconnected}
      action={
        onGoOnline === null ? null : (
          <Button variant="outlined" onClick={onGoOnline}>
            {text.topbar.goOnline}
          </Button>
        )
      }
    />
  );
}
