import { createHash } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase, type OpenDatabase } from '@/server/db/openDatabase';

/** The folder of migrations and the worker in the sources. */
export const databaseAssetsDir = path.join(__dirname, '../server/db');

const cacheDir = path.join(__dirname, '../../node_modules/.cache/balcao');

export interface TestDatabase extends OpenDatabase {
  dataDir: string;
}

/**
 * An empty, migrated, embedded database in its own folder: a real one, in about half a second. `close` also removes the
 * folder.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const dataDir = await makeTestDataDir();
  const database = await openTestDataDir(dataDir);
  return {
    ...database,
    dataDir,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
  };
}

/** The database of a Postgres server, migrated, with a data folder of its own; its rows stay. */
export async function openTestPostgres(databaseUrl: string): Promise<TestDatabase> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
  const database = await openDatabase({
    dataDir,
    databaseUrl,
    assetsDir: databaseAssetsDir,
    // Tests cut connections on purpose.
    onConnectionError: () => undefined,
    onLost: fail,
  });
  return {
    ...database,
    close: async () => {
      await database.close();
      await rm(dataDir, { recursive: true });
    },
    dataDir,
  };
}

/** A data folder with an empty, migrated database that is not open: for tests that start or kill a server on it. */
export async function makeTestDataDir(): Promise<string> {
  const template = await templateDataDir();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
  // The folder has a thousand small files: copying them in sequence costs a quarter of what as many promises do.
  cpSync(template, dataDir, { recursive: true });
  return dataDir;
}

/** Opens a data folder as the server does; an error fails the test. */
export function openTestDataDir(dataDir: string): Promise<OpenDatabase> {
  return openDatabase({
    dataDir,
    assetsDir: databaseAssetsDir,
    onConnectionError: fail,
    onLost: fail,
  });
}

/** Opens a data folder's database for `work`, and closes it. */
export async function lookInto<T>(
  dataDir: string,
  work: (db: OpenDatabase['db']) => Promise<T>,
): Promise<T> {
  const database = await openTestDataDir(dataDir);
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

function fail(error: Error): never {
  throw error;
}

/**
 * Creating a PGlite folder takes seconds, copying one a tenth of a second. So it is created once for each version of
 * PGlite and set of migrations, and kept. Jest's workers may all find it missing at once: each creates its own, and the
 * first to rename it into place provides the one that all use.
 */
async function templateDataDir(): Promise<string> {
  const template = path.join(cacheDir, `database-${await templateKey()}`);
  if (existsSync(template)) return template;
  await mkdir(cacheDir, { recursive: true });
  const made = await mkdtemp(path.join(cacheDir, 'making-'));
  const database = await openTestDataDir(made);
  await database.close();
  try {
    await rename(made, template);
  } catch (error) {
    await rm(made, { recursive: true });
    if (!existsSync(template)) throw error;
  }
  return template;
}

async function templateKey(): Promise<string> {
  const hash = createHash('sha256');
  const migrationsDir = path.join(databaseAssetsDir, 'migrations');
  const migrations = (await readdir(migrationsDir)).filter((file) => file.endsWith('.sql')).sort();
  const pglite = path.join(
    path.dirname(require.resolve('@electric-sql/pglite')),
    '../package.json',
  );
  for (const file of [pglite, ...migrations.map((name) => path.join(migrationsDir, name))]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}
