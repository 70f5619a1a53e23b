import { existsSync } from 'node:fs';
import path from 'node:path';
import { backUp } from './commands/backup/backup';
import { restore } from './commands/backup/restore';
import { systemClock } from './base/clock';
import { ADMIN_COMMANDS, adminHelp } from './commands/adminCommands';
import { askPassword } from './commands/askPassword';
import { CommandError } from './commands/command';
import { DataDirInUseError } from './db/dataDirLock';
import { openDatabaseForCommand } from './db/openDatabase';
import { isMissingTable } from './db/sqlState';
import { createIds } from './base/ids';
import { createAuditService } from './services/audit';
import { readSettings, SettingsError } from './base/settings';

/** The folder of the bundle, with the migrations beside it. */
const assetsDir = import.meta.dirname;

/** The words that print the list of commands. */
const HELP: readonly string[] = ['help', '--help', '-h'];

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run admin`: runs one command on the database and ends. */
async function runAdmin([word, ...args]: readonly string[]): Promise<void> {
  const command =
    word !== undefined && Object.hasOwn(ADMIN_COMMANDS, word) ? ADMIN_COMMANDS[word] : undefined;
  if (!command) {
    adminHelp().forEach(print);
    if (word === undefined || HELP.includes(word)) return;
    throw new CommandError(`There is no command ${word}.`);
  }
  const run = command.read(args);
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined) requireDatabase(dataDir);
  const database = await openDatabaseForCommand({
    ...{ dataDir, databaseUrl, assetsDir },
    onConnectionError: endBecause,
    onLost: endBecause,
  });
  try {
    const clock = systemClock;
    const ids = createIds(clock);
    const audit = createAuditService({ clock, ids });
    await run({ db: database.db, clock, ids, audit, print, askPassword });
  } finally {
    await database.close();
  }
}

/** `npm run backup`: packs the data folder into an archive. */
async function runBackup([file, ...rest]: readonly string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new CommandError('npm run backup -- FILE');
  const dataDir = embeddedDataDir();
  requireDatabase(dataDir);
  const request = { dataDir, file: fromCaller(file), assetsDir, now: systemClock.now() };
  const files = await backUp(request);
  print(
    `${request.file}: ${files} files. The key that signs tokens (JWT_SECRET) is not among them.`,
  );
}

/** `npm run restore`: creates a data folder from such an archive. */
async function runRestore([file, dataDir, ...rest]: readonly string[]): Promise<void> {
  if (file === undefined || rest.length > 0) {
    throw new CommandError('npm run restore -- FILE [DATA_DIR]');
  }
  const target = dataDir === undefined ? embeddedDataDir() : fromCaller(dataDir);
  const { madeAt } = await restore({ file: fromCaller(file), dataDir: target, assetsDir });
  print(
    `${target} is as it was at ${madeAt}. Unless JWT_SECRET is the same, everybody signs in anew.`,
  );
}

/** The folder that is backed up and restored. A Postgres server is backed up with its own programs. */
function embeddedDataDir(): string {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined) return dataDir;
  throw new CommandError(
    'DATABASE_URL is set: use pg_dump and pg_restore for that database, and copy DATA_DIR/media beside it.',
  );
}

/** Resolves a path against the caller's folder: npm itself changes to the project's folder first. */
function fromCaller(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file);
}

function requireDatabase(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'pg'))) return;
  throw new CommandError(`There is no database in ${dataDir}. Set DATA_DIR or DATABASE_URL.`);
}

const GROUPS: Readonly<Record<string, (args: readonly string[]) => Promise<void>>> = {
  admin: runAdmin,
  backup: runBackup,
  restore: runRestore,
};

/** One sentence when the person who runs the command can solve the problem; undefined for anything else. */
function mendable(error: unknown): string | undefined {
  if (
    error instanceof CommandError ||
    error instanceof SettingsError ||
    error instanceof DataDirInUseError
  ) {
    return error.message;
  }
  if (isMissingTable(error)) {
    return 'This database is not one of this version of Balcão yet. Start the server on it once.';
  }
  return isUnreachable(error) ? 'No Postgres server answers at DATABASE_URL.' : undefined;
}

/** Whether a connection was refused, however deeply that error is wrapped. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ECONNREFUSED') || isUnreachable(error.cause);
}

function endBecause(error: unknown): never {
  process.stderr.write(`${mendable(error) ?? describe(error)}\n`);
  process.exit(1);
}

/** Describes an error without its causes: database errors quote the values of the failing row. */
function describe(error: unknown): string {
  return error instanceof Error && error.cause === undefined
    ? (error.stack ?? error.message)
    : 'The database refused it.';
}

const [group = '', ...args] = process.argv.slice(2);
const run = GROUPS[group];
if (!run) endBecause(new CommandError(`There is no command ${group}.`));
run(args).catch(endBecause);
