import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleConfig } from '@/contract/config';
import { users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import { DEMO_SUMMARY_ADMIN } from '@/server/demo/accounts';

/**
 * GET /config.json for the console that this server itself serves (contract 5): its own origin, and the administrators
 * who see the summary cards: those of the settings, and the demo's.
 */
export function serveConsoleConfig(
  app: FastifyInstance,
  { db, settings }: Pick<Parts, 'db' | 'settings'>,
): void {
  const emails = [...settings.summaryAdmins, ...(settings.demo ? [DEMO_SUMMARY_ADMIN] : [])];
  app.route({
    method: 'GET',
    url: '/config.json',
    config: { right: 'public' },
    handler: async (): Promise<ConsoleConfig> => {
      const found =
        emails.length === 0
          ? []
          : await db
              .select({ id: users.id })
              .from(users)
              .where(and(inArray(sql`lower(${users.email})`, emails), eq(users.isAdmin, true)));
      return { apiUrl: '', couponUrl: '', summaryAdminIds: found.map(({ id }) => id) };
    },
  });
}
