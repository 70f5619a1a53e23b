import ArrowBack from '@mui/icons-material/ArrowBack';
import History from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { Virtuoso, type Components, type VirtuosoHandle } from 'react-virtuoso';
import type { FinishedWords } from '@/console/text/finishedWords';
import { EmptyState } from '@/console/ui/EmptyState';
import { ErrorState } from '@/console/ui/ErrorState';
import { FOCUS_FIRST, FOCUS_HOME } from '@/console/ui/focusHome';
import { IconAction } from '@/console/ui/IconAction';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { LIST_PARTS } from '../listParts';
import { INBOX_ROW_PX } from '../rowParts';
import type { RowPlace } from '../rowPlace';
import { useRovingRow } from '../useRovingRow';

type More = 'none' | 'there' | 'loading' | 'failed';

interface ListContext {
  text: FinishedWords;
  more: More;
  onMore: () => void;
}

const PARTS: Components<string, ListContext> = {
  ...(LIST_PARTS as Components<string, ListContext>),
  Footer: ({ context: { text, more, onMore } }) => (
    <Stack
      direction="row"
      role="status"
      sx={{ minHeight: 44, px: 3, gap: 2, alignItems: 'center', justifyContent: 'center' }}
    >
      {more === 'loading' ? (
        <>
          <CircularProgress aria-hidden size={18} />
          <VisuallyHidden>{text.loadingMore}</VisuallyHidden>
        </>
      ) : null}
      {more === 'failed' ? (
        <>
          <Typography variant="body2" color="textSecondary">
            {text.moreFailed}
          </Typography>
          <Button size="small" onClick={onMore} sx={{ flex: 'none' }}>
            {text.retry}
          </Button>
        </>
      ) : null}
    </Stack>
  ),
};

interface FinishedListViewProps {
  text: FinishedWords;
  title: string;
  status: 'loading' | 'ready' | 'failed';
  /** How many days back the list goes; null while that is not known. */
  days: number | null;
  /** The last to end first. */
  ids: readonly string[];
  /** The attendance that is open. */
  selectedId: string | null;
  /** It takes the focus as soon as it is there: the row of `lastId`, else the way back. */
  takesFocus: boolean;
  /** The attendance that was opened last; null for none. */
  lastId: string | null;
  more: More;
  onMore: () => void;
  onRetry: () => void;
  /** Leads to the conversations. */
  onLeave: () => void;
  /** Escape was pressed. */
  onEscape: () => void;
  renderRow: (place: RowPlace) => ReactNode;
}

/** One's own attendances that are over (behaviour: finished-list). */
export function FinishedListView(props: FinishedListViewProps) {
  const { text, title, ids, days, lastId, more, selectedId } = props;
  const back = useRef<HTMLButtonElement>(null);
  const toBack = useEffectEvent(() => {
    if (props.takesFocus && lastId === null) back.current?.focus();
  });
  useEffect(() => {
    toBack();
  }, []);
  const list = useRef<VirtuosoHandle>(null);
  const initialFocusId = props.takesFocus ? lastId : null;
  const rows = useRovingRow({ ids, selectedId, initialFocusId, list });
  return (
    <Stack
      component="nav"
      {...FOCUS_HOME}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onEscape();
      }}
      sx={{ height: '100%', minHeight: 0 }}
    >
      <Stack direction="row" sx={HEAD_SX}>
        <IconAction
          {...(ids.length === 0 ? FOCUS_FIRST : {})}
          ref={back}
          label={text.back}
          icon={<ArrowBack fontSize="small" />}
          onClick={props.onLeave}
        />
        <Typography variant="h2" noWrap sx={{ flex: 1, minWidth: 0 }}>
          {title}
        </Typography>
        {days === null ? null : (
          <Typography variant="caption" color="textSecondary" noWrap>
            {text.lastDays(days)}
          </Typography>
        )}
      </Stack>
      {props.status === 'ready' && ids.length > 0 ? (
        <Box
          onFocusCapture={rows.onFocus}
          onKeyDown={rows.onKeyDown}
          sx={{ flex: 1, minHeight: 0 }}
        >
          <Virtuoso<string, ListContext>
            ref={list}
            data={ids}
            context={{ text, more, onMore: props.onMore }}
            tabIndex={-1}
            fixedItemHeight={INBOX_ROW_PX}
            initialTopMostItemIndex={Math.max(0, lastId === null ? 0 : ids.indexOf(lastId))}
            increaseViewportBy={INBOX_ROW_PX * 2}
            computeItemKey={(_index, id) => id}
            itemContent={(_index, id) =>
              props.renderRow({
                id,
                isStop: id === rows.stopId,
                takesFocus: id === rows.focusId,
                isOutside: false,
              })
            }
            rangeChanged={rows.onRange}
            endReached={() => {
              if (more === 'there') props.onMore();
            }}
            components={PARTS}
          />
        </Box>
      ) : (
        <NoRows {...props} />
      )}
    </Stack>
  );
}

/** In place of the rows: they are loading, could not be read, or there are none. */
function NoRows({ text, status, onRetry }: FinishedListViewProps) {
  switch (status) {
    case 'failed':
      return <ErrorState text={text.failed} retryLabel={text.retry} onRetry={onRetry} />;
    case 'loading':
      return <RowSkeletons count={8} rowHeight={INBOX_ROW_PX} label={text.loading} />;
    case 'ready':
      return <EmptyState icon={<History aria-hidden />} title={text.empty} text={text.emptyHint} />;
  }
}

const HEAD_SX = {
  flex: 'none',
  alignItems: 'center',
  gap: 2,
  minHeight: 64,
  px: 3,
  borderBottom: 1,
  borderColor: 'line',
} as const;
