import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ConsoleConfig } from '@/contract/config';
import type { EpochMs } from '@/contract/wire';
import type { Settings } from '@/server/base/settings';
import { users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';

/** A change that this process is not told of, such as of an e-mail, is seen after this. */
export const KEPT_MS = 10_000;

/** The settings that consoles, or the answer to them, depend on. */
type ConfigSettings = Pick<
  Settings,
  'registration' | 'summaryAdmins' | 'waitAmberMinutes' | 'waitRedMinutes'
>;

/**
 * GET /config.json for the console that this server itself serves (wire: served-config): its own origin, and the
 * administrators who see the summary cards. Anybody may ask, so the answer is kept while nobody's rights change: a crowd
 * would keep the database from others.
 *
 * @param settings the e-mails of these administrators (wire: emails), who may register, and how long waits may be.
 */
export function serveConsoleConfig(
  app: FastifyInstance,
  { clock, db, signOuts }: Pick<Parts, 'clock' | 'db' | 'signOuts'>,
  { summaryAdmins, registration, waitAmberMinutes, waitRedMinutes }: ConfigSettings,
): void {
  let kept: { ids: Promise<string[]>; until: EpochMs } | null = null;
  signOuts.onTold(({ of }) => {
    // Told after the commit. What is being read now may be from before it, and is not kept either.
    if ('userId' in of) kept = null;
  });

  async function readIds(): Promise<string[]> {
    if (summaryAdmins.length === 0) return [];
    const found = await db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.email, summaryAdmins), eq(users.isAdmin, true)));
    return found.map(({ id }) => id);
  }

  async function summaryAdminIds(): Promise<string[]> {
    if (kept === null || kept.until <= clock.now()) {
      kept = { ids: readIds(), until: clock.now() + KEPT_MS };
    }
    const asked = kept;
    try {
      return await asked.ids;
    } catch (error) {
      if (kept === asked) kept = null;
      throw error;
    }
  }

  app.route({
    method: 'GET',
    url: '/config.json',
    config: { right: 'public' },
    handler: async (): Promise<ConsoleConfig> => ({
      apiUrl: '',
      couponUrl: '',
      summaryAdminIds: await summaryAdminIds(),
      registration,
      waitAmberMinutes,
      waitRedMinutes,
    }),
  });
}
