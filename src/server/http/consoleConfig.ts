import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleConfig } from '@/contract/config';
import type { Settings } from '@/server/base/settings';
import type { Database } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';

/**
 * GET /config.json for the console that this server itself serves (wire: served-config): its own origin, and the
 * administrators who see the summary cards.
 *
 * @param settings the e-mails of these administrators (wire: emails), and who may register.
 */
export function serveConsoleConfig(
  app: FastifyInstance,
  db: Database,
  { summaryAdmins, registration }: Pick<Settings, 'summaryAdmins' | 'registration'>,
): void {
  app.route({
    method: 'GET',
    url: '/config.json',
    config: { right: 'public' },
    handler: async (): Promise<ConsoleConfig> => {
      const found =
        summaryAdmins.length === 0
          ? []
          : await db
              .select({ id: users.id })
              .from(users)
              .where(and(inArray(users.email, summaryAdmins), eq(users.isAdmin, true)));
      return {
        apiUrl: '',
        couponUrl: '',
        summaryAdminIds: found.map(({ id }) => id),
        registration,
      };
    },
  });
}
