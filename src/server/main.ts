import { existsSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from './base/clock';
import { MissingSecretsKeyError } from './auth/keyring';
import { createParts } from './createParts';
import { createServer } from './createServer';
import { DataDirInUseError } from './db/dataDirLock';
import { openDatabase } from './db/openDatabase';
import { DatabaseInUseError } from './db/postgresEngine';
import { createLogger } from './base/logger';
import { createIds } from './base/ids';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts';
import { DemoPasswordsError, refuseDemoPasswords } from './demo/passwords';
import { readSettings, SettingsError } from './base/settings';

/** How long the shutdown may take before the process ends anyway. */
const CLOSE_MS = 5_000;

const logger = createLogger();
/** The folder of the bundle, with the migrations beside it; the console's build is in the folder next to it. */
const assetsDir = import.meta.dirname;
const builtConsole = path.join(assetsDir, '../console');

/** Reads the environment, creates the parts and listens until a signal ends the process. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const database = await openDatabase({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    assetsDir,
    onConnectionError: (error) => logger.error({ err: error }, 'a database connection broke'),
    onLost: endBecause('the database is lost'),
  });
  if (!settings.demo) await refuseDemoPasswords(database.db);
  const clock = systemClock;
  const parts = await createParts({
    settings,
    logger,
    clock,
    ids: createIds(clock),
    db: database.db,
  });
  const consoleDir = existsSync(path.join(builtConsole, 'index.html')) ? builtConsole : undefined;
  const server = await createServer(parts, { consoleDir });
  await server.start();
  const address = await server.app.listen({ host: settings.host, port: settings.port });
  say([`Balcão: ${address}`, ...(settings.demo ? demoLines() : [])]);

  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    setTimeout(() => process.exit(1), CLOSE_MS).unref();
    await server.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      close().catch(endBecause('the shutdown failed'));
    });
  }
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
    error instanceof DemoPasswordsError ||
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
    case 'ECONNREFUSED':
      return 'No Postgres server answers at DATABASE_URL.';
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
