import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Texts } from '@/console/text/texts';
import { ErrorState, type ErrorStateProps } from '@/console/ui/ErrorState';
import { EmptyState } from '@/console/ui/EmptyState';
import { RowSkeletons } from '@/console/ui/RowSkeletons';
import { FOCUS_HOME } from '@/console/ui/focusHome';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { PAGE_SIZE } from '../address/dashboardAddress';
import { Section } from '../figures/Section';
import { OrderCards } from './OrderCards';
import { OrdersTable, ROW_PX, type OrdersTableProps } from './OrdersTable';
import { Paging } from './Paging';

/** So many rows stand in for those that load. */
const LOADING_ROWS = 10;
const HEAD_PX = 40;

/** What is wider than the page scrolls in here, and the page never does. */
const Frame = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'opacity 140ms',
  '&[aria-busy="true"]': { opacity: 0.55 },
}));

interface OrdersViewProps {
  text: Texts['ordersDashboard'];
  toolbar: ReactNode;
  asCards: boolean;
  /** null while nothing is known. */
  rows: OrdersTableProps['rows'] | null;
  /** Others are on their way: these stay, dimmed, so that nothing jumps. */
  turning: boolean;
  /** Why there are none, and the way to try again; null while there are, or they are on their way. */
  missed: ErrorStateProps | null;
  /** Not all orders are asked for. */
  filtered: boolean;
  sort: OrdersTableProps['sort'];
  onSort: OrdersTableProps['onSort'];
  /** What has changed on screen by itself, for who does not see it; '' most of the time. */
  news: string;
  page: number;
  pages: number;
  position: string;
  onPage: (page: number) => void;
}

/** The orders under their toolbar, and the way through their pages. */
export function OrdersView(props: OrdersViewProps) {
  const { text, rows, asCards, pages } = props;
  // The last page is as high as the others: the buttons beneath it stay where they are. What says that a page is
  // missed is low, and so in sight of who has pressed one of them.
  const isTable = !asCards && props.missed === null;
  const minHeight = isTable && pages > 1 ? HEAD_PX + PAGE_SIZE * ROW_PX : undefined;
  return (
    <Section title={text.table.title} hint={text.table.zone}>
      {props.toolbar}
      <VisuallyHidden role="status">{props.news}</VisuallyHidden>
      <Frame
        {...FOCUS_HOME}
        role="group"
        aria-label={text.table.title}
        tabIndex={0}
        aria-busy={props.turning && rows !== null}
      >
        <Box sx={minHeight === undefined ? {} : { minHeight }}>
          <Content {...props} />
        </Box>
      </Frame>
      {rows === null ? null : (
        <Paging
          text={text.paging}
          page={props.page}
          pages={pages}
          position={props.position}
          onPage={props.onPage}
        />
      )}
    </Section>
  );
}

function Content(props: OrdersViewProps) {
  const { text, rows, missed, asCards, filtered, sort, onSort } = props;
  if (missed !== null) return <ErrorState {...missed} />;
  if (rows === null) {
    return (
      <RowSkeletons count={LOADING_ROWS} rowHeight={ROW_PX} label={text.loading} avatar={false} />
    );
  }
  if (rows.length === 0) {
    const { empty, emptyFiltered, emptyHint } = text.table;
    return <EmptyState title={empty} text={filtered ? emptyFiltered : emptyHint} />;
  }
  return asCards ? (
    <OrderCards text={text.table} rows={rows} />
  ) : (
    <OrdersTable text={text.table} rows={rows} sort={sort} onSort={onSort} />
  );
}
