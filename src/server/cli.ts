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

/** Where the bundle stands, with the migrations beside it. */
const assetsDir = import.meta.dirname;

/** What people type who look for the commands. */
const HELP: readonly string[] = ['help', '--help', '-h'];

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** `npm run admin`: one command on the database, and the end. */
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

/** `npm run backup`: the data folder as an archive. */
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

/** `npm run restore`: a data folder of such an archive. */
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

/** The folder that is backed up and restored; of a Postgres server, other programs take care. */
function embeddedDataDir(): string {
  const { dataDir, databaseUrl } = readSettings(process.env);
  if (databaseUrl === undefined) return dataDir;
  throw new CommandError(
    'DATABASE_URL is set: use pg_dump and pg_restore for that database, and copy DATA_DIR/media beside it.',
  );
}

/** A path as whoever runs the command means it: npm itself goes to the project's folder first. */
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

/** One sentence where whoever runs the command can mend it; undefined for anything else. */
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

/** Whether a connection was refused, by whatever that error was wrapped in. */
function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ECONNREFUSED') || isUnreachable(error.cause);
}

function endBecause(error: unknown): never {
  process.stderr.write(`${mendable(error) ?? describe(error)}\n`);
  process.exit(1);
}

/** Errors of the database quote the values of the row at fault: their causes stay untold. */
function describe(error: unknown): string {
  return error instanceof Error && error.cause === undefined
    ? (error.stack ?? error.message)
    : 'The database refused it.';
}

const [group = '', ...args] = process.argv.slice(2);
const run = GROUPS[group];
if (!run) endBecause(new CommandError(`There is no command ${group}.`));
run(args).catch(endBecause);
