import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import { ErrorState } from '@/console/ui/ErrorState';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import type { HistoryRow } from './historyRow';

/** The height of an order in px: three lines, one of which may contain buttons. */
const ROW_PX = 76;
/** With more orders than this the list scrolls. The last visible row is cut, to show that there are more. */
const ROWS_IN_SIGHT = 2.6;

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: 12,
    minHeight: ROW_PX,
    padding: '4px 16px',
    fontSize: '0.8125rem',
    lineHeight: '18px',
    borderTop: `1px solid ${theme.vars.palette.line}`,
  },
  '& .end': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .cut': {
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .dim': { color: theme.vars.palette.text.secondary, fontSize: '0.75rem' },
  '& .buttons': { display: 'flex', justifyContent: 'flex-end', gap: 8, minHeight: 24 },
  '& [data-tone="good"]': { color: theme.vars.palette.success.main },
  '& [data-tone="open"], & [data-tone="late"]': { color: theme.vars.palette.warning.main },
}));

interface HistoryPaneViewProps {
  id: string;
  text: Texts['history'];
  retryLabel: string;
  open: boolean;
  status: 'loading' | 'ready' | 'failed';
  rows: readonly (HistoryRow & { actions: ReactNode })[];
  onRetry: () => void;
}

/** The customer's earlier orders, which unfold and fold (behaviour: order-history). */
export const HistoryPaneView = (props: HistoryPaneViewProps) => (
  <Collapse appear in={props.open} id={props.id}>
    <Box
      {...FOCUS_HOME}
      // The area scrolls, so it must be reachable by keyboard.
      role="region"
      aria-label={props.text.title}
      tabIndex={0}
      sx={{ maxHeight: ROW_PX * ROWS_IN_SIGHT, overflow: 'auto' }}
    >
      <Orders {...props} />
    </Box>
  </Collapse>
);

function Orders({ text, status, rows, retryLabel, onRetry }: HistoryPaneViewProps) {
  if (status === 'failed') {
    return <ErrorState text={text.failed} retryLabel={retryLabel} onRetry={onRetry} />;
  }
  if (status === 'loading') {
    return <RowSkeletons count={2} rowHeight={ROW_PX} label={text.loading} avatar={false} />;
  }
  if (rows.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary" sx={{ px: 4, pb: 3 }}>
        {text.empty}
      </Typography>
    );
  }
  return (
    <Rows>
      {rows.map((row) => (
        <li key={row.id} {...FOCUS_HOME}>
          <span className="cut" dir="auto" title={row.title}>
            {row.title}
          </span>
          <span className="end">{row.status}</span>
          <span className="dim cut">{row.date}</span>
          <span className="dim end">
            {`${text.paymentLabel}: `}
            <strong data-tone={row.tone}>{row.payment}</strong>
            {row.isRefunded ? ` · ${text.givenBack}` : null}
          </span>
          <span className="dim cut">
            {`${text.couponValue} ${row.couponValue} · ${text.customerValue} ${row.customerValue}`}
          </span>
          <span className="end buttons">{row.actions}</span>
        </li>
      ))}
    </Rows>
  );
}
