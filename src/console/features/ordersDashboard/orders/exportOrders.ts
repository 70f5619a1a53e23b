import { isToBeTold } from '@/console/api/apiError';
import { dashboardApi } from '@/console/api/dashboard';
import { oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { runCall, selectIsRunning } from '@/console/shared/deeds/runCall';
import { selectSideText } from '@/console/shared/text/useSideText';
import type { RootState } from '@/console/store/types';
import { filterOf, type DashboardView } from '../address/dashboardAddress';

/** The key of the export, by which the button reads whether one is running. Only one runs at a time. */
const EXPORT = 'exportOrders';

/** @returns whether the call of an export is running. */
export const selectIsExporting = (state: RootState): boolean => selectIsRunning(state, EXPORT);

/** 'Exportar CSV': makes the browser download the listed orders, from all pages (behaviour: dashboard-export). */
export const exportOrders = (view: DashboardView): Deed =>
  oncePressed(EXPORT, async (dispatch, getState, { notifier }) => {
    const { error } = await dispatch(
      runCall(dashboardApi.endpoints.exportPedidos, filterOf(view), EXPORT),
    );
    if (error === undefined || !isToBeTold(error)) return;
    const text = selectSideText(getState()).ordersDashboard.filters.exportFailed;
    notifier.notify({ variant: 'error', text, key: EXPORT });
  });
