import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Clock } from '@/server/base/clock';
import type { Logger } from '@/server/base/logger';
import type { Availability } from '@/server/db/availability';
import type { Transaction } from '@/server/db/openDatabase';
import { listenToPostgres, type PostgresListener } from '@/server/db/postgresListener';
import { untilDone } from '@/server/db/untilDone';
import type { SignOuts } from './signOuts';
import type { UnitOfWork } from './unitOfWork';

/** The channel on which the triggers of sessions and users notify (migration sessions_are_rows). */
const SIGN_OUTS_CHANNEL = 'balcao_sign_outs';

/** The channel on which it is said which chat went with an erased customer (services/administration/erasure). */
export const ERASED_CHANNEL = 'balcao_erased';

/** The channel on which a command says what it did to an account. */
const ACCOUNTS_CHANNEL = 'balcao_accounts';

/** What a command did to an account, beside what its row says. */
export interface AccountNotice {
  userId: string;
  /** It took an agent offline who was online. */
  wentOffline: boolean;
}

/** As JSON, since a notice is a text. */
const accountNotice = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictObject({ userId: v.string(), wentOffline: v.boolean() }),
);

/**
 * Tells a server that runs beside this process of another state, role or second factor of an account: the person's
 * sockets come back with the rights they have now, and consoles are told. It is heard after the commit.
 */
export async function noticeAccount(tx: Transaction, notice: AccountNotice): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${SIGN_OUTS_CHANNEL}, ${`user:${notice.userId}`}),
      pg_notify(${ACCOUNTS_CHANNEL}, ${JSON.stringify(notice)})`);
}

/** The chat, and the agent who had it. */
const erasedChat = v.pipe(
  v.string(),
  v.parseJson(),
  v.strictTuple([v.string(), v.nullable(v.string())]),
);

interface Needs {
  availability: Pick<Availability, 'isAvailable' | 'whenAvailable'>;
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
 * meanwhile. Of customers that it erased, and of accounts that it changed: the consoles that show them are told.
 *
 * @param onAccount tells of an account.
 * @param onListening called whenever listening has begun: what was missed before must be looked for.
 */
export function followDatabaseNotices(
  { availability, clock, logger, signOuts, uow }: Needs,
  {
    databaseUrl,
    onAccount,
    onListening,
  }: {
    databaseUrl: string;
    onAccount: (notice: AccountNotice) => Promise<void>;
    onListening: () => void;
  },
): PostgresListener {
  const tell = (telling: () => Promise<void>) =>
    void untilDone({ availability, clock }, telling).catch((error: unknown) => {
      logger.error({ err: error }, 'nobody was told of what a command did');
    });
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
        tell(() =>
          uow.write((_tx, emit) => {
            emit.toChat(agenteId, 'conversationDeleted', { chatId });
            return Promise.resolve();
          }),
        );
      },
      [ACCOUNTS_CHANNEL]: (said) => {
        const read = v.safeParse(accountNotice, said);
        if (read.success) tell(() => onAccount(read.output));
      },
    },
    onTrouble: (error) => logger.warn({ err: error }, 'what other processes do is not heard'),
  });
}
