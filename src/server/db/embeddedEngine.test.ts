import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool, PoolClient } from 'pg';
import { databaseAssetsDir, openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { openEmbeddedEngine } from './embeddedEngine';
import { settings } from './schema';

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await openTestDatabase();
  pool = database.db.$client;
  await pool.query('create table t (id int primary key, body text)');
});

afterAll(() => database.close());

beforeEach(() => pool.query('truncate t'));

async function withClient<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

describe('the embedded engine behind node-postgres', () => {
  it('answers simple queries, several statements at once too', async () => {
    const results: unknown = await pool.query('select 1 as one; select 2 as two');
    expect(results).toMatchObject([{ rows: [{ one: 1 }] }, { rows: [{ two: 2 }] }]);
  });

  it('answers parameterised queries with the types a Postgres server gives', async () => {
    const { rows } = await pool.query(
      `select $1::int as int, $2::bigint as bigint, $3::text as text, $4::boolean as bool, $5::jsonb as json,
        null as nothing, array['a','b'] as list, 1.50::numeric as numeric`,
      [7, '9007199254740993', 'ação 🙂', true, { a: [1, 'é'] }],
    );
    expect(rows).toEqual([
      {
        int: 7,
        bigint: '9007199254740993',
        text: 'ação 🙂',
        bool: true,
        json: { a: [1, 'é'] },
        nothing: null,
        list: ['a', 'b'],
        numeric: '1.50',
      },
    ]);
  });

  it('reuses a prepared statement', async () => {
    for (const id of [1, 2, 3]) {
      await pool.query({
        name: 'put',
        text: 'insert into t values ($1, $2)',
        values: [id, `row ${id}`],
      });
    }
    expect((await pool.query('select id from t order by id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });

  it('passes errors on with SQLSTATE and constraint, and goes on', async () => {
    await pool.query('insert into t values (1)');
    await expect(pool.query('insert into t values ($1)', [1])).rejects.toMatchObject({
      code: '23505',
      constraint: 't_pkey',
      table: 't',
    });
    await expect(pool.query('selec 1')).rejects.toMatchObject({ code: '42601' });
    await expect(pool.query('select 1 / $1::int', [0])).rejects.toMatchObject({ code: '22012' });
    expect((await pool.query('select count(*)::int as n from t')).rows).toEqual([{ n: 1 }]);
  });

  it('refuses everything in a failed transaction until its rollback', async () => {
    await withClient(async (client) => {
      await client.query('begin');
      await client.query('insert into t values (1)');
      await expect(client.query('select 1 / $1::int', [0])).rejects.toMatchObject({
        code: '22012',
      });
      await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
      await client.query('rollback');
      expect((await client.query('select * from t')).rows).toEqual([]);
    });
  });

  it('rolls back a failed drizzle transaction, and of one within another only the inner part', async () => {
    const { db } = database;
    await expect(
      db.transaction(async (tx) => {
        await tx.insert(settings).values({ key: 'gone', value: 1 });
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await db.transaction(async (tx) => {
      await tx.insert(settings).values({ key: 'kept', value: { n: 1 } });
      await expect(
        tx.transaction((inner) => inner.insert(settings).values({ key: 'kept', value: 2 })),
      ).rejects.toMatchObject({ cause: { code: '23505' } });
    });
    expect(await db.select().from(settings)).toEqual([{ key: 'kept', value: { n: 1 } }]);
  });

  it('carries 5 MB back, 1 MB in, and 100,000 rows', async () => {
    const big = await pool.query<{ body: string }>("select repeat('x', 5000000) as body");
    expect(big.rows[0]?.body).toHaveLength(5_000_000);
    const body = 'ç'.repeat(1_000_000);
    await pool.query('insert into t values (1, $1)', [body]);
    expect((await pool.query<{ body: string }>('select body from t')).rows[0]?.body).toBe(body);
    const many = await pool.query('select g from generate_series(1, 100000) g');
    expect(many.rows).toHaveLength(100_000);
  });

  it('answers 200 queries asked at once, each with its own answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, n) => {
        if (n % 10 === 0)
          await expect(pool.query('selec')).rejects.toMatchObject({ code: '42601' });
        return (await pool.query<{ n: number }>('select $1::int as n', [n])).rows[0]?.n;
      }),
    );
    expect(answers).toEqual(Array.from({ length: 200 }, (_, n) => n));
  });

  it('gives the next connection a clean session when one is dropped amid a transaction', async () => {
    const client = await pool.connect();
    await client.query('begin');
    await client.query({ name: 'mine', text: 'insert into t values (1)' });
    await client.query("set application_name = 'left over'");
    client.release(true);

    expect((await pool.query('select * from t')).rows).toEqual([]);
    expect((await pool.query('show application_name')).rows).not.toEqual([
      { application_name: 'left over' },
    ]);
    await pool.query({ name: 'mine', text: 'insert into t values (2)' });
    expect((await pool.query('select id from t')).rows).toEqual([{ id: 2 }]);
  });

  it('drops a connection amid a query without mixing its answer into the next', async () => {
    const client = await pool.connect();
    const unanswered = client.query('select count(*) from generate_series(1, 1000000)');
    client.release(true);
    await expect(unanswered).rejects.toThrow();
    expect((await pool.query("select 'mine' as whose")).rows).toEqual([{ whose: 'mine' }]);
  });

  it('leaves the event loop free while a query runs', async () => {
    let ticks = 0;
    const ticking = setInterval(() => (ticks += 1), 5);
    const started = Date.now();
    await database.db.execute(sql`select count(*) from generate_series(1, 3000000)`);
    const took = Date.now() - started;
    clearInterval(ticking);
    // If the query ran in this thread, there would be no ticks.
    expect(took).toBeGreaterThan(100);
    expect(ticks).toBeGreaterThan(10);
  });
});

describe('opening and losing the embedded engine', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('says why a folder cannot be opened', async () => {
    const pgDir = path.join(__filename, 'no folder');
    await expect(
      openEmbeddedEngine({
        pgDir,
        assetsDir: databaseAssetsDir,
        onConnectionError: jest.fn(),
        onLost: jest.fn(),
      }),
    ).rejects.toThrow(/ENOTDIR|no folder/);
  });

  it('reports once that it is lost when its thread ends, and fails later queries', async () => {
    const onLost = jest.fn();
    const engine = await openEmbeddedEngine({
      pgDir: folder,
      assetsDir: await assetsWithDyingWorker(folder),
      onConnectionError: jest.fn(),
      onLost,
    });
    await expect(engine.pool.query('select 1')).rejects.toThrow();
    while (onLost.mock.calls.length === 0) await sleep(10);
    await expect(engine.pool.query('select 1')).rejects.toThrow('The embedded database is closed');
    await engine.close();
    expect(onLost).toHaveBeenCalledTimes(1);
  });
});

/** Creates a worker that becomes ready and fails at its first connection, as one whose WebAssembly aborts. */
async function assetsWithDyingWorker(folder: string): Promise<string> {
  await writeFile(
    path.join(folder, 'pgliteWorker.mjs'),
    `import { parentPort } from 'node:worker_threads';
     parentPort.once('message', () => { throw new Error('aborted'); });
     parentPort.postMessage('ready');`,
  );
  return folder;
}
