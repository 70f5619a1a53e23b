import { setTimeout as sleep } from 'node:timers/promises';
import { databaseAssetsDir } from '@/testing/testDatabase';
import { openDatabase } from './openDatabase';
import { DatabaseInUseError } from './postgresEngine';
import { settings } from './schema';

/** A database on a Postgres server for tests. Its tables stay, the rows of this test do not. */
const databaseUrl = process.env.TEST_DATABASE_URL;

const troubles = { onConnectionError: jest.fn(), onLost: jest.fn() };
const open = (url: string | undefined) =>
  openDatabase({ dataDir: 'unused', databaseUrl: url, assetsDir: databaseAssetsDir, ...troubles });

it('passes on why a Postgres server cannot be reached', async () => {
  await expect(open('postgres://postgres@127.0.0.1:1/none')).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  });
});

beforeEach(() => jest.clearAllMocks());

(databaseUrl ? describe : describe.skip)('a Postgres server', () => {
  it('serves one server at a time, and the next one when that closed', async () => {
    const first = await open(databaseUrl);
    expect(first.engine).toBe('postgres');
    await expect(open(databaseUrl)).rejects.toThrow(DatabaseInUseError);
    await first.close();
    const second = await open(databaseUrl);
    await second.close();
    expect(troubles.onLost).not.toHaveBeenCalled();
  });

  it('says that it is lost when the connection that holds the lock breaks', async () => {
    const { db, close } = await open(databaseUrl);
    await db.execute(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted`,
    );
    while (troubles.onLost.mock.calls.length === 0) await sleep(10);
    expect(troubles.onLost).toHaveBeenCalledTimes(1);
    await close();
  });

  it('reports a connection that breaks amid a transaction, and goes on with another', async () => {
    const { db, close } = await open(databaseUrl);
    await expect(
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid');
        await db.execute(`select pg_terminate_backend(${rows[0]!.pid})`);
        while (troubles.onConnectionError.mock.calls.length === 0) await sleep(10);
        await tx.insert(settings).values({ key: 'never', value: 1 });
      }),
    ).rejects.toThrow();
    expect(await db.select().from(settings)).toEqual([]);
    expect(troubles.onLost).not.toHaveBeenCalled();
    await close();
  });

  it('stores and rolls back as the embedded engine does', async () => {
    const { db, close } = await open(databaseUrl);
    await db.delete(settings);
    await db.insert(settings).values({ key: 'one', value: { n: 1 } });
    await expect(db.insert(settings).values({ key: 'one', value: 2 })).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'settings_pkey' },
    });
    expect(await db.select().from(settings)).toEqual([{ key: 'one', value: { n: 1 } }]);
    await db.delete(settings);
    await close();
  });
});
