import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { reportBrokenConnections, type Engine, type EngineTroubles } from './engine';
import { WorkerSocket } from './workerSocket';

/** After this, a query that waits for a connection which its own caller holds fails, instead of hanging silently. */
const WAIT_FOR_CONNECTION_MS = 30_000;

export interface EmbeddedEngineOptions extends EngineTroubles {
  /** The folder of PGlite's files. One process, one engine: the caller holds the folder's lock. */
  pgDir: string;
  /** The folder that holds pgliteWorker.mjs. */
  assetsDir: string;
}

export interface EmbeddedEngine extends Engine {
  /** Copies the folder in one consistent state to `to`, which is created. Queries wait meanwhile. */
  copyTo: (to: string) => Promise<void>;
}

/** The worker's answer when a copy is made, or the reason why it failed. */
interface Copied {
  kind: 'copied';
  id: string;
  trouble: string | null;
}

/**
 * Runs PGlite in a worker thread, reached by node-postgres through the wire protocol: types, errors and SQLSTATEs are
 * those of a Postgres server, because the driver is the same. Creating a folder takes seconds, opening one less than
 * one. PGlite never calls fsync: a killed process loses nothing, but a power cut may lose data.
 *
 * @throws PGlite's error when the folder cannot be opened.
 */
export async function openEmbeddedEngine(options: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
  const worker = new Worker(path.join(options.assetsDir, 'pgliteWorker.mjs'), {
    workerData: { dataDir: options.pgDir },
    // The worker must not inherit the loaders that this process runs with.
    execArgv: [],
  });
  await untilReady(worker);

  let closing = false;
  let lost: Error | undefined;
  const lose = (error: Error): void => {
    if (closing || lost) return;
    lost = error;
    options.onLost(error);
  };
  worker.on('error', lose);
  worker.on('exit', (code) =>
    lose(new Error(`The embedded database's thread ended (code ${code})`)),
  );

  const openPort = () => {
    if (lost) throw lost;
    const { port1: near, port2: far } = new MessageChannel();
    worker.postMessage({ kind: 'connect', port: far }, [far]);
    return near;
  };

  const pool = new Pool({
    stream: () => new WorkerSocket(openPort),
    user: 'postgres',
    database: 'postgres',
    // Not taken from the environment: PGSSLMODE is meant for real servers.
    ssl: false,
    // PGlite has one session.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
  });
  reportBrokenConnections(pool, options.onConnectionError);

  const copyTo = (to: string) =>
    new Promise<void>((resolve, reject) => {
      const id = randomUUID();
      const hear = (message: Copied) => {
        if (message.id !== id) return;
        worker.off('message', hear);
        if (message.trouble === null) resolve();
        else reject(new Error(message.trouble));
      };
      worker.on('message', hear);
      worker.postMessage({ kind: 'copy', id, to });
    });

  return {
    pool,
    isHeld: () => true,
    migrate: (work) => work(pool),
    copyTo,
    // It lives in this process, and always answers.
    cut: () => undefined,
    close: async () => {
      closing = true;
      await pool.end();
      if (lost) return;
      const exited = once(worker, 'exit');
      worker.postMessage({ kind: 'close' });
      await exited;
    },
  };
}

/** Waits for the worker's first message, which says that PGlite is open. */
function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`PGlite did not open (code ${code})`)));
  });
}
