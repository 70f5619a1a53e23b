import { isToBeTold } from '@/console/api/apiError';
import { dashboardApi } from '@/console/api/dashboard';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { selectText } from '@/console/shared/text/useText';
import { filterOf, type DashboardView } from '../address/dashboardAddress';

/** The fixed cache key of the export: the button reads from it whether one is running. Only one runs at a time. */
export const EXPORT = { fixedCacheKey: 'exportOrders' };

/** 'Exportar CSV': makes the browser download the listed orders, from all pages (behaviour: dashboard-export). */
export const exportOrders = (view: DashboardView): Deed =>
  oncePressed(EXPORT.fixedCacheKey, async (dispatch, getState, { notifier }) => {
    const call = dispatch(dashboardApi.endpoints.exportPedidos.initiate(filterOf(view), EXPORT));
    const { error } = await call;
    call.reset();
    if (error === undefined || !isToBeTold(error)) return;
    const text = selectText(getState()).ordersDashboard.filters.exportFailed;
    notifier.notify({ variant: 'error', text, key: EXPORT.fixedCacheKey });
  });
