import { useEffect } from 'react';
import { dashboardApi } from '@/console/api/dashboard';
import { isApiError } from '@/console/api/apiError';
import type { Dashboard } from '@/contract/entities/dashboard';
import { filterOf, PAGE_SIZE, type DashboardView } from './address/dashboardAddress';
import type { ChangeView } from './address/useDashboardView';

/** What is known of the dashboard for a view. */
interface DashboardRead {
  /** What was read last, while another page of it may be on its way; null before, and for who may not see it. */
  dashboard: Dashboard | null;
  /** The last read failed: for want of the right, or otherwise. */
  failure: 'adminOnly' | 'dashboardFailed' | null;
  /** What is shown is of another page or filter than is asked for, which is on its way. */
  turning: boolean;
  /** The page or filter that is asked for could not be read: what is known is of another. */
  missed: boolean;
  reading: boolean;
  read: () => void;
}

/** Reads what a view shows, and again whenever it comes up; an address beyond the end becomes the last page's. */
export function useDashboard(view: DashboardView, change: ChangeView): DashboardRead {
  const { currentData, data, error, isFetching, refetch } = dashboardApi.useGetDashboardQuery(
    { page: view.page, limit: PAGE_SIZE, ...filterOf(view) },
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
