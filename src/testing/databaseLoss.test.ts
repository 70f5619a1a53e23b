/** Tests what consoles see of a database that goes away: real consoles, the built server, and a Postgres of the test's own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { loadTexts } from '@/console/text/texts';
import { buildServer, type ServerBuild } from './buildServer';
import { describeWithPostgres, makePostgresCluster, type PostgresCluster } from './postgresCluster';
import { openRealConsole, type RealConsole } from './realConsole';
import { runs } from './runs';
import { seedAgents, seedChats, storedSends, withClient } from './seededChats';
import { startServerProcess, type ServerProcess } from './serverProcess';
import { tokenAt } from './tokenAt';
import { until } from './until';

const CONSOLES = 50;
const PASSWORD = 'balcao123';
const AWAY_MS = runs({ test: 4_000, soak: 60_000 });
const LOCKED_MS = runs({ test: 4_000, soak: 30_000 });
/** Only ends a wait that hangs: other tests have the machine meanwhile. */
const BACK_WITHIN_MS = 90_000;

describeWithPostgres('a server whose database goes away', () => {
  let build: ServerBuild;
  let cluster: PostgresCluster;
  let databaseUrl: string;
  let dataDir: string;
  let server: ServerProcess;
  let url: string;
  const consoles: RealConsole[] = [];

  beforeAll(async () => {
    // The page downloads the desk together with its texts.
    await loadTexts('pt-BR');
    [build, cluster] = await Promise.all([buildServer(), makePostgresCluster()]);
  });
  afterAll(async () => {
    await cluster.remove();
    await build.remove();
  });
  beforeEach(async () => {
    databaseUrl = await cluster.makeDatabase();
    dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-test-'));
    server = startServerProcess(build, {
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOCK_TIMEOUT_MS: '500',
    });
    url = await server.address();
  });
  afterEach(async () => {
    for (const one of consoles.splice(0)) one.close();
    await server.kill();
    await rm(dataDir, { recursive: true });
  });

  const status = async (path: string) => (await fetch(url + path)).status;
  const all = (is: (one: RealConsole) => boolean) => () => consoles.every(is);
  const inSync = all((one) => one.sync() === 'inSync');

  it('loses nothing that it acknowledged to 50 consoles, and all are in sync again', async () => {
    const chats: string[] = [];
    for (const email of await seedAgents(databaseUrl, CONSOLES)) {
      chats.push(...(await seedChats(databaseUrl, email, 1)));
      consoles.push(await openRealConsole(url, await tokenAt(url, email, PASSWORD)));
    }
    const lastOf = (n: number) =>
      selectConversation(consoles[n]!.store.getState(), chats[n]!)?.lastMessage;
    await until(inSync, { what: 'in sync at first' });

    const sent: string[] = [];
    const sendAll = (when: string, every = 1) => {
      for (const [n, one] of consoles.entries()) {
        if (n % every !== 0) continue;
        const text = `${when} ${n}`;
        sent.push(text);
        one.send(chats[n]!, text);
      }
    };
    sendAll('antes');
    await until(() => consoles.some((one) => one.unsent() === 0));
    await cluster.stop();
    sendAll('durante', 3);
    await until(
      all((one) => one.sync() === 'unavailable'),
      { what: 'told of the loss' },
    );
    // Some come anew meanwhile: they wait for the database like the others.
    for (const one of consoles.slice(0, 10)) one.reconnect();
    await until(
      all((one) => one.sync() === 'unavailable'),
      { what: 'told when they come anew' },
    );
    const begun = Date.now();
    while (Date.now() - begun < AWAY_MS) {
      expect(await status('/healthz')).toBe(200);
      expect(await status('/readyz')).toBe(503);
      await sleep(500);
    }
    // A socket that was lost on a busy machine is told again as soon as it is back.
    await until(
      all((one) => one.sync() === 'unavailable'),
      { what: 'told until the end' },
    );
    sendAll('no fim', 5);
    await cluster.start();
    const back = Date.now();
    await until(inSync, { limitMs: BACK_WITHIN_MS, what: 'in sync again' });
    process.stderr.write(`in sync ${Date.now() - back} ms after the database's return\n`);
    await until(
      all((one) => one.unsent() === 0),
      { what: 'everything sent' },
    );

    expect([...(await storedSends(databaseUrl))].sort()).toEqual(
      sent.map((text) => [text, 1]).sort(),
    );
    const lasts = new Map(sent.map((text) => [Number(text.split(' ').at(-1)), text]));
    await until(() => consoles.every((_one, n) => lastOf(n) === lasts.get(n)), {
      what: 'each console shows its last message',
    });
    expect(server.child.exitCode).toBe(null);
    expect(server.faults()).toEqual([]);
  });

  it('answers every request in time with 503 while a table is locked, and works on afterwards', async () => {
    const email = 'ana@balcao.local';
    const token = await tokenAt(url, email, PASSWORD);
    const [chatId = ''] = await seedChats(databaseUrl, email, 1);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const chat = `${url}/api/conversations/${encodeURIComponent(chatId)}`;
    const read = async () => (await fetch(chat, { headers })).status;
    const send = async () =>
      (
        await fetch(`${chat}/send`, {
          method: 'POST',
          headers,
          body: JSON.stringify({ message: 'oi' }),
        })
      ).status;
    expect([await read(), await send()]).toEqual([200, 200]);
    await withClient(databaseUrl, async (client) => {
      await client.query('begin');
      await client.query('lock table messages');
      const begun = Date.now();
      while (Date.now() - begun < LOCKED_MS) {
        const answers = await Promise.all([read(), send(), read(), status('/readyz')]);
        expect(answers).toEqual([503, 503, 503, 503]);
        expect(await status('/healthz')).toBe(200);
        // Nobody may send faster than anybody types.
        await sleep(1_000);
      }
      await client.query('rollback');
    });
    await until(async () => (await status('/readyz')) === 200);
    expect([await read(), await send()]).toEqual([200, 200]);
    expect(server.child.exitCode).toBe(null);
    expect(server.faults()).toEqual([]);
  });
});
