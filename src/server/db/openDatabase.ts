import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { openBackupDoor } from './backupDoor';
import { lockDataDir } from './dataDirLock';
import { openEmbeddedEngine } from './embeddedEngine';
import type { Engine, EngineTroubles } from './engine';
import { openPostgresBeside, openPostgresEngine } from './postgresEngine';
import * as schema from './schema';
import { removeSnapshots } from './snapshot';

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };

/** What a query of a unit of work runs on. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabaseOptions extends EngineTroubles {
  /** The embedded engine's files are in `<dataDir>/pg`. Not used when `databaseUrl` is given. */
  dataDir: string;
  /** A Postgres server to use instead of the embedded engine. */
  databaseUrl?: string | undefined;
  /**
   * The folder that holds `migrations/` and `pgliteWorker.mjs`: this one in the sources, and in the build the
   * folder of the bundle, into which both are copied. Given by the caller, because a bundled module cannot tell
   * where its source stood.
   */
  assetsDir: string;
}

export interface OpenDatabase {
  db: Database;
  engine: 'embedded' | 'postgres';
  /** Waits for the queries under way. Afterwards another process may open it. */
  close: () => Promise<void>;
}

/**
 * Opens the database this process alone works on, and brings it to the newest migration (wire: migrations).
 * The lock that keeps other servers out is taken first, so two never migrate at once.
 *
 * @throws DataDirInUseError or DatabaseInUseError when another process has it.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  const engine = databaseUrl
    ? await openPostgresEngine({ ...options, databaseUrl })
    : await openLockedFolder(options);
  const db = drizzle(engine.pool, { schema });
  try {
    await migrate(db, { migrationsFolder: path.join(options.assetsDir, 'migrations') });
    // A server learns by itself how its values are spread, and so which index to read; the embedded engine never does.
    if (!databaseUrl) await db.execute(sql`analyze`);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return { db, engine: databaseUrl ? 'postgres' : 'embedded', close: () => engine.close() };
}

/**
 * Opens the database for one command (src/server/commands). A Postgres server takes it beside a running server, and
 * is left as it is: to bring it to a new version is the server's matter. The embedded one has one owner at a time.
 *
 * @throws DataDirInUseError when a server runs on the data folder.
 */
export async function openDatabaseForCommand(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return openDatabase(options);
  const engine = openPostgresBeside({ ...options, databaseUrl });
  const db = drizzle(engine.pool, { schema });
  return { db, engine: 'postgres', close: () => engine.close() };
}

/** The embedded engine, whose folder is locked from before it opens until after it closed. */
async function openLockedFolder(options: OpenDatabaseOptions): Promise<Engine> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDir(options.dataDir);
  try {
    const engine = await openEmbeddedEngine({
      ...options,
      pgDir: path.join(options.dataDir, 'pg'),
    });
    const door = await openBackupDoor(options.dataDir, engine.copyTo);
    await removeSnapshots(options.dataDir);
    return {
      pool: engine.pool,
      close: async () => {
        await door.close();
        await engine.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
