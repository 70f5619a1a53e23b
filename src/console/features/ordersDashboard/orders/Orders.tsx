import useMediaQuery from '@mui/material/useMediaQuery';
import { useLocale } from '@/console/shared/text/locale';
import { useSideText } from '@/console/shared/text/useSideText';
import type { SideTexts } from '@/console/text/sideTexts';
import type { Locale } from '@/console/text/texts';
import type { Dashboard } from '@/contract/entities/dashboard';
import type { Pedido } from '@/contract/entities/pedido';
import { formatCount } from '@/domain/digits';
import { isFiltered, type DashboardView } from '../address/dashboardAddress';
import type { ChangeView } from '../address/useDashboardView';
import { OrderButtons } from './OrderButtons';
import { orderRow } from './orderRow';
import { changesAnnouncement } from './changesAnnouncement';
import { OrdersView } from './OrdersView';
import { Toolbar } from './Toolbar';
import { useChangedOrders } from './useChangedOrders';

/** Below this width the ten columns do not fit. */
const CARDS_BELOW = '(max-width: 1099.95px)';
const NO_ORDERS: readonly Pedido[] = [];

interface OrdersProps {
  view: DashboardView;
  change: ChangeView;
  /** The host narrows, sorts and exports the orders. */
  canFilter: boolean;
  /** Null while unknown. */
  dashboard: Dashboard | null;
  turning: boolean;
  /** Reads the orders again after a failure; null when there was none. */
  onRetry: (() => void) | null;
}

/** The orders of a view: search and export, the table or the cards, and the paging. */
export function Orders({ view, change, canFilter, dashboard, turning, onRetry }: OrdersProps) {
  const text = useSideText();
  const locale = useLocale();
  const asCards = useMediaQuery(CARDS_BELOW, { noSsr: true });
  const orders = dashboard?.pedidos.items ?? NO_ORDERS;
  const changed = useChangedOrders(orders);
  const names = new Map(
    dashboard?.valoresPorAgente.items.map(({ agenteId, nome }) => [agenteId, nome]),
  );
  const rowOf = (pedido: Pedido) => orderRow(pedido, text, locale, names);
  return (
    <OrdersView
      text={text.ordersDashboard}
      toolbar={canFilter ? <Toolbar view={view} change={change} asCards={asCards} /> : null}
      asCards={asCards}
      rows={
        dashboard &&
        orders.map((pedido) => {
          const row = rowOf(pedido);
          return {
            ...row,
            changed: changed.some(({ id }) => id === pedido.id),
            actions: <OrderButtons pedido={pedido} title={row.label} leaving={turning} />,
          };
        })
      }
      turning={turning}
      missed={
        onRetry && {
          text: text.notices.dashboardFailed,
          retryLabel: text.common.retry,
          onRetry,
        }
      }
      filtered={isFiltered(view)}
      sort={view.sort}
      onSort={canFilter ? (sort) => change({ sort }) : null}
      announcement={changesAnnouncement(changed.map(rowOf), text.ordersDashboard.table, locale)}
      page={view.page}
      pages={dashboard?.paginacao.totalPaginas ?? 1}
      position={onRetry === null && dashboard !== null ? positionOf(dashboard, text, locale) : ''}
      onPage={(page) => change({ page })}
    />
  );
}

/** @returns the page's position in words: 'Página 2 de 5 (100 itens)'. */
function positionOf({ paginacao }: Dashboard, text: SideTexts, locale: Locale): string {
  const { position, positionOfMore } = text.ordersDashboard.paging;
  const { limitado, paginaAtual, totalItens, totalPaginas } = paginacao;
  return (limitado ? positionOfMore : position)(
    formatCount(paginaAtual, locale),
    formatCount(Math.max(1, totalPaginas), locale),
    formatCount(totalItens, locale),
  );
}
