/** Tests the beginning and the end of the built server's process beside a Postgres of the test's own. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { loadTexts } from '@/console/text/texts';
import { buildServer, type ServerBuild } from './buildServer';
import { freePort } from './freePort';
import { describeWithPostgres, makePostgresCluster, type PostgresCluster } from './postgresCluster';
import { startPostgresProxy, type PostgresProxy } from './postgresProxy';
import { openRawSockets } from './rawSockets';
import { openRealConsole, type RealConsole } from './realConsole';
import { draws, runs } from './runs';
import { endAllSessions, seedChats, storedSends, withClient } from './seededChats';
import { startServerProcess, type ServerProcess } from './serverProcess';
import { tokenAt } from './tokenAt';
import { until } from './until';

const PASSWORD = 'balcao123';
/** At how many statements of a start the database goes away, each time in another start. */
const CUTS = runs({ test: 4, soak: 20 });

describeWithPostgres('the server’s process on Postgres', () => {
  let build: ServerBuild;
  let cluster: PostgresCluster;
  let databaseUrl: string;
  let dataDir: string;
  const servers: ServerProcess[] = [];
  const consoles: RealConsole[] = [];

  beforeAll(async () => {
    [build, cluster] = await Promise.all([buildServer(), makePostgresCluster()]);
  });
  afterAll(async () => {
    await cluster.remove();
    await build.remove();
  });
  beforeEach(async () => {
    databaseUrl = await cluster.makeDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
  });
  afterEach(async () => {
    for (const one of consoles.splice(0)) one.close();
    for (const server of servers.splice(0)) await server.kill();
    await cluster.start();
    await rm(dataDir, { recursive: true });
  });

  function start(env: Record<string, string> = {}): ServerProcess {
    const server = startServerProcess(build, {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      ...env,
    });
    servers.push(server);
    return server;
  }

  /** A start on a new database behind a proxy, with which `disturb` does what it wants meanwhile. */
  async function startThrough(
    disturb: (proxy: PostgresProxy) => Promise<void>,
    env: Record<string, string> = {},
  ) {
    const url = await cluster.makeDatabase();
    const proxy = await startPostgresProxy(url);
    try {
      const disturbed = disturb(proxy);
      const server = start({ ...env, DATABASE_URL: proxy.url });
      const [address] = await Promise.all([server.address(), disturbed]);
      const statements = proxy.statements();
      await until(async () => (await fetch(`${address}/readyz`)).status === 200);
      const made = await withClient(url, async (client) => {
        const count = (table: string) => `(select count(*) from ${table}) as ${table}`;
        const tables = ['users', 'coupon_accounts', 'pedidos', 'timers'].map(count);
        return (await client.query<Record<string, string>>(`select ${tables.join()}`)).rows[0];
      });
      expect(await tokenAt(address, 'ana@balcao.local', PASSWORD)).toEqual(expect.any(String));
      server.child.kill('SIGTERM');
      return { statements, outcome: { made, code: await server.ended, faults: server.faults() } };
    } finally {
      await proxy.close();
    }
  }

  it('waits for a database that is not there yet, says so to probes, and serves when it comes', async () => {
    await cluster.stop();
    const port = await freePort();
    const server = start({ PORT: String(port) });
    const url = `http://127.0.0.1:${port}`;
    const status = async (to: string) => (await fetch(url + to).catch(() => null))?.status;
    await until(async () => (await status('/healthz')) === 200);
    for (const to of ['/readyz', '/', '/api/status']) expect(await status(to)).toBe(503);
    await cluster.start();
    expect(await server.address()).toBe(url);
    await until(async () => (await status('/readyz')) === 200);
    expect(await tokenAt(url, 'ana@balcao.local', PASSWORD)).toEqual(expect.any(String));
    expect(server.child.exitCode).toBe(null);
  });

  it('is held up and not ended by a database that goes away at any statement of its start', async () => {
    const whole = await startThrough(() => Promise.resolve());
    const moments = Array.from({ length: CUTS }, (_, n) =>
      Math.round(((n + 0.5) * whole.statements) / CUTS),
    );
    for (const [n, at] of moments.entries()) {
      const moment = n % 2 === 0 ? 'unanswered' : 'unsent';
      const port = await freePort();
      const status = async (to: string) =>
        (await fetch(`http://127.0.0.1:${port}${to}`).catch(() => null))?.status;
      const cut = await startThrough(
        async (proxy) => {
          await proxy.cutAt(at, moment);
          await until(async () => (await status('/healthz')) === 200, {
            what: `at ${at} it lives`,
          });
          expect(await status('/readyz')).toBe(503);
          proxy.open();
        },
        { PORT: String(port) },
      );
      expect({ at, moment, ...cut.outcome }).toEqual({ at, moment, ...whole.outcome });
    }
  });

  it('ends with 0 on a signal while it waits for its database', async () => {
    await cluster.stop();
    const port = await freePort();
    const server = start({ PORT: String(port) });
    await until(
      async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok === true,
    );
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  it('ends with 0 on a signal while its database says nothing any more', async () => {
    const proxy = await startPostgresProxy(databaseUrl);
    try {
      const server = start({
        DATABASE_URL: proxy.url,
        SHUTDOWN_GRACE_MS: '12000',
        STATEMENT_TIMEOUT_MS: '60000',
      });
      const url = await server.address();
      const token = await tokenAt(url, 'ana@balcao.local', PASSWORD);
      const [chatId = ''] = await seedChats(databaseUrl, 'ana@balcao.local', 1);
      proxy.freeze();
      const load = startLoad(url, { tokens: [token], chats: [chatId], round: 0, acknowledged: [] });
      await sleep(200);
      server.child.kill('SIGTERM');
      const code = await server.ended;
      await load.stop();
      expect({ code, faults: server.faults() }).toEqual({ code: 0, faults: [] });
    } finally {
      await proxy.close();
    }
  });

  it('ends with 0 on a signal at any moment under load, and nothing that it acknowledged is lost', async () => {
    await loadTexts('pt-BR');
    const emails = ['ana', 'bruno', 'admin'].map((name) => `${name}@balcao.local`);
    const moments = fc.sample(fc.integer({ min: 0, max: 1_500 }), draws({ test: 4, soak: 20 }));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { PORT: String(port), SHUTDOWN_GRACE_MS: '20000' };
    const acknowledged: string[] = [];
    const typed: string[] = [];
    let chats: string[] = [];
    for (const [round, after] of moments.entries()) {
      const server = start(env);
      await server.address();
      if (round === 0) {
        chats = (await Promise.all(emails.map((email) => seedChats(databaseUrl, email, 1)))).flat();
      }
      const tokens = await Promise.all(emails.map((email) => tokenAt(url, email, PASSWORD)));
      // The consoles of the first round stay: each end is a lost connection to them, after which they come back.
      if (round === 0) {
        for (const token of tokens) consoles.push(await openRealConsole(url, token));
      }
      await until(() => consoles.every((one) => one.sync() === 'inSync'), { what: 'in sync' });
      const load = startLoad(url, { tokens, chats, round, acknowledged });
      for (const [who, one] of consoles.entries()) {
        typed.push(`console ${round}.${who}`);
        one.send(chats[who] ?? '', `console ${round}.${who}`);
      }
      // In every other round the database throws the server out a moment before.
      const isThrownOut = round % 2 === 1;
      if (isThrownOut) {
        await sleep(500);
        await endAllSessions(databaseUrl);
      }
      await sleep(after);
      server.child.kill('SIGTERM');
      expect({ after, code: await server.ended }).toEqual({ after, code: 0 });
      await load.stop();
      const said = isThrownOut ? server.faults().join() : server.complaints();
      expect({ after, isThrownOut, said }).toEqual({ after, isThrownOut, said: '' });
      await until(() => consoles.every((one) => one.sync() === 'offline'), { what: 'told' });
    }
    await start(env).address();
    await until(() => consoles.every((one) => one.sync() === 'inSync' && one.unsent() === 0), {
      what: 'everything sent',
    });
    const stored = await storedSends(databaseUrl);
    expect(acknowledged.length).toBeGreaterThan(0);
    expect([...acknowledged, ...typed].filter((text) => stored.get(text) !== 1)).toEqual([]);
    expect([...stored.values()].filter((times) => times !== 1)).toEqual([]);
  });
});

interface Load {
  tokens: readonly string[];
  chats: readonly string[];
  round: number;
  /** Gets each text that the server says it has. */
  acknowledged: string[];
}

interface Sent {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string;
}

/** Messages, reads and searches without pause, forms that stay half sent and connections that ask nothing. */
function startLoad(url: string, { tokens, chats, round, acknowledged }: Load) {
  let isOver = false;
  const ask = (token: string, to: string, init: Sent = {}) =>
    fetch(url + to, { ...init, headers: { Authorization: `Bearer ${token}`, ...init.headers } })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      })
      .catch(() => false);
  const repeat = async (work: (n: number) => Promise<boolean>) => {
    for (let n = 0; !isOver; n += 1) if (!(await work(n))) await sleep(20);
  };
  const send = async (who: number, n: number) => {
    const text = `${round}.${who}.${n}`;
    const isStored = await ask(tokens[who] ?? '', `/api/conversations/${chats[who] ?? ''}/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
      body: JSON.stringify({ message: text }),
    });
    if (isStored) acknowledged.push(text);
    return isStored;
  };
  const loops = tokens.flatMap((token, who) => [
    repeat((n) => send(who, n)),
    repeat(() => ask(token, '/api/conversations')),
    repeat((n) => ask(token, `/api/dashboard/pedidos?busca=a${n}`)),
    openRawSockets(url, token),
  ]);
  return {
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
    },
  };
}
