import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from './freePort';
import { until } from './until';

/** Where packages of Linux systems put Postgres, one folder a version. */
const LINUX_ROOT = '/usr/lib/postgresql';
/** The user and group `nobody`: Postgres refuses to run as root. */
const NOBODY = 65_534;
/** Nothing in a test's database outlives it, so nothing is worth a flush. */
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const binaries = findBinaries();

/** `describe` where a Postgres is installed; elsewhere its tests are reported as skipped. */
export const describeWithPostgres = binaries === undefined ? describe.skip : describe;

/** A Postgres server of a test's own, in a temporary folder and on a free port of the loopback. */
export interface PostgresCluster {
  /** The address of an empty database that no other call was given. */
  makeDatabase: () => Promise<string>;
  /** Ends the server at once, and with it every session, as an administrator who restarts it would. */
  stop: () => Promise<void>;
  /** Starts it again, on the same port; nothing while it runs. */
  start: () => Promise<void>;
  /** Ends it and removes its folder. */
  remove: () => Promise<void>;
}

/** Makes a cluster and starts it: two seconds. Where no Postgres is installed the tests must have been skipped. */
export async function makePostgresCluster(): Promise<PostgresCluster> {
  if (binaries === undefined) throw new Error('No Postgres is installed here');
  const program = (name: string) => path.join(binaries, name);
  const folder = mkdtempSync(path.join(tmpdir(), 'balcao-pg-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if ('uid' in user) chownSync(folder, NOBODY, NOBODY);
  chmodSync(folder, 0o700);
  const data = path.join(folder, 'data');
  execFileSync(
    program('initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { stdio: 'pipe', cwd: folder, ...user },
  );
  const port = await freePort();
  const address = (name: string) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  let child: ChildProcess | null = null;
  let databases = 0;

  const cluster: PostgresCluster = {
    makeDatabase: async () => {
      databases += 1;
      const name = `test_${databases}`;
      await asked(address('postgres'), `create database ${name}`);
      return address(name);
    },
    stop: async () => {
      if (!child) return;
      const exited = once(child, 'exit');
      // SIGINT is Postgres's fast shutdown: sessions are ended, nothing committed is lost.
      child.kill('SIGINT');
      child = null;
      await exited;
    },
    start: async () => {
      if (child) return;
      const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
      child = spawn(
        program('postgres'),
        ['-D', data, ...[...settings, ...FAST].flatMap((setting) => ['-c', setting])],
        { stdio: 'ignore', cwd: folder, ...user },
      );
      await until(() => asked(address('postgres'), 'select 1'), { pollMs: 50 });
    },
    remove: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await cluster.start();
  return cluster;
}

/** @returns whether the server answered. */
async function asked(databaseUrl: string, statement: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(statement);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns the folder of the newest Postgres of this machine, 15 or later; undefined when there is none. */
function findBinaries(): string | undefined {
  const versions = existsSync(LINUX_ROOT) ? readdirSync(LINUX_ROOT) : [];
  const packaged = versions
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(LINUX_ROOT, version, 'bin'));
  const folders = [...(process.env.PATH?.split(path.delimiter) ?? []), ...packaged];
  return folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, name))),
  );
}
