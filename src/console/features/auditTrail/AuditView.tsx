import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import type { ErrorStateProps } from '@/console/ui/ErrorState';
import { RowsFrame } from '@/console/ui/RowsFrame';
import { AuditCards } from './AuditCards';
import { AuditTable, ROW_PX, type AuditRowsProps } from './AuditTable';

/** The number of skeleton rows. */
const LOADING_ROWS = 12;

export interface AuditViewProps extends Pick<AuditRowsProps, 'onObject'> {
  text: SideTexts['auditTrail'];
  filters: ReactNode;
  exportButton: ReactNode;
  asCards: boolean;
  /** Null while unknown. */
  rows: AuditRowsProps['rows'] | null;
  /** How many entries are shown, in words. */
  shown: string;
  /** When they were read, in words; empty while nothing was. */
  readAt: string;
  /** Says that what is shown may be out of date, because it could not be read again; null otherwise. */
  stale: string | null;
  /** Another filter is loading. The old rows stay, dimmed, so that nothing jumps. */
  turning: boolean;
  /** The error to show when the rows could not be read; null otherwise. */
  missed: ErrorStateProps | null;
  filtered: boolean;
  /** Null when everything is shown. */
  more: { loading: boolean; failed: boolean; onMore: () => void } | null;
}

/** The audit: filters, entries, and what leads to older ones. */
export function AuditView(props: AuditViewProps) {
  const { text, rows, more } = props;
  const headingId = useId();
  const frame = useRef<HTMLElement>(null);
  /** How many entries there were when older ones were asked for, and by which button. */
  const asked = useRef<{ count: number; button: Element } | null>(null);
  const count = rows?.length ?? 0;
  const isLoading = more?.loading ?? false;
  useLayoutEffect(() => {
    if (asked.current === null || isLoading) return;
    const before = asked.current;
    if (count > before.count) {
      // Reading goes on with the first of them. The button is behind the last, or gone; who left it meanwhile stays.
      const { activeElement } = document;
      const isFree = activeElement === before.button || activeElement === document.body;
      const entries = frame.current?.querySelectorAll<HTMLElement>('[data-entry]');
      if (isFree) entries?.[before.count]?.focus();
    }
    asked.current = null;
  }, [count, isLoading]);
  const Rows = props.asCards ? AuditCards : AuditTable;
  return (
    <Stack
      component="section"
      ref={frame}
      aria-labelledby={headingId}
      sx={{ gap: 3, p: { xs: 3, md: 4 }, maxWidth: 1680, mx: 'auto' }}
    >
      {props.filters}
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 3, rowGap: 1 }}
      >
        <Typography id={headingId} variant="h2">
          {text.title}
        </Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {props.shown}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {props.readAt}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {text.zone}
        </Typography>
        <Box sx={{ ml: 'auto' }}>{props.exportButton}</Box>
      </Stack>
      {props.stale === null ? null : <Alert severity="warning">{props.stale}</Alert>}
      <RowsFrame
        label={text.title}
        rows={rows}
        turning={props.turning}
        missed={props.missed}
        loading={{ count: LOADING_ROWS, rowHeight: ROW_PX, label: text.loading }}
        empty={{ title: text.empty, text: props.filtered ? text.emptyFiltered : text.emptyHint }}
      >
        {(shown) => <Rows text={text} rows={shown} onObject={props.onObject} />}
      </RowsFrame>
      {rows === null || more === null ? null : (
        <More
          text={text}
          {...more}
          onMore={(button) => {
            asked.current = { count, button };
            more.onMore();
          }}
        />
      )}
    </Stack>
  );
}

function More({
  text,
  loading,
  failed,
  onMore,
}: { text: SideTexts['auditTrail']; onMore: (button: Element) => void } & Omit<
  NonNullable<AuditViewProps['more']>,
  'onMore'
>) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center', gap: 3 }}>
      {failed ? (
        <Typography role="alert" color="error">
          {text.moreFailed}
        </Typography>
      ) : null}
      {/* Not `disabled`, so that the focus stays. */}
      <Button
        variant="outlined"
        aria-disabled={loading}
        onClick={loading ? undefined : (event) => onMore(event.currentTarget)}
      >
        {loading ? text.loadingMore : text.more}
      </Button>
    </Stack>
  );
}
