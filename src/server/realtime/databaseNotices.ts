import * as v from 'valibot';
import type { Clock } from '@/server/base/clock';
import type { Logger } from '@/server/base/logger';
import { listenToPostgres, type PostgresListener } from '@/server/db/postgresListener';
import type { SignOuts } from './signOuts';
import type { UnitOfWork } from './unitOfWork';

/** The channel on which the triggers of sessions and users notify (migration sessions_are_rows). */
const SIGN_OUTS_CHANNEL = 'balcao_sign_outs';

/** The channel on which it is said which chat went with an erased customer (services/administration/erasure). */
export const ERASED_CHANNEL = 'balcao_erased';

/** The chat, and the agent who had it. */
const erasedChat = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([v.string(), v.nullable(v.string())]),
);

interface Needs {
  clock: Pick<Clock, 'setTimeout'>;
  logger: Pick<Logger, 'error' | 'warn'>;
  signOuts: Pick<SignOuts, 'tell'>;
  uow: UnitOfWork;
}

/**
 * Hears what another process did on the same database, such as a command beside the server.
 *
 * Of sign-ins that it ended and of rights that it changed: their sockets are cut and come back to be judged anew,
 * because what this process itself ended is notified here as well, and its own sockets may have got a new token
 * meanwhile. Of customers that it erased: the consoles that show their chats are told.
 *
 * @param onListening called whenever listening has begun: what was missed before must be looked for.
 */
export function followDatabaseNotices(
  { clock, logger, signOuts, uow }: Needs,
  { databaseUrl, onListening }: { databaseUrl: string; onListening: () => void },
): PostgresListener {
  return listenToPostgres({
    databaseUrl,
    clock,
    onListening,
    channels: {
      [SIGN_OUTS_CHANNEL]: (said) => {
        const [kind, id = ''] = said.split(':');
        if (kind === 'session') signOuts.tell({ of: { sessionIds: [id] }, end: 'cut' });
        if (kind === 'user') signOuts.tell({ of: { userId: id }, end: 'cut' });
      },
      [ERASED_CHANNEL]: (said) => {
        const read = v.safeParse(erasedChat, said);
        if (!read.success) return;
        const [chatId, agenteId] = read.output;
        const told = uow.write((_tx, emit) => {
          emit.toChat(agenteId, 'conversationDeleted', { chatId });
          return Promise.resolve();
        });
        told.catch((error: unknown) => {
          logger.error({ err: error }, 'nobody was told of an erased chat');
        });
      },
    },
    onTrouble: (error) => logger.warn({ err: error }, 'what other processes do is not heard'),
  });
}
