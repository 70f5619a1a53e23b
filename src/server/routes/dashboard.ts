import type { FastifyInstance } from 'fastify';
import { exportPedidos, getDashboard } from '@/contract/rest/dashboard';
import { route, type Route } from '@/server/http/defineRoute';
import { notFound } from '@/server/errors/httpError';
import type { DashboardService } from '@/server/services/dashboard/dashboard';
import type { OrderExportService } from '@/server/services/dashboard/orderExport';

/** The path of the exported files. */
const FILES = '/api/dashboard/exportacoes';

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
      isSearch: true,
      handler: async ({ person, body }) => ({
        url: `${FILES}/${await orderExport.issue(person, body)}`,
      }),
    }),
  ];
}

/** Serves the exported orders. The ticket is the only access check, because following a link sends no bearer token. */
export function serveOrderFiles(app: FastifyInstance, orderExport: OrderExportService): void {
  app.route<{ Params: { ticket: string } }>({
    method: 'GET',
    url: `${FILES}/:ticket`,
    config: { right: 'public' },
    // A HEAD request would use the ticket up.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const file = await orderExport.open(request.params.ticket);
      if (!file) throw notFound();
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="${file.name}"`)
        .type('text/csv; charset=utf-8')
        .send(file.content);
    },
  });
}
