import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RowCards } from '@/console/ui/RowsFrame';
import type { OrdersTableProps } from './OrdersTable';
import { PaymentBadge, Profit } from './PaymentBadge';

const Cards = styled(RowCards)(({ theme }) => ({
  '& > li': { transition: 'background-color 200ms' },
  '& > li[data-changed="true"]': { backgroundColor: theme.vars.palette.action.selected },
  '& .cut': {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .name': { fontWeight: 600 },
  '& .lost': { color: theme.vars.palette.error.main },
  '& dl': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4px 12px',
    margin: '8px 0',
  },
  '& dt': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** The orders as cards, for windows in which the table does not fit. */
export function OrderCards({ text, rows }: Pick<OrdersTableProps, 'text' | 'rows'>) {
  return (
    <Cards aria-label={text.title}>
      {rows.map((row) => (
        <li key={row.id} data-changed={row.changed}>
          <div className="line">
            <span className="cut name" dir="auto" title={row.customer}>
              {row.customer}
            </span>
            <PaymentBadge tone={row.tone} givenBack={row.givenBack}>
              {row.payment}
            </PaymentBadge>
          </div>
          <div className="line dim">
            <span className="cut">{row.phone}</span>
            <span className="nowrap">{row.status}</span>
          </div>
          <div className="line dim">
            <span className="cut" dir="auto" title={row.number}>
              {row.number}
            </span>
            <span className="nowrap">{row.date}</span>
          </div>
          <dl>
            <Value label={text.original} value={row.original} />
            <Value label={text.paid} value={row.isFree ? text.freeCoupon : row.paid} />
            <Value label={text.commission} value={row.commission} />
            <Value label={text.profit} value={<Profit {...row} />} />
          </dl>
          <div className="line">
            <span className="cut dim" dir="auto" title={row.agent}>
              {row.agent}
            </span>
            <span className="nowrap">{row.actions}</span>
          </div>
        </li>
      ))}
    </Cards>
  );
}

function Value({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
