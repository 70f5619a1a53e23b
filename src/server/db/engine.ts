import type { ClientBase, Pool } from 'pg';
import type { Transaction } from './openDatabase';

/** A Postgres that node-postgres can talk to, wherever it runs. */
export interface Engine {
  pool: Pool;
  /** Whether this process owns the database now. On a Postgres server that can end, and come back. */
  isHeld: () => boolean;
  /** Rejects in a transaction while this process may not write; undefined: it always may. */
  fence?: ((tx: Transaction) => Promise<void>) | undefined;
  /** Runs the migrations on a connection for which no limit of time holds. */
  migrate: (work: (client: Pool | ClientBase) => Promise<void>) => Promise<void>;
  /** Fails the running queries and all further ones, so that nothing waits for an answer that does not come. */
  cut: () => void;
  /** Waits for the running queries, then releases all resources. */
  close: () => Promise<void>;
}

export interface EngineTroubles {
  /** A connection broke. Its query failed and the pool opens another, so logging is enough. */
  onConnectionError: (error: Error) => void;
  /** The database is lost, or no longer exclusively ours. The process must stop. Called once. */
  onLost: (error: Error) => void;
  /** A Postgres server went away, or came back: until then nothing can be written. Unset: nobody asks. */
  onAvailable?: (isAvailable: boolean) => void;
}

/** Reports every error of a broken connection once, and keeps it from ending the process. */
export function reportBrokenConnections(pool: Pool, report: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', report));
  // For an idle connection, the pool emits the error again that its client has reported; without a listener it would
  // throw.
  pool.on('error', () => undefined);
}
