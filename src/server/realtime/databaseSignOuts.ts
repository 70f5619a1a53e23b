import type { Clock } from '@/server/base/clock';
import type { Logger } from '@/server/base/logger';
import { listenToPostgres, type PostgresListener } from '@/server/db/postgresListener';
import type { SignOuts } from './signOuts';

/** The channel on which the triggers of sessions and users notify (migration sessions_are_rows). */
const CHANNEL = 'balcao_sign_outs';

interface Needs {
  clock: Pick<Clock, 'setTimeout'>;
  logger: Pick<Logger, 'warn'>;
  signOuts: Pick<SignOuts, 'tell'>;
}

/**
 * Tells of sign-ins that another process ended and of rights that it changed, such as a command beside the server. Their
 * sockets are cut and come back to be judged anew, because what this process itself ended is notified here as well, and
 * its own sockets may have got a new token meanwhile.
 *
 * @param onListening called whenever listening has begun: what was missed before must be looked for.
 */
export function followDatabaseSignOuts(
  { clock, logger, signOuts }: Needs,
  { databaseUrl, onListening }: { databaseUrl: string; onListening: () => void },
): PostgresListener {
  return listenToPostgres({
    databaseUrl,
    channel: CHANNEL,
    clock,
    onListening,
    onNotice: (said) => {
      const [kind, id = ''] = said.split(':');
      if (kind === 'session') signOuts.tell({ of: { sessionIds: [id] }, end: 'cut' });
      if (kind === 'user') signOuts.tell({ of: { userId: id }, end: 'cut' });
    },
    onTrouble: (error) => logger.warn({ err: error }, 'sign-outs of other processes are not heard'),
  });
}
