import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import { EmptyState } from '@/console/ui/EmptyState';
import { ErrorState, type ErrorStateProps } from '@/console/ui/ErrorState';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import { AuditCards } from './AuditCards';
import { AuditTable, ROW_PX, type AuditRowsProps } from './AuditTable';

/** The number of skeleton rows. */
const LOADING_ROWS = 12;

const Frame = styled('div')(({ theme }) => ({
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'opacity 140ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
}));

export interface AuditViewProps extends Pick<AuditRowsProps, 'onObject'> {
  text: Texts['auditTrail'];
  filters: ReactNode;
  exportButton: ReactNode;
  asCards: boolean;
  /** Null while unknown. */
  rows: AuditRowsProps['rows'] | null;
  /** How many entries are shown, in words. */
  shown: string;
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
      <Frame
        {...FOCUS_HOME}
        role="group"
        aria-label={text.title}
        aria-busy={props.turning && rows !== null}
      >
        <Content {...props} />
      </Frame>
      {rows === null || more === null ? null : <More text={text} {...more} />}
    </Stack>
  );
}

function Content({ text, rows, missed, asCards, filtered, onObject }: AuditViewProps) {
  if (missed !== null) return <ErrorState {...missed} />;
  if (rows === null) {
    return (
      <RowSkeletons count={LOADING_ROWS} rowHeight={ROW_PX} label={text.loading} avatar={false} />
    );
  }
  if (rows.length === 0) {
    return <EmptyState title={text.empty} text={filtered ? text.emptyFiltered : text.emptyHint} />;
  }
  const Rows = asCards ? AuditCards : AuditTable;
  return <Rows text={text} rows={rows} onObject={onObject} />;
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
