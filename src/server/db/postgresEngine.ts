import { Socket } from 'node:net';
import { Client, Pool } from 'pg';
import { endClient } from './endClient';
import { reportBrokenConnections, type Engine, type EngineTroubles } from './engine';
import { holdServerLock } from './serverLock';

/** How many statements may run at once. */
export const MAX_CONNECTIONS = 10;
/** After the statement timeout of Postgres itself: a host that froze does not apply it. */
const SILENT_HOST_MS = 2_000;

/** The limits of a query on a Postgres server, ms (wire: database-limits). */
export interface PostgresLimits {
  statementTimeoutMs: number;
  lockTimeoutMs: number;
  connectionWaitMs: number;
}

export interface PostgresEngineOptions extends EngineTroubles {
  databaseUrl: string;
  /** undefined: queries may take as long as they take, as a command's may. */
  limits?: PostgresLimits | undefined;
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
  const lock = await holdServerLock({ onAvailable: () => undefined, ...options });
  const { pool, cut, close } = openPool(options);
  return {
    pool,
    cut,
    isHeld: () => lock.isHeld(),
    fence: (tx) => lock.fence(tx),
    migrate: async (work) => {
      // Of its own, because a migration may take longer than any statement of a request.
      const client = new Client({ connectionString: options.databaseUrl });
      client.on('error', options.onConnectionError);
      await client.connect();
      try {
        await work(client);
      } finally {
        await endClient(client);
      }
    },
    close: async () => {
      await close();
      await lock.release();
    },
  };
}

/**
 * Opens a pool for a command beside a running server. This is safe because the database alone decides what the command
 * changes, and a command emits no events that would have to be put in order.
 */
export function openPostgresBeside(options: PostgresEngineOptions): OpenPool {
  return openPool(options);
}

type OpenPool = Pick<Engine, 'pool' | 'cut' | 'close'>;

function openPool({ databaseUrl, limits, onConnectionError }: PostgresEngineOptions): OpenPool {
  const sockets = new Set<Socket>();
  const pool = new Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    keepAlive: true,
    stream: () => {
      const socket = new Socket();
      sockets.add(socket);
      return socket.on('close', () => sockets.delete(socket));
    },
    ...(limits && {
      connectionTimeoutMillis: limits.connectionWaitMs,
      statement_timeout: limits.statementTimeoutMs,
      lock_timeout: limits.lockTimeoutMs,
      idle_in_transaction_session_timeout: limits.statementTimeoutMs,
      query_timeout: limits.statementTimeoutMs + SILENT_HOST_MS,
    }),
  });
  reportBrokenConnections(pool, onConnectionError);
  let ended: Promise<void> | undefined;
  const close = () => (ended ??= pool.end());
  return {
    pool,
    cut: () => {
      void close();
      for (const socket of sockets) socket.destroy();
    },
    close,
  };
}
