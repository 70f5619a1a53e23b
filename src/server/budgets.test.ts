import { setImmediate as nextTurn } from 'node:timers/promises';
import { DatabaseError } from 'pg';
import type { Socket } from 'socket.io-client';
import { CALL_BUDGETS } from '@/server/http/callBudgets';
import { AUTHENTICATE_BUDGET, MAX_SOCKETS } from '@/server/sockets/personSockets';
import { MAX_BUFFERED_BYTES } from '@/server/sockets/slowReader';
import { seedChat } from '@/testing/seedChat';
import {
  nextEvent,
  startTestServer,
  type PersonName,
  type TestServer,
} from '@/testing/startTestServer';
import { until } from '@/testing/until';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const tokenOf = (as: PersonName) => server.signIn(as);
const list = (as: PersonName) => server.request('GET', '/api/conversations', { as });
const times = <T>(n: number, work: () => T) => Array.from({ length: n }, work);

/**
 * Sixty reads by Ana: as many as may run at once are with the database, which does not answer before `goOn`, and the
 * others wait for their places. So what is answered meanwhile did not wait for any of them.
 */
async function sixtyReadsOfAna() {
  const pool = server.parts.db.$client;
  const ask = pool.query.bind(pool) as (...question: unknown[]) => Promise<unknown>;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let reading = 0;
  jest.spyOn(pool, 'query').mockImplementation((...question: unknown[]) => {
    const asked = JSON.stringify(question);
    const isHers =
      asked.includes('from \\"conversations\\"') && asked.includes(server.people.ana.id);
    if (isHers) reading += 1;
    const isHeld = isHers && reading <= CALL_BUDGETS.read.atOnce;
    return (isHeld ? held.then(() => ask(...question)) : ask(...question)) as never;
  });
  let count = 0;
  const mine = times(60, async () => {
    const answer = await list('ana');
    count += 1;
    return answer;
  });
  await until(() => reading === CALL_BUDGETS.read.atOnce);
  return { mine, answered: () => count, goOn };
}

describe("one person's calls", () => {
  it('wait for each other, so that another person is answered before them', async () => {
    await seedChat(server, { number: '5511911111111', agent: 'ana' });
    const { mine, answered, goOn } = await sixtyReadsOfAna();
    const others = await Promise.all(times(5, () => list('bruno')));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answered()).toBe(0);
    goOn();
    expect(new Set((await Promise.all(mine)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('are all answered, as many as twenty tabs read when they come back', async () => {
    const answers = await Promise.all(times(200, () => list('ana')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('are refused beyond the rate, for as long as it says, and nobody else’s are', async () => {
    const { burst } = CALL_BUDGETS.search;
    const search = (as: PersonName) =>
      server.request('GET', '/api/dashboard/pedidos?busca=maria', { as });
    for (let done = 0; done < burst; done += 20) {
      const answers = await Promise.all(times(20, () => search('admin')));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const refused = await search('admin');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await search('financeiro')).status).toBe(200);
    expect((await server.request('GET', '/api/admin/users', { as: 'admin' })).status).toBe(200);
    server.clock.advance(1_000);
    expect((await search('admin')).status).toBe(200);
  });

  it('that wait behind one that met somebody’s lock end with it, and do not each wait for the same', async () => {
    const token = await tokenOf('ana');
    const pool = server.parts.db.$client;
    const failures: (() => void)[] = [];
    const asked = jest.spyOn(pool, 'query').mockImplementation(
      () =>
        new Promise((_resolve, reject) => {
          const locked = new DatabaseError('canceling statement due to lock timeout', 0, 'error');
          locked.code = '55P03';
          failures.push(() => reject(locked));
        }) as never,
    );
    const known = jest.spyOn(server.parts.tokens, 'read');
    const headers = { Authorization: `Bearer ${token}` };
    const reads = times(40, () => fetch(`${server.url}/api/conversations`, { headers }));
    // A call waits for its place once its token has been read: before that it would begin after the others have failed.
    // Those that have a place read theirs again.
    const readings = 40 + CALL_BUDGETS.read.atOnce;
    await until(() => known.mock.results.length === readings && failures.length === 2);
    await Promise.all(known.mock.results.map(({ value }) => value as unknown));
    await nextTurn();
    for (const fail of failures) fail();
    const answers = await Promise.all(reads);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect(answers[39]?.headers.get('Retry-After')).toBe('2');
    expect(asked).toHaveBeenCalledTimes(CALL_BUDGETS.read.atOnce);
    asked.mockRestore();
    expect((await list('ana')).status).toBe(200);
  });

  it('give their places back when their callers leave before the answer', async () => {
    const token = await tokenOf('ana');
    for (let round = 0; round < 3; round += 1) {
      const leaving = times(30, () => {
        const gone = new AbortController();
        const call = fetch(`${server.url}/api/conversations`, {
          headers: { Authorization: `Bearer ${token}` },
          signal: gone.signal,
        }).catch(() => undefined);
        setImmediate(() => gone.abort());
        return call;
      });
      await Promise.all(leaving);
    }
    expect((await list('ana')).status).toBe(200);
  });

  it('of one kind do not keep those of another: a message is sent while reads wait', async () => {
    const chatId = await seedChat(server, { number: '5511911111111', agent: 'ana' });
    const { mine, answered, goOn } = await sixtyReadsOfAna();
    const path = `/api/conversations/${encodeURIComponent(chatId)}/send`;
    const sent = await server.request('POST', path, { as: 'ana', body: { message: 'oi' } });
    expect([sent.status, answered()]).toEqual([200, 0]);
    goOn();
    await Promise.all(mine);
  });
});

describe("one person's sockets", () => {
  const signIn = async (as: PersonName): Promise<Socket> => {
    const socket = server.connect();
    socket.emit('authenticate', { token: await tokenOf(as) });
    return socket;
  };
  const isIn = async (socket: Socket) =>
    Promise.race([
      nextEvent(socket, 'authenticated').then(() => true),
      nextEvent(socket, 'disconnect').then(() => false),
    ]);

  it('are twenty at most; who leaves makes room, and others are not concerned', async () => {
    const all: Socket[] = [];
    for (let n = 0; n < MAX_SOCKETS; n += 1) {
      const socket = await signIn('ana');
      expect(await isIn(socket)).toBe(true);
      all.push(socket);
    }
    expect(await isIn(await signIn('ana'))).toBe(false);
    expect(await isIn(await signIn('bruno'))).toBe(true);
    all[0]?.disconnect();
    await until(async () => isIn(await signIn('ana')));
  });

  it('authenticate as often as tabs do, and no more', async () => {
    const socket = await signIn('ana');
    expect(await isIn(socket)).toBe(true);
    const gone = nextEvent(socket, 'disconnect');
    const token = await tokenOf('ana');
    for (let n = 1; n < AUTHENTICATE_BUDGET.burst; n += 1) {
      const again = nextEvent(socket, 'authenticated');
      socket.emit('authenticate', { token });
      await again;
    }
    socket.emit('authenticate', { token });
    expect(await gone).toMatch(/transport/);
  });

  it('that do not read are closed when 1 MB is held for them, and resume', async () => {
    const socket = await signIn('ana');
    await nextEvent(socket, 'conversations');
    const gone = nextEvent(socket, 'disconnect');
    const before = process.memoryUsage().rss;
    const engine = socket.io.engine as unknown as {
      transport: { ws: { _socket: { pause(): void; resume(): void } } };
    };
    const tcp = engine.transport.ws._socket;
    tcp.pause();
    const chatId = 'x'.repeat(100_000);
    for (let n = 0; n < 200; n += 1) {
      await server.publish((emit) =>
        emit.toUser(server.people.ana.id, 'conversationDeleted', { chatId }),
      );
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MAX_BUFFERED_BYTES);
    tcp.resume();
    expect(await gone).toMatch(/transport/);
    expect(await isIn(await signIn('ana'))).toBe(true);
  });
});
