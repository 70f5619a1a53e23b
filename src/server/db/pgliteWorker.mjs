/**
 * The worker thread that runs PGlite.
 *
 * Why a thread: PGlite is Postgres compiled to WebAssembly, and a query blocks the thread it runs in until it is done.
 * In the server's own thread a query of half a second would delay every socket by half a second.
 *
 * Plain JavaScript, so that the same file starts from the sources (tests) and, copied, beside the built server.
 *
 * It speaks the PostgreSQL wire protocol, as a Postgres server does on a socket, over one MessagePort for each
 * connection. All of them share one Postgres session: the connection that sent the latest startup packet owns it.
 */
import { cpSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/** First byte of the wire protocol's Terminate. PGlite would end Postgres itself on it, not a connection. */
const TERMINATE = 'X'.charCodeAt(0);

const postgres = await PGlite.create({ dataDir: workerData.dataDir });

/** Every use of the session waits for the one before. */
let turn = Promise.resolve();

/** The port that sent the latest startup packet. */
let sessionOwner = null;

/** Removes everything of the previous connection: open transaction, prepared statements, settings. */
async function resetSession() {
  if (postgres.isInTransaction()) await postgres.execProtocolRaw(simpleQuery('ROLLBACK'));
  await postgres.execProtocolRaw(simpleQuery('DISCARD ALL'));
}

/** The wire protocol's Query message: a letter, the length of the rest, the text, a zero byte. */
function simpleQuery(sql) {
  const text = Buffer.from(`${sql}\0`);
  const message = Buffer.alloc(5 + text.length);
  message.write('Q');
  message.writeInt32BE(4 + text.length, 1);
  text.copy(message, 5);
  return message;
}

async function answer(port, started, bytes) {
  if (!started) {
    sessionOwner = port;
    await resetSession();
  } else if (sessionOwner !== port) {
    return;
  }
  const reply = await postgres.execProtocolRaw(bytes);
  // Copied before it is transferred: the reply may be a view of PGlite's memory.
  const own = new Uint8Array(reply);
  port.postMessage(own, [own.buffer]);
}

/** Handles an error of PGlite itself (an error in SQL is an ordinary reply): no later result could be trusted. */
function fail(error) {
  setImmediate(() => {
    throw error;
  });
}

/**
 * Copies the folder between two uses of the session. The copy is in the state that a killed process would leave, which
 * every opening recovers. A transaction that is open at that moment counts as never committed.
 */
function copy({ id, to }) {
  let trouble = null;
  try {
    cpSync(workerData.dataDir, to, { recursive: true });
  } catch (error) {
    trouble = String(error);
  }
  parentPort.postMessage({ kind: 'copied', id, trouble });
}

function serve(port) {
  let started = false;
  port.on('message', (bytes) => {
    if (started && bytes[0] === TERMINATE) {
      port.close();
      return;
    }
    const wasStarted = started;
    started = true;
    turn = turn.then(() => answer(port, wasStarted, bytes)).catch(fail);
  });
}

parentPort.on('message', (message) => {
  if (message.kind === 'connect') {
    serve(message.port);
  } else if (message.kind === 'copy') {
    turn = turn.then(() => copy(message)).catch(fail);
  } else {
    turn = turn
      .then(() => postgres.close())
      .then(() => parentPort.close())
      .catch(fail);
  }
});

parentPort.postMessage('ready');
