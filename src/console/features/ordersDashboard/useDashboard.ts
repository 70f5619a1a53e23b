import { useEffect } from 'react';
import { dashboardApi } from '@/console/api/dashboard';
import { isApiError } from '@/console/api/apiError';
import type { Dashboard } from '@/contract/entities/dashboard';
import { ORDERS_PAGE } from '@/contract/rest/dashboard';
import { filterOf, type DashboardView } from './address/dashboardAddress';
import type { ChangeView } from './address/useDashboardView';

/** The state of the dashboard for a view. */
interface DashboardRead {
  /** The data read last, also while another page is loading; null before that, and when the person may not see it. */
  dashboard: Dashboard | null;
  /** The last read failed: access was denied, or another error. */
  failure: 'adminOnly' | 'dashboardFailed' | null;
  /** The data shown is of another page or filter than the requested one, which is loading. */
  turning: boolean;
  /** The requested page or filter could not be read; the data is of another one. */
  missed: boolean;
  reading: boolean;
  read: () => void;
}

/**
 * Reads the view's data, and again each time the dashboard opens. A page beyond the end is replaced by the last one in
 * the address.
 */
export function useDashboard(view: DashboardView, change: ChangeView): DashboardRead {
  const { currentData, data, error, isFetching, refetch } = dashboardApi.useGetDashboardQuery(
    { page: view.page, limit: ORDERS_PAGE, ...filterOf(view) },
    { refetchOnMountOrArgChange: true },
  );
  const last = currentData && Math.max(1, currentData.dashboard.paginacao.totalPaginas);
  useEffect(() => {
    if (last !== undefined && view.page > last) change({ page: last }, { replace: true });
  }, [change, last, view.page]);

  const refused = isApiError(error) && error.status === 403;
  const failed = error !== undefined && !isFetching;
  const shown = currentData ?? data;
  return {
    dashboard: refused || shown === undefined ? null : shown.dashboard,
    failure: failed ? (refused ? 'adminOnly' : 'dashboardFailed') : null,
    turning: currentData === undefined && !failed,
    missed: currentData === undefined && failed,
    reading: isFetching,
    read: () => void refetch(),
  };
}
