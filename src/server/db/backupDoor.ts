import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import * as v from 'valibot';
import { COPY_NAME, copyDataDir } from './dataDirCopy';

const LOOPBACK = '127.0.0.1';
const FILE = 'backup-door';
/** Our question is shorter than this. A caller that sends more is a stranger. */
const MAX_QUESTION = 200;
/** How long a caller waits: copying a large database takes time. */
const PATIENCE_MS = 10 * 60_000;

const placeSchema = v.object({ port: v.number(), secret: v.string() });

export interface BackupDoor {
  close: () => Promise<void>;
}

/**
 * Lets another process make a backup of a folder that this process owns. A process that can read the folder finds the
 * port and the secret there, and may ask for a copy. It passes no path, and receives only the copy's name.
 */
export async function openBackupDoor(
  dataDir: string,
  copyDatabase: (to: string) => Promise<void>,
): Promise<BackupDoor> {
  const secret = randomBytes(32).toString('hex');
  const callers = new Set<Socket>();
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((caller) => {
    callers.add(caller);
    caller.on('close', () => callers.delete(caller));
    caller.on('error', () => caller.destroy());
    let heard = '';
    caller.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      if (!heard.includes('\n') && heard.length < MAX_QUESTION) return;
      caller.removeAllListeners('data');
      caller.resume();
      if (!isSame(heard.split('\n')[0] ?? '', secret)) {
        caller.destroy();
        return;
      }
      // Copies are made one after the other, because each makes the database wait.
      last = last
        .then(() => copyDataDir(dataDir, copyDatabase))
        .then(
          (name) => caller.end(`${name}\n`),
          () => caller.end('failed\n'),
        );
    });
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  server.unref();
  const { port } = server.address() as AddressInfo;
  const file = path.join(dataDir, FILE);
  await rm(file, { force: true });
  await writeFile(file, JSON.stringify({ port, secret }), { flag: 'wx', mode: 0o600 });

  return {
    close: async () => {
      await rm(file, { force: true });
      callers.forEach((caller) => caller.destroy());
      server.close();
      await last;
    },
  };
}

/**
 * Asks the process that owns the folder for a copy of it.
 *
 * @returns its name; null when no owner answers.
 */
export async function askForCopy(dataDir: string): Promise<string | null> {
  const text = await readFile(path.join(dataDir, FILE), 'utf8').catch(() => null);
  if (text === null) return null;
  const { port, secret } = v.parse(placeSchema, JSON.parse(text));
  const answer = await new Promise<string>((resolve) => {
    const socket = connect({ port, host: LOOPBACK });
    let heard = '';
    socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${secret}\n`));
    socket.on('data', (said: string) => (heard += said));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(heard));
  });
  const name = /^(.*)\n$/.exec(answer)?.[1];
  // The name becomes a part of a path, so nothing else is taken for one.
  return name !== undefined && COPY_NAME.test(name) ? name : null;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
