import { Client, DatabaseError, Pool } from 'pg';
import { reportBrokenConnections, type Engine, type EngineTroubles } from './engine';

/**
 * The key of the advisory lock, unique to this product: another program that locks this number on the same database
 * would be kept out too.
 */
export const SERVER_LOCK = 4_206_001;

/** The previous server may still be stopping, or Postgres may not have noticed yet that it died. */
const WAIT_FOR_LOCK_MS = 3_000;

const LOCK_NOT_AVAILABLE = '55P03';

const MAX_CONNECTIONS = 10;

/** Thrown when another server runs on this database. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';

  constructor() {
    super(
      'Another Balcão server is running on this database. Stop it first, or set another DATABASE_URL.',
    );
  }
}

export interface PostgresEngineOptions extends EngineTroubles {
  databaseUrl: string;
}

/**
 * Opens a pool on a Postgres server. Writes and the events they emit are put in order inside one process
 * (serialWrites.ts), so a database serves one server at a time: a session-level advisory lock, on a connection of its
 * own, is held from here to `close`. Postgres frees it when the process dies. It needs real sessions: a pooler in
 * transaction mode (PgBouncer) cannot be in between.
 *
 * @throws DatabaseInUseError when another server holds the lock; node-postgres's error when no server can be reached.
 */
export async function openPostgresEngine(options: PostgresEngineOptions): Promise<Engine> {
  const lock = await holdServerLock(options);
  const pool = openPool(options);
  return {
    pool,
    close: async () => {
      await pool.end();
      await lock.release();
    },
  };
}

/**
 * Opens a pool for a command beside a running server. This is safe because the database alone decides what the command
 * changes, and a command emits no events that would have to be put in order.
 */
export function openPostgresBeside(options: PostgresEngineOptions): Engine {
  const pool = openPool(options);
  return { pool, close: () => pool.end() };
}

function openPool({ databaseUrl, onConnectionError }: PostgresEngineOptions): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: MAX_CONNECTIONS });
  reportBrokenConnections(pool, onConnectionError);
  return pool;
}

async function holdServerLock({ databaseUrl, onLost }: PostgresEngineOptions) {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  let released = false;
  let lost = false;
  const lose = (cause?: Error): void => {
    if (released || lost) return;
    lost = true;
    onLost(new Error('The connection that holds the lock on the database broke', { cause }));
  };
  await client.connect();
  client.on('error', lose);
  client.on('end', () => lose());
  try {
    await client.query(`set lock_timeout = ${WAIT_FOR_LOCK_MS}`);
    await client.query('select pg_advisory_lock($1)', [SERVER_LOCK]);
  } catch (error) {
    released = true;
    await client.end();
    const taken = error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE;
    throw taken ? new DatabaseInUseError() : error;
  }
  return {
    release: async () => {
      released = true;
      await client.end();
    },
  };
}
