import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import type { ErrorStateProps } from '@/console/ui/ErrorState';
import { RowsFrame } from '@/console/ui/RowsFrame';
import { AuditCards } from './AuditCards';
import { AuditTable, ROW_PX, type AuditRowsProps } from './AuditTable';

/** The number of skeleton rows. */
const LOADING_ROWS = 12;

export interface AuditViewProps extends Pick<AuditRowsProps, 'onObject'> {
  text: Texts['auditTrail'];
  filters: ReactNode;
  exportButton: ReactNode;
  asCards: boolean;
  /** Null while unknown. */
  rows: AuditRowsProps['rows'] | null;
  /** How many entries are shown, in words. */
  shown: string;
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
  const Rows = props.asCards ? AuditCards : AuditTable;
  return (
    <Stack
      component="section"
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
      {rows === null || more === null ? null : <More text={text} {...more} />}
    </Stack>
  );
}

function More({
  text,
  loading,
  failed,
  onMore,
}: { text: Texts['auditTrail'] } & NonNullable<AuditViewProps['more']>) {
  return (
    <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'center', gap: 3 }}>
      {failed ? (
        <Typography role="alert" color="error">
          {text.moreFailed}
        </Typography>
      ) : null}
      {/* Not `disabled`, so that the focus stays. */}
      <Button variant="outlined" aria-disabled={loading} onClick={loading ? undefined : onMore}>
        {loading ? text.loadingMore : text.more}
      </Button>
    </Stack>
  );
}
