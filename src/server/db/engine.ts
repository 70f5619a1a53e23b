import type { Pool } from 'pg';

/** A Postgres that node-postgres can talk to, wherever it runs. */
export interface Engine {
  pool: Pool;
  /** Waits for the running queries, then releases all resources. */
  close: () => Promise<void>;
}

export interface EngineTroubles {
  /** A connection broke. Its query failed and the pool opens another, so logging is enough. */
  onConnectionError: (error: Error) => void;
  /** The database is lost, or no longer exclusively ours. The process must stop. Called once. */
  onLost: (error: Error) => void;
}

/** Reports every error of a broken connection once, and keeps it from ending the process. */
export function reportBrokenConnections(pool: Pool, report: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', report));
  // For an idle connection, the pool emits the error again that its client has reported; without a listener it would
  // throw.
  pool.on('error', () => undefined);
}
