import { exportPedidos, getDashboard } from '@/contract/rest/dashboard';
import { route, type Route } from '@/server/http/defineRoute';
import type { DashboardService } from '@/server/services/dashboard/dashboard';
import type { OrderExportService } from '@/server/services/dashboard/orderExport';

/** The path of the exported orders (wire: download-export). */
export const ORDER_FILES = '/api/dashboard/exportacoes';

interface DashboardServices {
  dashboard: DashboardService;
  orderExport: OrderExportService;
}

export function dashboardRoutes({ dashboard, orderExport }: DashboardServices): Route[] {
  return [
    route(getDashboard, {
      right: 'admin',
      isSearch: true,
      handler: async ({ query }) => ({ success: true, dashboard: await dashboard.read(query) }),
    }),
    route(exportPedidos, {
      right: 'admin',
      confirms: true,
      isSearch: true,
      handler: async ({ person, sessionId, body }) => ({
        url: `${ORDER_FILES}/${await orderExport.issue({ person, sessionId }, body)}`,
      }),
    }),
  ];
}
