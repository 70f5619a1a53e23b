import ArrowBack from '@mui/icons-material/ArrowBack';
import History from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { FinishedWords } from '@/console/text/finishedWords';
import { EmptyState } from '@/console/ui/EmptyState';
import { ErrorState } from '@/console/ui/ErrorState';
import { FOCUS_FIRST, FOCUS_HOME } from '@/console/ui/focusHome';
import { IconAction } from '@/console/ui/IconAction';
import { FixedRows, type RowsHandle } from '@/console/ui/rows/FixedRows';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { INBOX_ROW_PX, ROWS } from '../rowParts';
import type { RowPlace } from '../rowPlace';
import { useRovingRow } from '../useRovingRow';

type More = 'none' | 'there' | 'loading' | 'failed';

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
  const list = useRef<RowsHandle>(null);
  const initialFocusId = props.takesFocus ? lastId : null;
  const rows = useRovingRow({ ids, selectedId, initialFocusId, list });
  const keyOf = useCallback((index: number) => ids[index] ?? '', [ids]);
  const [last, setLast] = useState(0);
  const isAtLast = ids.length > 0 && last >= ids.length - 1;
  const readOn = useEffectEvent(() => {
    if (more === 'there') props.onMore();
  });
  useEffect(() => {
    if (isAtLast) readOn();
  }, [isAtLast, ids]);
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
      {ROWS.styles}
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
          <FixedRows
            ref={list}
            count={ids.length}
            keyOf={keyOf}
            rowPx={INBOX_ROW_PX}
            initialTop={Math.max(0, lastId === null ? 0 : ids.indexOf(lastId)) * INBOX_ROW_PX}
            renderRow={(index) => {
              const id = ids[index] ?? '';
              return props.renderRow({
                id,
                isStop: id === rows.stopId,
                takesFocus: id === rows.focusId,
                isOutside: false,
              });
            }}
            onInPage={(inPage) => {
              rows.onInPage(inPage);
              setLast(inPage.last);
            }}
            footer={<MoreLine text={text} more={more} onMore={props.onMore} />}
          />
        </Box>
      ) : (
        <NoRows {...props} />
      )}
    </Stack>
  );
}

interface MoreLineProps {
  text: FinishedWords;
  more: More;
  onMore: () => void;
}

/** Whether more of them are on their way. */
function MoreLine({ text, more, onMore }: MoreLineProps) {
  return (
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
