import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
// Imported by a relative path: setupAll.ts is loaded before '@/' can be resolved.
import { SHORT_LIVED } from '../../testing/nodeArgs';
import { tokenAt } from '../../testing/tokenAt';

const ENTRY = path.resolve(__dirname, '../../../dist/server/main.mjs');
/** On an idle machine a start takes five seconds; on a very busy one it may take twenty times as long. */
const START_LIMIT_MS = 150_000;
const STOP_LIMIT_MS = 30_000;
const POLL_MS = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The complaint of `main.ts` on a port that something else listens on. */
const PORT_TAKEN = 'This PORT is in use already.';

/**
 * No system hands these ports out by itself, so a backend that is started again finds its port as it left it: on a
 * port of the system's choice, a browser's connection may have taken it meanwhile.
 */
const FIRST_PORT = 20_000;
const PORTS_PER_WORKER = 1_000;
const WORKERS = 12;

/** @returns a port that no other worker of this run draws. Something else may listen on it. */
export function drawPort(): number {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? '0') % WORKERS;
  return FIRST_PORT + worker * PORTS_PER_WORKER + randomInt(PORTS_PER_WORKER);
}

/** The built backend as its own process, as a person would run it. */
export interface Backend {
  /** Without a slash at its end. It stays the same over a restart. */
  readonly url: string;
  readonly dataDir: string;
  /** @returns what the process has written to its standard output so far. */
  output: () => string;
  /** @returns the id of its process, which changes with a restart. */
  pid: () => number | undefined;
  /** Signs a demo account in. @returns its token. */
  token: (email: string) => Promise<string>;
  /**
   * Calls `POST /sim/<command>` as the demo's admin. @returns the JSON of the response. @throws on an error response.
   */
  sim: (command: string, body?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Kills the process at once (`kill -9`), as a crash would. */
  kill: () => Promise<void>;
  /** Asks the process to stop. @returns its exit code. */
  stop: () => Promise<number | null>;
  /** Starts the process again on the same port and data folder. */
  restart: () => Promise<void>;
  /** Stops the process and removes its data folder. */
  dispose: () => Promise<void>;
}

export interface BackendOptions {
  /** Added to the environment, e.g. `{ SIM_RATE: '0' }`. */
  env?: Record<string, string>;
  /** A data folder whose copy the backend uses. Default: none, as on a new machine. */
  from?: string | undefined;
  /** @returns the port to try next, until one is free. */
  nextPort?: () => number;
}

/** Starts `dist/server/main.mjs` on a free port with a data folder of its own, and waits until it is ready. */
export async function startBackend({
  env = {},
  from,
  nextPort = drawPort,
}: BackendOptions = {}): Promise<Backend> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-e2e-'));
  if (from !== undefined) cpSync(from, dataDir, { recursive: true });
  let port = nextPort();
  const address = () => `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let output = '';

  const exited = (process: ChildProcess) =>
    new Promise<number | null>((resolve) => {
      if (process.exitCode !== null || process.signalCode !== null) resolve(process.exitCode);
      else process.once('exit', (code) => resolve(code));
    });

  const start = async () => {
    const started = spawn(process.execPath, [...SHORT_LIVED, ENTRY], {
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: dataDir,
        SIM_RATE: '0',
        // Ten minutes: how long a write waits must not depend on how busy the machine of the tests is.
        WRITE_WAIT_MS: '600000',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    // Its own words say that it listens: /healthz alone could be answered by another server on this port.
    let said = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      said += chunk.toString();
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      if (started.exitCode !== null) throw new Error(`The backend ended at its start:\n${output}`);
      if (said.includes(address()) && (await isReady(address()))) return;
      if (Date.now() > deadline) throw new Error(`The backend was not ready in time:\n${output}`);
      await pause(POLL_MS);
    }
  };

  const end = async (signal: NodeJS.Signals) => {
    if (!child) return null;
    const ending = child;
    child = null;
    ending.kill(signal);
    const limit = setTimeout(() => ending.kill('SIGKILL'), STOP_LIMIT_MS);
    const code = await exited(ending);
    clearTimeout(limit);
    if (signal !== 'SIGKILL' && ending.signalCode === 'SIGKILL') {
      throw new Error('The backend did not stop in time');
    }
    return code;
  };

  const tokens = new Map<string, string>();
  const token = async (email: string) => {
    const known = tokens.get(email);
    if (known) return known;
    const fresh = await tokenAt(address(), email, DEMO_PASSWORD);
    tokens.set(email, fresh);
    return fresh;
  };

  const dispose = async () => {
    await end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  };

  const startOnFreePort = async () => {
    for (;;) {
      try {
        await start();
        return;
      } catch (error) {
        if (!output.includes(PORT_TAKEN)) throw error;
        output = '';
        port = nextPort();
      }
    }
  };

  try {
    await startOnFreePort();
  } catch (error) {
    await dispose();
    throw error;
  }
  const url = address();
  return {
    url,
    dataDir,
    output: () => output,
    pid: () => child?.pid,
    token,
    sim: async (command, body = {}) => {
      const answer = await fetch(`${url}/sim/${command}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await token('admin@balcao.local')}`,
        },
        body: JSON.stringify(body),
      });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`sim ${command}: ${answer.status} ${text}`);
      return JSON.parse(text) as Record<string, unknown>;
    },
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
    restart: start,
    dispose,
  };
}

/** The password of the demo accounts (wire: demo-accounts). */
export const DEMO_PASSWORD = 'balcao123';

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false; // not listening yet
  }
}
