import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
// By its place: what sets all journeys up is loaded before '@/' is known.
import { tokenAt } from '../../testing/tokenAt';

const ENTRY = path.resolve(__dirname, '../../../dist/server/main.mjs');
/** On an idle machine it is five seconds; on one with twenty other things to do, twenty times as many. */
const START_LIMIT_MS = 150_000;
const STOP_LIMIT_MS = 30_000;
const POLL_MS = 50;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A port of the loopback that nobody listens on at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('no free port')),
      );
    });
  });
}

/** The built backend as a process of its own, as a person would run it. */
export interface Backend {
  readonly url: string;
  readonly dataDir: string;
  /** What the process wrote to its standard output so far. */
  output: () => string;
  /** Signs a demo account in and answers its token. */
  token: (email: string) => Promise<string>;
  /** Calls `POST /sim/<command>` as the demo's admin and answers the JSON; throws on an error answer. */
  sim: (command: string, body?: Record<string, unknown>) => Promise<Record<string, unknown>>;
  /** Ends the process at once (`kill -9`), as a crash would. */
  kill: () => Promise<void>;
  /** Ends the process politely and waits for its exit code. */
  stop: () => Promise<number | null>;
  /** Starts it again on the same port and data folder. */
  restart: () => Promise<void>;
  /** Ends it and removes its data folder. */
  dispose: () => Promise<void>;
}

export interface BackendOptions {
  /** Added to the environment, e.g. `{ SIM_RATE: '0' }`. */
  env?: Record<string, string>;
  /** A data folder to begin with a copy of. Default: with none, as on a new machine. */
  from?: string | undefined;
}

/** Starts `dist/server/main.mjs` on a free port with a data folder of its own, and waits until it is ready. */
export async function startBackend({ env = {}, from }: BackendOptions = {}): Promise<Backend> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-e2e-'));
  if (from !== undefined) cpSync(from, dataDir, { recursive: true });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  let output = '';

  const exited = (process: ChildProcess) =>
    new Promise<number | null>((resolve) => {
      if (process.exitCode !== null || process.signalCode !== null) resolve(process.exitCode);
      else process.once('exit', (code) => resolve(code));
    });

  const start = async () => {
    const started = spawn(process.execPath, [ENTRY], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, SIM_RATE: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    started.stdout.on('data', keep);
    started.stderr.on('data', keep);
    const deadline = Date.now() + START_LIMIT_MS;
    for (;;) {
      if (started.exitCode !== null) throw new Error(`The backend ended at its start:\n${output}`);
      if (await isReady(url)) return;
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
    const fresh = await tokenAt(url, email, DEMO_PASSWORD);
    tokens.set(email, fresh);
    return fresh;
  };

  const dispose = async () => {
    await end('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  };

  try {
    await start();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    url,
    dataDir,
    output: () => output,
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
