import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from './base/clock';
import { MissingSecretsKeyError } from './auth/keyring';
import { createParts } from './createParts';
import { createAvailability } from './db/availability';
import { createServer } from './createServer';
import { DataDirInUseError } from './db/dataDirLock';
import { openWhenThere } from './db/openWhenThere';
import { untilDone } from './db/untilDone';
import { createReadinessCheck } from './db/readiness';
import { DatabaseInUseError } from './db/serverLock';
import { openWaitingRoom, type WaitingRoom } from './http/waitingRoom';
import { createLogger } from './base/logger';
import { createIds } from './base/ids';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts';
import { listLockedAccounts } from './demo/lockedAccounts';
import { readSettings, SettingsError } from './base/settings';

const logger = createLogger();
/** The folder of the bundle, with the migrations beside it; the console's build is in the folder next to it. */
const assetsDir = import.meta.dirname;
const builtConsole = path.join(assetsDir, '../console');

/** Which part of the grace whatever waits for the database may take: no answer to a call is awaited any more by then. */
const CUT_SHARE = 0.75;

/** Reads the environment, waits for the database, and serves until a signal ends the process. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  let end = () => Promise.resolve();
  endOnSignal(settings.shutdownGraceMs, () => end());

  let room: WaitingRoom | undefined;
  const onWaiting = async (error?: unknown) => {
    sayWaiting(error);
    room ??= await openWaitingRoom(settings.host, settings.port);
  };
  const availability = createAvailability();
  const database = await openWhenThere(
    {
      dataDir: settings.dataDir,
      databaseUrl: settings.databaseUrl,
      limits: settings,
      assetsDir,
      onConnectionError: oncePerMinute((error) =>
        logger.error({ err: error }, 'a database connection broke'),
      ),
      onLost: loseDatabase,
      onAvailable: (isAvailable) => {
        if (isAvailable === availability.isAvailable()) return;
        logger.warn(isAvailable ? 'the database is back' : 'the database is away');
        availability.set(isAvailable);
      },
    },
    onWaiting,
  );
  const clock = systemClock;
  const { db, fence } = database;
  const untilRead = <T>(read: () => Promise<T>) =>
    untilDone({ availability, clock }, read, onWaiting);
  if (!settings.demo) warnOfLocked(await untilRead(() => listLockedAccounts(db)));
  const parts = await untilRead(() =>
    createParts({ settings, logger, clock, ids: createIds(clock), db, fence, availability }),
  );
  const consoleDir = existsSync(path.join(builtConsole, 'index.html')) ? builtConsole : undefined;
  const server = await createServer(parts, {
    consoleDir,
    isReady: createReadinessCheck(database),
  });
  await server.start(onWaiting);
  await room?.close();
  const address = await server.app.listen({
    host: settings.host,
    port: room?.port ?? settings.port,
  });
  end = async () => {
    const cutting = setTimeout(() => {
      logger.warn('the database does not answer: what waits for it is cut off');
      database.cut();
    }, settings.shutdownGraceMs * CUT_SHARE);
    await server.close();
    await database.close();
    clearTimeout(cutting);
  };
  say([`Balcão: ${address}`, ...(settings.demo ? demoLines() : [])]);
}

/** Ends the process with 0 on the first signal, when `end` has; with 1 when the grace is over (wire: shutdown). */
function endOnSignal(graceMs: number, end: () => Promise<void>): void {
  let isEnding = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      setTimeout(() => {
        logger.fatal('the shutdown took longer than SHUTDOWN_GRACE_MS');
        process.exit(1);
      }, graceMs).unref();
      end().then(() => process.exit(0), endBecause('the shutdown failed'));
    });
  }
}

const sayWaiting = oncePerMinute((error) => {
  logger.warn({ err: error }, 'waiting for the Postgres server at DATABASE_URL');
});

/** Calls `say` at most once a minute, so that a database that is away for hours does not fill the log. */
function oncePerMinute(say: (error: unknown) => void): (error: unknown) => void {
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + 60_000;
    say(error);
  };
}

/** Another server has the database, which is said in a sentence, or its engine died, which is a fault. */
function loseDatabase(error: Error): void {
  if (error instanceof DatabaseInUseError) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  endBecause('the database is lost')(error);
}

/** Says which accounts of a database that was once a demo nobody can use (wire: demo-locked). */
function warnOfLocked(accounts: readonly string[]): void {
  if (accounts.length === 0) return;
  logger.warn(
    { accounts },
    "the demo's accounts are locked: npm run admin -- reset-password EMAIL makes one an ordinary account",
  );
}

function demoLines(): string[] {
  const emails = DEMO_ACCOUNTS.map(
    ({ email, isAdmin }) => `  ${email}${isAdmin ? ' (admin)' : ''}`,
  );
  return [`Demo accounts, password ${DEMO_PASSWORD}:`, ...emails];
}

function say(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Handles an error that leaves the process in an unknown state: it is logged, and the process ends. */
function endBecause(what: string): (error: unknown) => void {
  return (error) => {
    logger.fatal({ err: error }, what);
    process.exit(1);
  };
}

/** One sentence for a problem that the person who starts the server can solve; undefined for anything else. */
function mendable(error: unknown): string | undefined {
  if (
    error instanceof SettingsError ||
    error instanceof DataDirInUseError ||
    error instanceof DatabaseInUseError ||
    error instanceof MissingSecretsKeyError
  ) {
    return error.message;
  }
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return 'This PORT is in use already. Stop what uses it, or set another PORT.';
    case 'EEXIST':
    case 'ENOTDIR':
    case 'EROFS':
      return 'DATA_DIR must be a folder that can be written to. Set another one.';
    case 'EACCES':
      return 'This PORT or DATA_DIR may not be used. Set another one.';
    case '28P01':
    case '28000':
    case '3D000':
      return 'The Postgres server refuses the user, password or database of DATABASE_URL. Set it right.';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'This HOST is no address of this machine. Set another HOST.';
    default:
      return undefined;
  }
}

process.on('unhandledRejection', endBecause('an unhandled rejection'));
process.on('uncaughtException', endBecause('an uncaught exception'));
main().catch((error: unknown) => {
  const sentence = mendable(error);
  if (sentence === undefined) endBecause('the server could not start')(error);
  process.stderr.write(`${sentence ?? ''}\n`);
  process.exit(1);
});
