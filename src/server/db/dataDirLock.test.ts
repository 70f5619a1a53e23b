import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestChild } from '@/testing/startTestChild';
import { DataDirInUseError, lockDataDir } from './dataDirLock';

let dataDir: string;
const claims = () => readdir(path.join(dataDir, 'lock'));

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

/** Starts a process that tries to take the lock, prints 'locked' or the error's name, and stays alive. */
const startContender = () =>
  startTestChild(`
    const { lockDataDir } = require(${JSON.stringify(path.join(__dirname, 'dataDirLock.ts'))});
    lockDataDir(${JSON.stringify(dataDir)}).then(
      () => console.log('locked'),
      (error) => console.log(error.name),
    );
    setInterval(() => {}, 1000);
  `);

describe('the lock on a data folder', () => {
  it('refuses a second owner with a sentence that names the folder', async () => {
    const lock = await lockDataDir(dataDir);
    const refusal: unknown = await lockDataDir(dataDir).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirInUseError);
    expect((refusal as Error).message).toContain(dataDir);
    await lock.release();
  });

  it('is free again after release, and leaves no file', async () => {
    for (let round = 0; round < 3; round += 1) {
      const lock = await lockDataDir(dataDir);
      await lock.release();
    }
    expect(await claims()).toEqual([]);
  });

  it('refuses another process, and is freed by kill -9', async () => {
    const owner = startContender();
    expect(await owner.nextLine()).toBe('locked');
    const second = startContender();
    expect(await second.nextLine()).toBe('DataDirInUseError');
    await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
    await second.kill();
    await owner.kill();
    expect(await claims()).toHaveLength(1);

    const lock = await lockDataDir(dataDir);
    expect(await claims()).toHaveLength(1);
    await lock.release();
  });

  it('gives one of 20 simultaneous starters the lock, ten times over', async () => {
    for (let round = 0; round < 10; round += 1) {
      const outcomes = await Promise.allSettled(
        Array.from({ length: 20 }, () => lockDataDir(dataDir)),
      );
      const locks = outcomes.flatMap((o) => (o.status === 'fulfilled' ? [o.value] : []));
      const errors = outcomes.flatMap((o) =>
        o.status === 'rejected' ? [o.reason as unknown] : [],
      );
      expect(locks).toHaveLength(1);
      errors.forEach((error) => expect(error).toBeInstanceOf(DataDirInUseError));
      await locks[0]!.release();
    }
  });

  it('gives one of five simultaneous processes the lock', async () => {
    const contenders = Array.from({ length: 5 }, startContender);
    const said = await Promise.all(contenders.map((contender) => contender.nextLine()));
    await Promise.all(contenders.map((contender) => contender.kill()));
    expect(said.filter((line) => line === 'locked')).toHaveLength(1);
    expect(said.filter((line) => line === 'DataDirInUseError')).toHaveLength(4);
  });

  it("is readable by this system's user alone", async () => {
    const lock = await lockDataDir(dataDir);
    const lockDir = path.join(dataDir, 'lock');
    expect((await stat(lockDir)).mode & 0o777).toBe(0o700);
    const [file] = await claims();
    expect((await stat(path.join(lockDir, file!))).mode & 0o777).toBe(0o600);
    await lock.release();
  });
});

describe('a lock file whose port another program may have by now', () => {
  let stranger: Server;
  afterEach(() => stranger.close());

  /** @param meanwhile is called before the program answers. */
  async function claimOn(answer: string | undefined, meanwhile = () => {}): Promise<string> {
    await (await lockDataDir(dataDir)).release();
    stranger = createServer((caller) => {
      caller.on('error', () => caller.destroy());
      meanwhile();
      if (answer === undefined) return;
      caller.end(answer);
    }).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const file = `${(stranger.address() as AddressInfo).port}-a-nonce`;
    await writeFile(path.join(dataDir, 'lock', file), '');
    return file;
  }

  it('is ignored when the program there answers something else', async () => {
    const stale = await claimOn('HTTP/1.1 400 Bad Request\r\n\r\n');
    const lock = await lockDataDir(dataDir);
    expect(await claims()).not.toContain(stale);
    await lock.release();
  });

  it('is heard although the starter itself stood still for longer than the program may take', async () => {
    const standStill = () =>
      void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3_200);
    await claimOn('HTTP/1.1 400 Bad Request\r\n\r\n', standStill);
    const lock = await lockDataDir(dataDir);
    await lock.release();
  });

  it('keeps the folder locked when nothing answers there: its owner may hang', async () => {
    await claimOn(undefined);
    await expect(lockDataDir(dataDir)).rejects.toThrow(DataDirInUseError);
  });
});
