import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { Pool } from 'pg';
import { reportBrokenConnections, type Engine, type EngineTroubles } from './engine';
import { WorkerSocket } from './workerSocket';

/** An error instead of a silent stop when a query waits for a connection that its own caller holds. */
const WAIT_FOR_CONNECTION_MS = 30_000;

export interface EmbeddedEngineOptions extends EngineTroubles {
  /** Where PGlite keeps its files. One process, one engine: the caller holds the folder's lock. */
  pgDir: string;
  /** The folder that holds pgliteWorker.mjs. */
  assetsDir: string;
}

export interface EmbeddedEngine extends Engine {
  /** Copies the folder, as it is at one moment, to `to`, which is made. Queries wait meanwhile. */
  copyTo: (to: string) => Promise<void>;
}

/** What the thread says when a copy is made, or why it is not. */
interface Copied {
  kind: 'copied';
  id: string;
  trouble: string | null;
}

/**
 * PGlite in a worker thread, reached by node-postgres through the wire protocol: types, errors and SQLSTATEs are
 * those of a Postgres server, because the driver is the same. Creating a folder takes seconds, opening one less
 * than one. As it never calls fsync, a killed process loses nothing and a power cut may.
 *
 * @throws what PGlite says when the folder cannot be opened.
 */
export async function openEmbeddedEngine(options: EmbeddedEngineOptions): Promise<EmbeddedEngine> {
  const worker = new Worker(path.join(options.assetsDir, 'pgliteWorker.mjs'), {
    workerData: { dataDir: options.pgDir },
    // Loaders that this process runs with are not the worker's business.
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
    // Not from the environment: PGSSLMODE is meant for real servers.
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
    copyTo,
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

/** Its first message says that PGlite is open. */
function untilReady(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`PGlite did not open (code ${code})`)));
  });
}
