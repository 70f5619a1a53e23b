import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { create } from 'tar';
import { messages } from '@/server/db/schema';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '@/server/demo/accounts';
import { buildServer, type ServerBuild } from '@/testing/buildServer';
import { databaseHash } from '@/testing/databaseHash';
import { SHORT_LIVED } from '@/testing/nodeArgs';
import { runCli } from '@/testing/runCli';
import { runCommandHere } from '@/testing/runCommandHere';
import { databaseAssetsDir, makeTestDataDir, lookInto } from '@/testing/testDatabase';
import { tokenAt } from '@/testing/tokenAt';
import { until } from '@/testing/until';
import { FOLDERS, FORMAT, hashFiles, MANIFEST, newestSchema, type Manifest } from './manifest';

let build: ServerBuild;
let folder: string;
let dataDir: string;
let file: string;
beforeAll(async () => {
  build = await buildServer();
});
afterAll(() => build.remove());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
  dataDir = path.join(folder, 'data');
  file = path.join(folder, 'backup.tgz');
  await rename(await makeTestDataDir(), dataDir);
});
const servers: ChildProcess[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await end(server);
  await rm(folder, { recursive: true });
});

/** Starts the demo, with customers who write. @returns its address. */
async function startServer(dir = dataDir): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [...SHORT_LIVED, path.join(build.dir, 'main.mjs')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dir, SIM_RATE: '600' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  servers.push(server);
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url) return { server, url };
  }
  throw new Error('The server did not start');
}
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
/** Runs a command as a process of its own, as a person would. */
const cli = (...words: string[]) => runCli(build.dir, words, { env: { DATA_DIR: dataDir } });
const here = (...words: string[]) => runCommandHere(words, { env: { DATA_DIR: dataDir } });
const restore = (to: string, from = file) => here('restore', from, to);
const target = () => path.join(folder, 'restored');

const contents = (dir: string) => lookInto(dir, databaseHash);
/** Waits until a customer has written and a picture exists: then a backup has something of everything to keep. */
async function customersWrite(url: string): Promise<void> {
  const token = await tokenAt(url, DEMO_ACCOUNTS[0].email, DEMO_PASSWORD);
  const headers = { Authorization: `Bearer ${token}` };
  await until(
    async () => {
      const answer = await fetch(`${url}/api/conversations`, { headers });
      // The folder is created with the first picture.
      const pictures = await readdir(path.join(dataDir, 'media')).catch(() => []);
      return ((await answer.json()) as unknown[]).length > 0 && pictures.length > 0;
    },
    { pollMs: 100 },
  );
}

describe('a backup', () => {
  it('restores every table and picture, and a server starts on it', async () => {
    const aged = await startServer();
    await customersWrite(aged.url);
    await end(aged.server);
    const before = await contents(dataDir);
    expect(before['messages']).not.toMatch(/^0:/);
    const pictures = (await readdir(path.join(dataDir, 'media'))).sort();
    expect(pictures).not.toEqual([]);
    const made = await cli('backup', file);
    expect([made.code, made.complaints]).toEqual([0, '']);
    expect(made.printed).toMatch(
      /\d+ files\. The keys .*\(SECRETS_KEY\) are not among them: keep the latter elsewhere\./,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const restored = await cli('restore', file, target());
    expect([restored.code, restored.complaints]).toEqual([0, '']);
    expect(await contents(target())).toEqual(before);
    expect((await readdir(path.join(target(), 'media'))).sort()).toEqual(pictures);
    for (const picture of pictures) {
      const [was, is] = await Promise.all(
        [dataDir, target()].map((dir) => readFile(path.join(dir, 'media', picture))),
      );
      expect(is?.equals(was!)).toBe(true);
    }
    const keys = ['jwt-secret', 'secrets-key'];
    expect((await readdir(target())).filter((name) => keys.includes(name))).toEqual([]);
    // The key of secrets was kept elsewhere, as the backup says.
    await copyFile(path.join(dataDir, 'secrets-key'), path.join(target(), 'secrets-key'));
    const { url } = await startServer(target());
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });

  it('is made while the server runs, which goes on and leaves no copy in its folder', async () => {
    const { url, server } = await startServer();
    await customersWrite(url);
    // Two run at once: neither removes what the other is packing.
    for (const made of await Promise.all([cli('backup', file), cli('backup', `${file}.too`)])) {
      expect([made.code, made.complaints]).toEqual([0, '']);
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('snapshot'))).toEqual([]);
    const kept = await restore(target());
    expect([kept.code, kept.complaints]).toEqual([0, '']);
    await end(server);
    const messagesIn = (dir: string) => lookInto(dir, (db) => db.select().from(messages));
    const known = new Set((await messagesIn(dataDir)).map(({ id }) => id));
    const inBackup = await messagesIn(target());
    expect(inBackup.length).toBeGreaterThan(0);
    expect(inBackup.every(({ id }) => known.has(id))).toBe(true);
  });

  it('is refused to a process that cannot read the folder', async () => {
    await startServer();
    const door = path.join(dataDir, 'backup-door');
    expect((await stat(door)).mode & 0o777).toBe(0o600);
    const { port } = JSON.parse(await readFile(door, 'utf8')) as { port: number };
    for (const said of ['0'.repeat(64), '', 'x'.repeat(10_000)]) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      let heard = '';
      socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
      socket.write(`${said}\n`);
      await once(socket, 'close');
      expect(heard).toBe('');
    }
    expect((await readdir(dataDir)).filter((name) => name.startsWith('snapshot'))).toEqual([]);
  });

  it('overwrites no file, and says what is missing', async () => {
    await writeFile(file, 'mine');
    // The process ends with this code, and says so on standard error.
    expect(await cli('backup', file)).toMatchObject({
      code: 1,
      complaints: `${file} is there already.\n`,
    });
    expect(await readFile(file, 'utf8')).toBe('mine');
    const nowhere = path.join(folder, 'no/backup.tgz');
    expect((await here('backup', nowhere)).complaints).toBe(`There is no folder for ${nowhere}.\n`);
    expect((await here('backup')).complaints).toBe('npm run backup -- FILE\n');
    const env = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://user@127.0.0.1/x' };
    expect((await runCommandHere(['backup', file], { env })).complaints).toMatch(
      /^DATABASE_URL is set: use pg_dump/,
    );
    expect((await readdir(folder)).sort()).toEqual(['backup.tgz', 'data']);
  });
});

describe('restoring', () => {
  /**
   * Packs an archive that passes every check before the database, which alone is a thousand files in a real one.
   *
   * @param change what is done to its contents before they are packed
   */
  async function packed(change: (dir: string) => Promise<unknown> = () => Promise.resolve()) {
    const dir = path.join(folder, 'unpacked');
    for (const each of FOLDERS) await mkdir(path.join(dir, each), { recursive: true });
    await writeFile(path.join(dir, 'pg/PG_VERSION'), '17\n');
    await writeFile(path.join(dir, 'media/picture.png'), randomBytes(10_000));
    const manifest: Manifest = {
      format: FORMAT,
      madeAt: '2026-01-01T00:00:00.000Z',
      schema: await newestSchema(databaseAssetsDir),
      files: await hashFiles(dir),
    };
    await writeFile(path.join(dir, MANIFEST), JSON.stringify(manifest));
    await change(dir);
    await create({ gzip: true, cwd: dir, file }, await readdir(dir));
    await rm(dir, { recursive: true });
    return file;
  }
  /** Expects that a refused restore leaves nothing behind. */
  const expectRefusal = async (sentence: RegExp, from = file) => {
    const { code, complaints } = await restore(target(), from);
    expect([code, complaints]).toEqual([1, expect.stringMatching(sentence)]);
    expect((await readdir(folder)).filter((name) => name.startsWith('restored'))).toEqual([]);
  };
  const withManifest = (change: (manifest: Manifest) => object) =>
    packed(async (dir) => {
      const at = path.join(dir, MANIFEST);
      const manifest = JSON.parse(await readFile(at, 'utf8')) as Manifest;
      await writeFile(at, JSON.stringify(change(manifest)));
    });

  it('refuses a folder that holds anything, and takes an empty one', async () => {
    expect((await here('backup', file)).code).toBe(0);
    await mkdir(target());
    await writeFile(path.join(target(), 'mine'), '');
    const refused = await restore(target());
    expect([refused.code, refused.complaints]).toEqual([
      1,
      expect.stringMatching(/ is not empty\. A backup is restored into a folder of its own\.\n$/),
    ]);
    expect(await readdir(target())).toEqual(['mine']);
    await rm(path.join(target(), 'mine'));
    expect((await restore(target())).code).toBe(0);
  });

  it('refuses a database that does not open', async () => {
    await packed();
    await expectRefusal(/^The database refused it\.\n$/);
  });

  it('refuses a damaged file: cut off, a byte changed, no archive at all, none', async () => {
    const bytes = await readFile(await packed());
    const other = path.join(folder, 'other.tgz');
    await writeFile(other, bytes.subarray(0, bytes.length / 2));
    await expectRefusal(/is no backup, or is damaged\.\n$/, other);
    const flipped = Buffer.from(bytes);
    flipped[Math.floor(bytes.length / 2)]! ^= 0xff;
    await writeFile(other, flipped);
    await expectRefusal(/is no backup, or is damaged\.\n$/, other);
    await writeFile(other, 'a text');
    await expectRefusal(/is no backup, or is damaged\.\n$/, other);
    await expectRefusal(/^There is no file /, path.join(folder, 'gone.tgz'));
  });

  it('refuses files that differ from the manifest', async () => {
    const version = (dir: string) => path.join(dir, 'pg/PG_VERSION');
    await expectRefusal(/damaged/, await packed((dir) => writeFile(version(dir), '99\n')));
    await expectRefusal(/damaged/, await packed((dir) => rm(version(dir))));
    const extra = (dir: string) => writeFile(path.join(dir, 'media/extra.svg'), '<svg/>');
    await expectRefusal(/damaged/, await packed(extra));
    const noManifest = await packed((dir) => rm(path.join(dir, 'manifest.json')));
    await expectRefusal(/says nothing of what it is/, noManifest);
  });

  it('refuses the archive of a newer version', async () => {
    await expectRefusal(/newer version/, await withManifest((each) => ({ ...each, format: 2 })));
    const schema = Date.now() * 2;
    await expectRefusal(/newer version/, await withManifest((each) => ({ ...each, schema })));
  });

  it('refuses an archive with paths outside its folder, or with links', async () => {
    await writeFile(path.join(folder, 'evil.txt'), 'evil');
    const other = path.join(folder, 'other.tgz');
    await mkdir(path.join(folder, 'in/pg'), { recursive: true });
    for (const place of ['../evil.txt', path.join(folder, 'evil.txt'), 'pg/../../evil.txt']) {
      const options = { gzip: true, cwd: path.join(folder, 'in'), file: other } as const;
      await create({ ...options, preservePaths: true }, [place]);
      await expectRefusal(/damaged/, other);
    }
    const linked = await packed((dir) => symlink('/etc', path.join(dir, 'media/etc')));
    await expectRefusal(/damaged/, linked);
  });
});
