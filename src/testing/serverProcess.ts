import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { ServerBuild } from './buildServer';
import { SHORT_LIVED } from './nodeArgs';

/** The server's process, as its operator sees it. */
export interface ServerProcess {
  child: ChildProcess;
  /** Its output on stdout so far. */
  printed: () => string;
  /** Its output on stderr so far. */
  complaints: () => string;
  /** What its log says so far, beyond a database that is away. */
  faults: () => string[];
  /** The address that it prints when it listens. */
  address: () => Promise<string>;
  /** Resolves with its exit code. */
  ended: Promise<number | null>;
  /** `kill -9`, and waits until it has ended; nothing when it has ended before. */
  kill: () => Promise<void>;
}

/** Starts the built server on a port of the system's choosing, without customers, with this environment. */
export function startServerProcess(
  build: Pick<ServerBuild, 'dir'>,
  env: Record<string, string>,
): ServerProcess {
  const child = spawn(process.execPath, [...SHORT_LIVED, path.join(build.dir, 'main.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', SIM_RATE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const address = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      printed += `${line}\n`;
      const found = /http:\S+/.exec(line)?.[0];
      if (found) resolve(found);
    });
    child.on('exit', () => reject(new Error(`It ended before it listened: ${complaints}`)));
  });
  // A test that does not ask for the address must not fail because of it.
  address.catch(() => undefined);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    printed: () => printed,
    complaints: () => complaints,
    faults: () =>
      complaints
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (JSON.parse(line) as { msg: string }).msg)
        .filter((said) => !/database|other processes|Postgres/.test(said)),
    address: () => address,
    ended,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
