import type { FastifyInstance } from 'fastify';
import { notFound } from '@/server/errors/httpError';
import type { Download } from '@/server/services/accounts/downloadTickets';

/**
 * Serves CSV files behind tickets, which are the only access check: following a link sends no bearer token
 * (wire: download-export).
 *
 * @param folder the path below which a ticket opens its file.
 * @param open returns null for a ticket that opens nothing.
 */
export function serveDownloads(
  app: FastifyInstance,
  folder: string,
  open: (ticket: string) => Promise<Download | null>,
): void {
  app.route<{ Params: { ticket: string } }>({
    method: 'GET',
    url: `${folder}/:ticket`,
    config: { right: 'public' },
    // A HEAD request would use the ticket up.
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const file = await open(request.params.ticket);
      if (!file) throw notFound();
      return reply
        .header('Cache-Control', 'no-store')
        .header('Content-Disposition', `attachment; filename="${file.name}"`)
        .type('text/csv; charset=utf-8')
        .send(file.content);
    },
  });
}
