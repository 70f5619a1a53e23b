import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { startTestChild } from '@/testing/startTestChild';
import {
  databaseAssetsDir,
  makeTestDataDir,
  openTestDataDir,
  openTestDatabase,
} from '@/testing/testDatabase';
import { DataDirInUseError } from './dataDirLock';
import { openDatabase } from './openDatabase';
import { conversations, messages, offers, settings, users } from './schema';

/** The number of migrations in the folder, from drizzle-kit's journal. */
async function countMigrations(): Promise<number> {
  const file = path.join(databaseAssetsDir, 'migrations/meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
  return journal.entries.length;
}

describe('opening a data folder', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
  });
  afterEach(() => rm(parent, { recursive: true }));

  it('creates a missing folder for this user only, and migrates the database', async () => {
    const dataDir = path.join(parent, 'new/data');
    const database = await openTestDataDir(dataDir);
    expect(database.engine).toBe('embedded');
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
    expect(await database.db.select().from(users)).toEqual([]);
    await database.close();
  });

  it('applies the migrations once and keeps what is stored when it is opened again', async () => {
    const dataDir = await makeTestDataDir();
    for (let opening = 1; opening <= 2; opening += 1) {
      const database = await openTestDataDir(dataDir);
      await database.db.insert(settings).values({ key: `opening ${opening}`, value: opening });
      const applied = await database.db.execute(
        sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
      );
      expect(applied.rows).toEqual([{ n: await countMigrations() }]);
      expect(await database.db.select().from(settings)).toHaveLength(opening);
      await database.close();
    }
    await rm(dataDir, { recursive: true });
  });

  it('refuses a folder that is open, and opens it after it was closed', async () => {
    const first = await openTestDatabase();
    await expect(openTestDataDir(first.dataDir)).rejects.toThrow(DataDirInUseError);
    await first.close();
    const again = await openTestDatabase();
    await again.close();
  });

  it('gives the lock back when PGlite or a migration fails', async () => {
    const dataDir = await makeTestDataDir();
    const brokenAssets = path.join(parent, 'assets');
    await mkdir(path.join(brokenAssets, 'migrations'), { recursive: true });
    await writeFile(path.join(brokenAssets, 'pgliteWorker.mjs'), "throw new Error('broken')");
    const troubles = { onConnectionError: jest.fn(), onLost: jest.fn() };
    await expect(openDatabase({ dataDir, assetsDir: brokenAssets, ...troubles })).rejects.toThrow(
      'broken',
    );

    await rm(path.join(brokenAssets, 'pgliteWorker.mjs'));
    const worker = path.join(databaseAssetsDir, 'pgliteWorker.mjs');
    await writeFile(
      path.join(brokenAssets, 'pgliteWorker.mjs'),
      `await import(${JSON.stringify(worker)})`,
    );
    await expect(openDatabase({ dataDir, assetsDir: brokenAssets, ...troubles })).rejects.toThrow(
      '_journal.json',
    );

    await (await openTestDataDir(dataDir)).close();
    expect(troubles.onLost).not.toHaveBeenCalled();
    await rm(dataDir, { recursive: true });
  });
});

describe('what the schema holds by itself', () => {
  const conversation = { id: '5511912345678@c.us', name: 'Ana', number: '5511912345678' };

  it('orders messages as they were stored, and allows one open offer a chat', async () => {
    const { db, close } = await openTestDatabase();
    await db.insert(conversations).values({ ...conversation, createdAt: 1 });
    for (const id of ['m2', 'm1']) {
      await db.insert(messages).values({
        id,
        conversationId: conversation.id,
        body: 'oi',
        fromMe: false,
        sentAt: 1_700_000_000_000,
      });
    }
    const stored = await db.select().from(messages).orderBy(messages.ordinal);
    expect(stored.map(({ id, ordinal, sentAt }) => ({ id, ordinal, sentAt }))).toEqual([
      { id: 'm2', ordinal: 1, sentAt: 1_700_000_000_000 },
      { id: 'm1', ordinal: 2, sentAt: 1_700_000_000_000 },
    ]);

    const offer = {
      chatId: conversation.id,
      clienteNome: 'Ana',
      mensagem: 'oi',
      createdAt: 1,
      expiresAt: 2,
    };
    await db.insert(offers).values({ ...offer, id: 'o1', status: 'expired' });
    await db.insert(offers).values({ ...offer, id: 'o2' });
    await expect(db.insert(offers).values({ ...offer, id: 'o3' })).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'offers_one_open_per_chat' },
    });
    await close();
  });
});

describe('kill -9 amid writes', () => {
  it('keeps every acknowledged row, and no half of a transaction, three times over', async () => {
    const dataDir = await makeTestDataDir();
    for (let round = 0; round < 3; round += 1) {
      const acknowledged = await writeUntilKilled(dataDir, `round ${round}`);
      const { db, close } = await openTestDataDir(dataDir);
      const stored = new Set((await db.select().from(settings)).map(({ key }) => key));
      expect(acknowledged.length).toBeGreaterThan(0);
      for (const key of acknowledged) {
        expect(stored).toContain(`${key} a`);
        expect(stored).toContain(`${key} b`);
      }
      expect(stored.size % 2).toBe(0);
      await close();
    }
    await rm(dataDir, { recursive: true });
  });
});

/** Starts a process that writes pairs of rows and prints each pair's name once it is stored, and kills it amid that. */
async function writeUntilKilled(dataDir: string, name: string): Promise<string[]> {
  const child = startTestChild(`
    const { openDatabase } = require('./src/server/db/openDatabase.ts');
    const { settings } = require('./src/server/db/schema/settings.ts');
    const fail = (error) => { throw error; };
    (async () => {
      const { db } = await openDatabase({
        dataDir: ${JSON.stringify(dataDir)},
        assetsDir: ${JSON.stringify(databaseAssetsDir)},
        onLost: fail,
        onConnectionError: fail,
      });
      for (let n = 0; ; n += 1) {
        const key = ${JSON.stringify(name)} + ' pair ' + n;
        await db.transaction(async (tx) => {
          await tx.insert(settings).values({ key: key + ' a', value: n });
          await tx.insert(settings).values({ key: key + ' b', value: n });
        });
        process.stdout.write(key + '\\n');
      }
    })();
  `);
  const acknowledged: string[] = [];
  const firstLine = await child.nextLine();
  if (firstLine) acknowledged.push(firstLine);
  const killed = sleep(100 + Math.random() * 200).then(() => child.kill());
  for (let line = await child.nextLine(); line !== undefined; line = await child.nextLine()) {
    acknowledged.push(line);
  }
  await killed;
  return acknowledged;
}
