import { dashboardApi } from '@/console/api/dashboard';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';
import { filterOf, type DashboardView } from '../address/dashboardAddress';

/** Under this name the button finds whether an export is on its way: one at a time. */
export const EXPORT = { fixedCacheKey: 'exportOrders' };

/** 'Exportar CSV': has the browser fetch the orders that are listed, all their pages, as a file. */
export const exportOrders =
  (view: DashboardView): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifier }) => {
    const { exportPedidos } = dashboardApi.endpoints;
    if (exportPedidos.select({ requestId: undefined, ...EXPORT })(getState()).isLoading) return;
    const call = dispatch(exportPedidos.initiate(filterOf(view), EXPORT));
    const { error } = await call;
    call.reset();
    if (!error) return;
    const text = selectText(getState()).ordersDashboard.filters.exportFailed;
    notifier.notify({ variant: 'error', text, key: 'exportOrders' });
  };
