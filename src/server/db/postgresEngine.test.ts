import {
  describeWithPostgres,
  makePostgresCluster,
  type PostgresCluster,
} from '@/testing/postgresCluster';
import { startPostgresProxy, type PostgresProxy } from '@/testing/postgresProxy';
import { databaseAssetsDir } from '@/testing/testDatabase';
import { until } from '@/testing/until';
import { openDatabase, type OpenDatabase } from './openDatabase';
import { MAX_CONNECTIONS } from './postgresEngine';
import { createReadinessCheck } from './readiness';
import { settings } from './schema';
import { WriteRefusedError } from './serialWrites';
import { DatabaseInUseError } from './serverLock';
import { isDatabaseAway } from './sqlState';

const troubles = { onConnectionError: jest.fn(), onLost: jest.fn(), onAvailable: jest.fn() };
/** Only what fails at a limit may come near one: a slow machine takes a while to connect. */
const patient = { statementTimeoutMs: 60_000, lockTimeoutMs: 60_000, connectionWaitMs: 60_000 };
const options = (databaseUrl: string) => ({
  dataDir: 'unused',
  databaseUrl,
  limits: patient,
  assetsDir: databaseAssetsDir,
  ...troubles,
});

it('passes on why a Postgres server cannot be reached, as something to wait for', async () => {
  const refusal: unknown = await openDatabase(
    options('postgres://postgres@127.0.0.1:1/none'),
  ).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ code: 'ECONNREFUSED' });
  expect(isDatabaseAway(refusal)).toBe(true);
});

describeWithPostgres('a Postgres server', () => {
  let cluster: PostgresCluster;
  let databaseUrl: string;
  const opened: OpenDatabase[] = [];
  const proxies: PostgresProxy[] = [];

  beforeAll(async () => {
    cluster = await makePostgresCluster();
  });
  afterAll(() => cluster.remove());
  beforeEach(async () => {
    jest.clearAllMocks();
    databaseUrl = await cluster.makeDatabase();
  });
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    for (const proxy of proxies.splice(0)) await proxy.close();
  });

  /** Lets the database of this test be opened through a proxy from here on. */
  async function openThroughProxy(): Promise<{ database: OpenDatabase; proxy: PostgresProxy }> {
    const proxy = await startPostgresProxy(databaseUrl);
    proxies.push(proxy);
    databaseUrl = proxy.url;
    return { database: await open(), proxy };
  }

  async function open(ownLimits = patient): Promise<OpenDatabase> {
    const database = await openDatabase({ ...options(databaseUrl), limits: ownLimits });
    opened.push(database);
    return database;
  }

  const endLockSession = ({ db }: OpenDatabase) =>
    db.execute(`select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and granted and objid = 4206001
        and database = (select oid from pg_database where datname = current_database())`);

  it('serves one server at a time, and the next one when that closed', async () => {
    const first = await openDatabase(options(databaseUrl));
    expect(first.engine).toBe('postgres');
    await expect(open()).rejects.toThrow(DatabaseInUseError);
    await first.close();
    await open();
    expect(troubles.onLost).not.toHaveBeenCalled();
    expect(troubles.onAvailable).not.toHaveBeenCalledWith(false);
  });

  it('takes its lock again when the connection that holds it breaks', async () => {
    const database = await open();
    await endLockSession(database);
    await until(() => troubles.onAvailable.mock.calls.length === 3);
    expect(troubles.onAvailable.mock.calls).toEqual([[true], [false], [true]]);
    await database.db.transaction((tx) => database.fence!(tx));
    expect(troubles.onLost).not.toHaveBeenCalled();
  });

  it('is away while the server is stopped, and back by itself', async () => {
    const database = await open();
    await cluster.stop();
    await until(() => !database.isHeld());
    expect(await createReadinessCheck(database)()).toBe(false);
    const failure: unknown = await database.db
      .select()
      .from(settings)
      .catch((e: unknown) => e);
    expect(isDatabaseAway(failure)).toBe(true);
    await cluster.start();
    await until(() => database.isHeld());
    await until(createReadinessCheck(database));
    expect(await database.db.select().from(settings)).toEqual([]);
  });

  it('is away while its host says nothing, and back by itself', async () => {
    const { database, proxy } = await openThroughProxy();
    proxy.freeze();
    await until(() => !database.isHeld());
    expect(troubles.onAvailable.mock.calls).toEqual([[true], [false]]);
    proxy.open();
    await until(() => database.isHeld());
    await database.db.transaction((tx) => database.fence!(tx));
    expect(troubles.onLost).not.toHaveBeenCalled();
  });

  it('is not away when it was this process that stood still', async () => {
    const { database, proxy } = await openThroughProxy();
    const before = proxy.statements();
    await until(() => proxy.statements() > before, { pollMs: 1 });
    // The proxy stands still with it: the answer comes in afterwards.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 7_000);
    const after = proxy.statements();
    await until(() => proxy.statements() > after);
    expect(database.isHeld()).toBe(true);
    expect(troubles.onAvailable.mock.calls).toEqual([[true]]);
  });

  it('can be closed while its host says nothing, when what waits for it is cut off', async () => {
    const { database, proxy } = await openThroughProxy();
    let isRead: () => void;
    const read = new Promise<void>((resolve) => (isRead = resolve));
    const write = database.db.transaction(async (tx) => {
      await tx.select().from(settings);
      isRead();
      proxy.freeze();
      await tx.insert(settings).values({ key: 'one', value: 1 });
    });
    const refused = expect(write).rejects.toThrow();
    await read;
    database.cut();
    await database.close();
    await refused;
    expect(
      isDatabaseAway(
        await database.db
          .select()
          .from(settings)
          .catch((e: unknown) => e),
      ),
    ).toBe(true);
  });

  it('gets each connection back, whichever statement of a transaction breaks', async () => {
    const { database, proxy } = await openThroughProxy();
    const write = () =>
      database.db.transaction((tx) =>
        tx.insert(settings).values({ key: 'one', value: 1 }).onConflictDoNothing(),
      );
    for (let n = 0; n < MAX_CONNECTIONS; n += 1) {
      for (const statement of ['begin', 'insert', 'commit']) {
        for (const moment of ['unsent', 'unanswered'] as const) {
          const isCut = proxy.cutAt(statement, moment);
          await expect(write()).rejects.toThrow();
          await isCut;
          proxy.open();
        }
      }
    }
    await write();
    expect(database.db.$client.totalCount).toBe(1);
  });

  it('lets no write of a former owner pass, and gives up for good when another has the lock', async () => {
    const former = await open();
    await endLockSession(former);
    const next = await open();
    await expect(former.db.transaction((tx) => former.fence!(tx))).rejects.toThrow(
      WriteRefusedError,
    );
    await until(() => troubles.onLost.mock.calls.length > 0);
    expect(troubles.onLost).toHaveBeenCalledTimes(1);
    expect(troubles.onLost).toHaveBeenCalledWith(expect.any(DatabaseInUseError));
    await next.db.transaction((tx) => next.fence!(tx));
  });

  it('gives the lock to nobody before the writes of the former owner have ended', async () => {
    const former = await open();
    const order: string[] = [];
    let next: Promise<unknown> = Promise.resolve();
    await former.db.transaction(async (tx) => {
      await former.fence!(tx);
      await endLockSession(former);
      next = open().then(
        () => order.push('the next begins'),
        () => order.push('the next begins'),
      );
      // The next one stands behind this transaction, or the former owner has taken its lock again first.
      await until(
        async () => {
          const { rows } = await tx.execute(
            `select 1 from pg_locks where locktype = 'advisory' and not granted`,
          );
          return rows.length > 0;
        },
        { pollMs: 5 },
      );
      await tx.insert(settings).values({ key: 'late', value: 1 });
      order.push('the write ends');
    });
    await next;
    expect(order).toEqual(['the write ends', 'the next begins']);
  });

  it('ends a statement and a wait for a connection at their limits', async () => {
    const { db } = await open({ ...patient, statementTimeoutMs: 1_000, connectionWaitMs: 300 });
    const failures = await Promise.all(
      Array.from({ length: 11 }, () =>
        db.execute('select pg_sleep(60)').then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    expect(failures.map(isDatabaseAway)).toEqual(Array(11).fill(true));
    const isBack = () =>
      db
        .select()
        .from(settings)
        .then(
          (rows) => rows.length === 0,
          () => false,
        );
    await until(isBack);
  });

  it('ends a wait for a lock at its limit', async () => {
    const { db } = await open({ ...patient, lockTimeoutMs: 200 });
    await db.transaction(async (tx) => {
      await tx.execute('lock table settings');
      const failure: unknown = await db
        .select()
        .from(settings)
        .catch((e: unknown) => e);
      expect(failure).toMatchObject({ cause: { code: '55P03' } });
      expect(isDatabaseAway(failure)).toBe(true);
    });
    expect(await db.select().from(settings)).toEqual([]);
  });

  it('is not ready while somebody keeps a table locked', async () => {
    const database = await open({ ...patient, lockTimeoutMs: 200 });
    const isReady = createReadinessCheck(database);
    await database.db.transaction(async (tx) => {
      await tx.execute('lock table messages');
      expect(await isReady()).toBe(false);
    });
    await until(isReady);
  });

  it('stores and rolls back as the embedded engine does', async () => {
    const { db } = await open();
    await db.insert(settings).values({ key: 'one', value: { n: 1 } });
    await expect(db.insert(settings).values({ key: 'one', value: 2 })).rejects.toMatchObject({
      cause: { code: '23505', constraint: 'settings_pkey' },
    });
    expect(await db.select().from(settings)).toEqual([{ key: 'one', value: { n: 1 } }]);
  });
});
