import type { Pool } from 'pg';

/** A Postgres that answers node-postgres, wherever it runs. */
export interface Engine {
  pool: Pool;
  /** Waits for the queries under way, then lets go of everything. */
  close: () => Promise<void>;
}

export interface EngineTroubles {
  /** A connection broke. Its query failed, the pool opens another: a matter for the log. */
  onConnectionError: (error: Error) => void;
  /** The database is gone for good, or no longer ours alone. The process must stop. Called once. */
  onLost: (error: Error) => void;
}

/** Hands every error of a broken connection to `report`, once, and keeps it from ending the process. */
export function reportBrokenConnections(pool: Pool, report: (error: Error) => void): void {
  pool.on('connect', (client) => client.on('error', report));
  // Of an idle connection the pool repeats what its client has reported; without a listener that would throw.
  pool.on('error', () => undefined);
}
