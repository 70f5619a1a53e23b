import { existsSync } from 'node:fs';
import path from 'node:path';
import { MissingSecretsKeyError } from '@/server/auth/keyring';
import { systemClock } from '@/server/base/clock';
import { createIds } from '@/server/base/ids';
import { readSettings, SettingsError } from '@/server/base/settings';
import { DataDirInUseError } from '@/server/db/dataDirLock';
import { openDatabaseForCommand } from '@/server/db/openDatabase';
import { isMissingTable } from '@/server/db/sqlState';
import { createAudit } from '@/server/audit/audit';
import { ADMIN_COMMANDS, adminHelp } from './adminCommands';
import { backUp } from './backup/backup';
import { restore } from './backup/restore';
import { CommandError, type CommandContext } from './command';

/** The process that a command runs in, and its person. */
export interface CommandHost extends Pick<CommandContext, 'print' | 'askPassword'> {
  /** The environment's variables. */
  env: Readonly<Record<string, string | undefined>>;
  /** The working directory; npm itself changes to the project's folder first, and keeps the caller's in `INIT_CWD`. */
  cwd: string;
  /** The folder that holds `migrations/` and `pgliteWorker.mjs`. */
  assetsDir: string;
  /** Called when the database breaks during the command, which then never ends by itself. */
  onLost: (error: Error) => void;
}

/** The words that print the list of commands. */
const HELP: readonly string[] = ['help', '--help', '-h'];

type Group = (args: readonly string[], host: CommandHost) => Promise<void>;

/** `npm run admin`: runs one command on the database. */
const admin: Group = async ([word, ...args], { askPassword, assetsDir, env, onLost, print }) => {
  const command =
    word !== undefined && Object.hasOwn(ADMIN_COMMANDS, word) ? ADMIN_COMMANDS[word] : undefined;
  if (!command) {
    adminHelp().forEach(print);
    if (word === undefined || HELP.includes(word)) return;
    throw new CommandError(`There is no command ${word}.`);
  }
  const run = command.read(args);
  const settings = readSettings(env);
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined) requireDatabase(dataDir);
  const database = await openDatabaseForCommand({
    ...{ dataDir, databaseUrl, assetsDir, onLost },
    onConnectionError: onLost,
  });
  try {
    const clock = systemClock;
    const ids = createIds(clock);
    const audit = createAudit({ clock, ids });
    await run({ settings, db: database.db, clock, ids, audit, print, askPassword });
  } finally {
    await database.close();
  }
};

/** `npm run backup`: packs the data folder into an archive. */
const backup: Group = async ([file, ...rest], host) => {
  if (file === undefined || rest.length > 0) throw new CommandError('npm run backup -- FILE');
  const dataDir = embeddedDataDir(host);
  requireDatabase(dataDir);
  const { assetsDir, print } = host;
  const request = { dataDir, file: fromCaller(file, host), assetsDir, now: systemClock.now() };
  const files = await backUp(request);
  print(
    `${request.file}: ${files} files. The keys that sign tokens (JWT_SECRET) and open cookies (SECRETS_KEY) are not among them: keep the latter elsewhere.`,
  );
};

/** `npm run restore`: creates a data folder from such an archive. */
const restoring: Group = async ([file, dataDir, ...rest], host) => {
  if (file === undefined || rest.length > 0) {
    throw new CommandError('npm run restore -- FILE [DATA_DIR]');
  }
  const { assetsDir, print } = host;
  const target = dataDir === undefined ? embeddedDataDir(host) : fromCaller(dataDir, host);
  const { madeAt } = await restore({ file: fromCaller(file, host), dataDir: target, assetsDir });
  print(
    `${target} is as it was at ${madeAt}. It wants the same SECRETS_KEY. Unless JWT_SECRET is the same, everybody signs in anew.`,
  );
};

const GROUPS: Readonly<Record<string, Group>> = { admin, backup, restore: restoring };

/**
 * Runs a command of the server's command line.
 *
 * @param words the group (`admin`, `backup`, `restore`) and its arguments
 * @throws CommandError and others, which `sentenceOf` puts into words
 */
export async function runCommand(
  [group = '', ...args]: readonly string[],
  host: CommandHost,
): Promise<void> {
  const run = GROUPS[group];
  if (!run) throw new CommandError(`There is no command ${group}.`);
  await run(args, host);
}

/** @returns why a command failed: one sentence when the person who runs it can solve the problem. */
export function sentenceOf(error: unknown): string {
  if (
    error instanceof CommandError ||
    error instanceof SettingsError ||
    error instanceof DataDirInUseError ||
    error instanceof MissingSecretsKeyError
  ) {
    return error.message;
  }
  if (isMissingTable(error)) {
    return 'This database is not one of this version of Balcão yet. Start the server on it once.';
  }
  if (isUnreachable(error)) return 'No Postgres server answers at DATABASE_URL.';
  // Not the causes: database errors quote the values of the failing row.
  return error instanceof Error && error.cause === undefined
    ? (error.stack ?? error.message)
    : 'The database refused it.';
}

/** Whether a connection was refused, however deeply that error is wrapped. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ECONNREFUSED') || isUnreachable(error.cause);
}

/** The folder that is backed up and restored. A Postgres server is backed up with its own programs. */
function embeddedDataDir({ env }: CommandHost): string {
  const { dataDir, databaseUrl } = readSettings(env);
  if (databaseUrl === undefined) return dataDir;
  throw new CommandError(
    'DATABASE_URL is set: use pg_dump and pg_restore for that database, and copy DATA_DIR/media beside it.',
  );
}

/** Resolves a path against the caller's folder. */
function fromCaller(file: string, { cwd, env }: CommandHost): string {
  return path.resolve(env['INIT_CWD'] ?? cwd, file);
}

function requireDatabase(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'pg'))) return;
  throw new CommandError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
}
