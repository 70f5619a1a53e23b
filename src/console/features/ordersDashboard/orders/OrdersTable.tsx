import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import { RowTable } from '@/console/ui/RowsFrame';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import type { PedidoSort } from '@/contract/rest/dashboard';
import type { OrderRow } from './orderRow';
import { PaymentBadge, Profit } from './PaymentBadge';

/** The height of a row in px: two lines. Skeleton rows have the same, so that nothing jumps. */
export const ROW_PX = 56;

const Table = styled(RowTable)(({ theme }) => ({
  '& th, & td': { padding: '4px 8px' },
  '& thead th': { whiteSpace: 'nowrap' },
  '& tbody tr': { height: ROW_PX, transition: 'background-color 200ms' },
  '& tbody tr[data-changed="true"]': { backgroundColor: theme.vars.palette.action.selected },
  '& .cut': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .lost': { color: theme.vars.palette.error.main },
  '& th.figure, & td.figure': { textAlign: 'right', whiteSpace: 'nowrap' },
  // The two names share the remaining width, and are cut when it is too small.
  '& .customer': { width: '60%', maxWidth: 0, minWidth: 130 },
  '& .agent': { width: '40%', maxWidth: 0, minWidth: 100 },
  // A number may have a hundred characters.
  '& .when': { maxWidth: 170 },
  '& .status': { whiteSpace: 'nowrap' },
  '& .deeds': { whiteSpace: 'nowrap', textAlign: 'right' },
}));

const Sort = styled(ButtonBase)(({ theme }) => ({
  gap: 2,
  minHeight: 28,
  borderRadius: 6,
  font: 'inherit',
  fontWeight: 600,
  '& svg': { fontSize: 16 },
  '&:hover': { color: theme.vars.palette.text.primary },
}));

export interface OrdersTableProps {
  text: SideTexts['ordersDashboard']['table'];
  rows: readonly (OrderRow & { actions: ReactNode; changed: boolean })[];
  sort: PedidoSort;
  /** Null where they come in one order alone. */
  onSort: ((sort: PedidoSort) => void) | null;
}

/** The table of orders. Each row is two lines high. */
export function OrdersTable({ text, rows, sort, onSort }: OrdersTableProps) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>{text.title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <SortHead label={text.date} sort={sort} down="recentes" up="antigos" onSort={onSort} />
          <th scope="col">{text.customer}</th>
          <th scope="col">{text.agent}</th>
          <th scope="col">{text.status}</th>
          <th scope="col" className="figure">
            {text.original}
          </th>
          <SortHead
            figure
            label={text.paid}
            sort={sort}
            down="maior-valor"
            up="menor-valor"
            onSort={onSort}
          />
          <th scope="col" className="figure">
            {text.commission}
          </th>
          <th scope="col" className="figure">
            {text.profit}
          </th>
          <th scope="col">{text.payment}</th>
          <th scope="col">
            <VisuallyHidden>{text.actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-changed={row.changed}>
            <td className="when">
              <span className="cut">{row.date}</span>
              <span className="cut dim" title={row.number}>
                {row.number}
              </span>
            </td>
            <th scope="row" className="customer">
              <span className="cut" dir="auto" title={row.customer}>
                {row.customer}
              </span>
              <span className="cut dim">{row.phone}</span>
            </th>
            <td className="agent">
              <span className="cut" dir="auto" title={row.agent}>
                {row.agent}
              </span>
            </td>
            <td className="status">{row.status}</td>
            <td className="figure">{row.original}</td>
            <td className="figure">
              {row.paid}
              {row.isFree ? <span className="cut dim">{text.freeCoupon}</span> : null}
            </td>
            <td className="figure">{row.commission}</td>
            <td className="figure">
              <Profit {...row} />
            </td>
            <td>
              <PaymentBadge tone={row.tone} givenBack={row.givenBack}>
                {row.payment}
              </PaymentBadge>
            </td>
            <td className="deeds">{row.actions}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface SortHeadProps {
  label: string;
  sort: PedidoSort;
  /** The two sorts of this column: larger or later first, and the reverse. */
  down: PedidoSort;
  up: PedidoSort;
  onSort: OrdersTableProps['onSort'];
  figure?: boolean;
}

/** A column header that sorts by its column: the first press sorts descending, another press reverses it. */
function SortHead({ label, sort, down, up, onSort, figure = false }: SortHeadProps) {
  const className = figure ? 'figure' : undefined;
  if (onSort === null) {
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    );
  }
  const sorted = sort === down ? 'descending' : sort === up ? 'ascending' : undefined;
  const Icon = { descending: ArrowDownward, ascending: ArrowUpward, none: UnfoldMore }[
    sorted ?? 'none'
  ];
  return (
    <th scope="col" aria-sort={sorted} className={className}>
      <Sort onClick={() => onSort(sort === down ? up : down)}>
        {label}
        <Icon aria-hidden />
      </Sort>
    </th>
  );
}
