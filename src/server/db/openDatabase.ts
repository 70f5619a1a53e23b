import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { openBackupDoor } from './backupDoor';
import { removeDataDirCopies } from './dataDirCopy';
import { lockDataDir } from './dataDirLock';
import { drizzleOn } from './drizzleOn';
import { openEmbeddedEngine } from './embeddedEngine';
import type { Engine, EngineTroubles } from './engine';
import { openPostgresBeside, openPostgresEngine, type PostgresLimits } from './postgresEngine';
import * as schema from './schema';

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };

/** The handle on which the queries of one transaction run. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabaseOptions extends EngineTroubles {
  /** The embedded engine's files are in `<dataDir>/pg`. Not used when `databaseUrl` is given. */
  dataDir: string;
  /** A Postgres server to use instead of the embedded engine. */
  databaseUrl?: string | undefined;
  /** The limits of each query on a Postgres server; undefined: none. */
  limits?: PostgresLimits | undefined;
  /**
   * The folder that holds `migrations/` and `pgliteWorker.mjs`: this one in the sources, and in the build the folder of
   * the bundle, into which both are copied. The caller gives it, because a bundled module does not know where its
   * source was.
   */
  assetsDir: string;
}

export interface OpenDatabase {
  db: Database;
  engine: 'embedded' | 'postgres';
  isHeld: Engine['isHeld'];
  fence?: Engine['fence'];
  cut: Engine['cut'];
  /** Waits for the running queries. Afterwards another process may open the database. */
  close: () => Promise<void>;
}

/**
 * Opens the database for this process only, and migrates it to the newest version (wire: migrations). The lock against
 * other servers is taken first, so two never migrate at once.
 *
 * @throws DataDirInUseError or DatabaseInUseError when another process has it.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  const engine = databaseUrl
    ? await openPostgresEngine({ ...options, databaseUrl })
    : await openLockedFolder(options);
  const db = drizzleOn(engine.pool);
  try {
    const migrationsFolder = path.join(options.assetsDir, 'migrations');
    await engine.migrate((client) =>
      migrate(drizzle(client as Pool, { schema }), { migrationsFolder }),
    );
    // A Postgres server collects statistics by itself and chooses indexes by them; the embedded engine never does.
    if (!databaseUrl) await db.execute(sql`analyze`);
  } catch (error) {
    await engine.close();
    throw error;
  }
  const { isHeld, fence, cut } = engine;
  return {
    db,
    engine: databaseUrl ? 'postgres' : 'embedded',
    isHeld,
    fence,
    cut,
    close: () => engine.close(),
  };
}

/**
 * Opens the database for one command (src/server/commands). On a Postgres server it works beside a running server and
 * does not migrate, which is the server's task. The embedded database has one owner at a time.
 *
 * @throws DataDirInUseError when a server runs on the data folder.
 */
export async function openDatabaseForCommand(options: OpenDatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl } = options;
  if (databaseUrl === undefined) return openDatabase(options);
  const { pool, cut, close } = openPostgresBeside({ ...options, databaseUrl });
  return { db: drizzleOn(pool), engine: 'postgres', isHeld: () => true, cut, close };
}

/** Opens the embedded engine. Its folder is locked from before it opens until after it closed. */
async function openLockedFolder(options: OpenDatabaseOptions): Promise<Engine> {
  await mkdir(options.dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockDataDir(options.dataDir);
  try {
    const engine = await openEmbeddedEngine({
      ...options,
      pgDir: path.join(options.dataDir, 'pg'),
    });
    const door = await openBackupDoor(options.dataDir, engine.copyTo);
    await removeDataDirCopies(options.dataDir);
    return {
      ...engine,
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
