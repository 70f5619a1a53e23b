/** Tests what one person at their worst does to another's calls: counted in queries, since times are the machine's. */
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Socket } from 'socket.io-client';
import { MAX_SOCKETS } from '@/server/sockets/personSockets';
import { MAX_BUFFERED_BYTES } from '@/server/sockets/slowReader';
import { seedChat } from '@/testing/seedChat';
import { startTestServer, type TestServer } from '@/testing/startTestServer';
import { until } from '@/testing/until';

const READS = 60;
const SEARCHES = 30;
const SOCKETS = 60;
const DEAF_SOCKETS = 12;
/** What one person has under way at once: two reads, a search and an authentication. */
const AT_ONCE = 4;
/** What is published to the person whose sockets do not read. */
const EVENTS = 200;
const EVENT_BYTES = 100_000;
/** What the test itself, whose clients are in this process, may hold beside: a fifth of what went unread. */
const ALLOWANCE_MB = 40;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
  await seedChat(server, { number: '5511911111111', agent: 'bruno' });
});
afterEach(() => server.close());

/**
 * Holds up every query from now on; they begin in their order, one at a time, as the test says.
 *
 * @param watched counts, for each query with this parameter, how many were before it.
 */
function holdQueries(watched: string) {
  const pool = server.parts.db.$client;
  const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
  const held: { begin: () => void; ended: Promise<unknown> }[] = [];
  const ahead: number[] = [];
  const state = { isHeld: true, underWay: 0, most: 0 };
  jest.spyOn(pool, 'query').mockImplementation((...args: unknown[]) => {
    if (JSON.stringify(args[1]).includes(watched)) ahead.push(state.underWay);
    state.underWay += 1;
    state.most = Math.max(state.most, state.underWay);
    let begin: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (begin = resolve))
      .then(() => query(...args))
      .finally(() => (state.underWay -= 1));
    if (state.isHeld) held.push({ begin, ended: ended.catch(() => undefined) });
    else begin();
    return ended as never;
  });
  return {
    ahead,
    state,
    /** Runs the first that waits, and lets what it is for go on to its next one. */
    passOne: async () => {
      const first = held.shift();
      first?.begin();
      await first?.ended;
    },
    release: () => {
      state.isHeld = false;
      for (const { begin } of held.splice(0)) begin();
    },
  };
}

const times = <T>(n: number, work: (index: number) => T) =>
  Array.from({ length: n }, (_each, index) => work(index));

async function openSocket(): Promise<Socket> {
  const socket = server.connect();
  await once(socket as unknown as NodeJS.EventEmitter, 'connect');
  return socket;
}

/** Takes the connection, and reads nothing from it any more. */
function deafen(socket: Socket): void {
  const { transport } = socket.io.engine as unknown as {
    transport: { ws: { _socket: { pause: () => void } } };
  };
  transport.ws._socket.pause();
}

async function get(path: string, token: string): Promise<number> {
  const answer = await fetch(server.url + path, { headers: { Authorization: `Bearer ${token}` } });
  await answer.arrayBuffer();
  return answer.status;
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** What this process holds in memory once everything that nobody needs is gone, in MB. */
function heldMb(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** Everything at once that one person can do to the others. Resolves when all has arrived; nothing is answered yet. */
async function attack(token: string) {
  const arrived = { calls: 0 };
  server.server.app.server.on('request', () => (arrived.calls += 1));
  const sockets = await Promise.all(times(SOCKETS + DEAF_SOCKETS, openSocket));
  const before = arrived.calls;
  for (const [n, socket] of sockets.entries()) {
    if (n < DEAF_SOCKETS) deafen(socket);
    socket.emit('authenticate', { token });
    socket.emit('authenticate', { token });
  }
  const answers = [
    ...times(READS, () => get('/api/conversations', token)),
    ...times(SEARCHES, (n) => get(`/api/dashboard/pedidos?busca=a${n}`, token)),
  ];
  await until(() => arrived.calls === before + READS + SEARCHES);
  await until(
    () => sockets.filter(({ connected }) => connected).length <= MAX_SOCKETS + DEAF_SOCKETS,
  );
  return { answers: Promise.all(answers), sockets };
}

describe('one person’s worst', () => {
  it('has four queries under way, and each of another’s comes after those', async () => {
    const attacker = await server.signIn('admin');
    const token = await server.signIn('bruno');
    const queries = holdQueries(server.people.bruno.id);

    const attacked = await attack(attacker);
    const state = { isAnswered: false };
    const asked = get('/api/conversations', token).finally(() => (state.isAnswered = true));
    await until(() => queries.ahead.length === 1);
    while (!state.isAnswered) {
      await queries.passOne();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await asked).toBe(200);
    expect(Math.max(...queries.ahead)).toBeLessThanOrEqual(AT_ONCE);
    queries.release();
    expect(new Set(await attacked.answers)).toEqual(new Set([200]));
    expect(queries.state.most).toBeLessThanOrEqual(AT_ONCE + 1);
  });

  it('takes no more memory than its sockets may hold, and gives it back', async () => {
    const token = await server.signIn('admin');
    const { id } = server.people.admin;
    const attacked = await attack(token);
    await attacked.answers;
    const chatId = 'x'.repeat(EVENT_BYTES);
    const before = heldMb();
    for (let n = 0; n < EVENTS; n += 1) {
      await server.publish((emit) => emit.toUser(id, 'conversationDeleted', { chatId }));
    }
    const during = heldMb();
    for (const socket of attacked.sockets) socket.disconnect();
    // The person's stream keeps the events for who comes back; the rest of the allowance is the test's own.
    const streamMb = (EVENTS * EVENT_BYTES) / 1e6;
    const socketsMb = (DEAF_SOCKETS * (MAX_BUFFERED_BYTES + EVENT_BYTES)) / 1e6;
    expect(during - before).toBeLessThan(streamMb + socketsMb + ALLOWANCE_MB);
    expect(heldMb() - before).toBeLessThan(streamMb + ALLOWANCE_MB);
  });
});
