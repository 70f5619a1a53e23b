import { useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { useSideText } from '@/console/shared/text/useSideText';
import { isFiltered, type DashboardView } from '../address/dashboardAddress';
import type { ChangeView } from '../address/useDashboardView';
import { useSearchBox } from '../address/useSearchBox';
import { exportOrders, selectIsExporting } from './exportOrders';
import { OrdersToolbar } from './OrdersToolbar';

interface ToolbarProps {
  view: DashboardView;
  change: ChangeView;
  /** The orders are cards, which have no column headers to sort by. */
  asCards: boolean;
}

/** Connects the toolbar to the view: search, sort, clear filters and export. */
export function Toolbar({ view, change, asCards }: ToolbarProps) {
  const { ordersDashboard } = useSideText();
  const dispatch = useAppDispatch();
  const onSearch = useCallback((search: string) => change({ search }, { typing: true }), [change]);
  const { typed, setTyped, ask } = useSearchBox(view.search, onSearch);
  const isExporting = useAppSelector(selectIsExporting);
  return (
    <OrdersToolbar
      text={ordersDashboard.filters}
      typed={typed}
      onTyped={setTyped}
      sorting={asCards ? { sort: view.sort, onSort: (sort) => change({ sort }) } : null}
      onClear={
        isFiltered(view)
          ? () => {
              // A search typed a moment ago must not be sent any more either.
              setTyped('');
              change({ agenteId: null, status: null, search: '' });
            }
          : null
      }
      exporting={isExporting}
      onExport={() => void dispatch(exportOrders({ ...view, search: ask() }))}
    />
  );
}
