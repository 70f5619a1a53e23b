import type { ReactNode } from 'react';
import type { SideTexts } from '@/console/text/sideTexts';
import type { ErrorStateProps } from '@/console/ui/ErrorState';
import { RowsFrame } from '@/console/ui/RowsFrame';
import { VisuallyHidden } from '@/console/ui/VisuallyHidden';
import { ORDERS_PAGE } from '@/contract/rest/dashboard';
import { Section } from '../figures/Section';
import { OrderCards } from './OrderCards';
import { OrdersTable, ROW_PX, type OrdersTableProps } from './OrdersTable';
import { Paging } from './Paging';

/** The number of skeleton rows. */
const LOADING_ROWS = 10;
const HEAD_PX = 40;

interface OrdersViewProps {
  text: SideTexts['ordersDashboard'];
  toolbar: ReactNode;
  asCards: boolean;
  /** Null while unknown. */
  rows: OrdersTableProps['rows'] | null;
  /** Another page is loading. The old rows stay, dimmed, so that nothing jumps. */
  turning: boolean;
  /** The error to show when the rows could not be read; null otherwise. */
  missed: ErrorStateProps | null;
  /** A filter hides some of the orders. */
  filtered: boolean;
  sort: OrdersTableProps['sort'];
  onSort: OrdersTableProps['onSort'];
  /** Announces rows that changed on their own to screen readers; '' most of the time. */
  announcement: string;
  page: number;
  pages: number;
  position: string;
  onPage: (page: number) => void;
}

/** The orders with their toolbar above and the paging below. */
export function OrdersView(props: OrdersViewProps) {
  const { text, rows, asCards, pages } = props;
  const { empty, emptyFiltered, emptyHint } = text.table;
  // The last page is as high as the others, so that the paging buttons stay in place. An error is low instead, so that
  // it is visible to a person who has just pressed one of those buttons.
  const isTable = !asCards && props.missed === null;
  const minHeight = isTable && pages > 1 ? HEAD_PX + ORDERS_PAGE * ROW_PX : undefined;
  return (
    <Section title={text.table.title} hint={text.table.zone}>
      {props.toolbar}
      <VisuallyHidden role="status">{props.announcement}</VisuallyHidden>
      <RowsFrame
        label={text.table.title}
        rows={rows}
        turning={props.turning}
        missed={props.missed}
        loading={{ count: LOADING_ROWS, rowHeight: ROW_PX, label: text.loading }}
        empty={{ title: empty, text: props.filtered ? emptyFiltered : emptyHint }}
        scrolls
        minHeight={minHeight}
      >
        {(shown) =>
          asCards ? (
            <OrderCards text={text.table} rows={shown} />
          ) : (
            <OrdersTable text={text.table} rows={shown} sort={props.sort} onSort={props.onSort} />
          )
        }
      </RowsFrame>
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
