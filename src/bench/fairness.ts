import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { startBackend, type Backend } from '@/e2e/support/backend';
import type { Report } from './report';
import { median, percentile } from './statistics';
import { ADMIN, AGENT, makeWorld } from './world';

const OTHER = 'bruno@balcao.local';
const READS = 60;
const SEARCHES = 30;
const SOCKETS = 60;
const DEAF_SOCKETS = 12;
const SECONDS = 10;
/** How often the other person's call is repeated. */
const EVERY_MS = 50;
const MAX_RATIO = 2;

/**
 * Measures what one person at their worst does to another's calls and to the server's memory: 60 reads and 30 searches
 * always under way, 60 sockets that authenticate again and again, 12 that take the connection and never read.
 */
export async function measureFairness(report: Report): Promise<void> {
  const world = await makeWorld({ conversations: 1_000, longChat: 10_000 });
  const backend = await startBackend({ env: { DATA_DIR: world.dataDir } });
  try {
    const tokens = {
      agent: await backend.token(AGENT),
      admin: await backend.token(ADMIN),
      other: await backend.token(OTHER),
    };
    await timesOf(backend, tokens.other, 2);
    const alone = await timesOf(backend, tokens.other, SECONDS);
    const before = residentMb(backend);
    const attack = startAttack(backend.url, tokens.admin);
    await pause(1_000);
    const during = await timesOf(backend, tokens.other, SECONDS);
    const after = residentMb(backend);
    const counts = await attack.stop();
    report.note(`  the attacker's answers: ${JSON.stringify(counts)}`);
    report.note(
      `  the other's calls: ${alone.length} alone, ${during.length} during, p95 ${percentile(during, 0.95).toFixed(1)} ms`,
    );
    const [usual, worst] = [median(alone), median(during)];
    report.figure("another's call alone, median", usual, { unit: 'ms' });
    report.figure("another's call during one person's worst, median", worst, { unit: 'ms' });
    report.figure('the ratio of both', worst / usual, { unit: '×', limit: MAX_RATIO });
    report.figure("the server's memory, more than before", after - before, { unit: 'MB' });
  } finally {
    await backend.dispose();
    await world.remove();
  }
}

/** The times of the other person's call, one after another, in ms. */
async function timesOf({ url }: Backend, token: string, seconds: number): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  while (performance.now() < end) {
    const started = performance.now();
    const headers = { Authorization: `Bearer ${token}` };
    await (await fetch(`${url}/api/conversations`, { headers })).text();
    times.push(performance.now() - started);
    await pause(EVERY_MS);
  }
  return times;
}

/** The memory of the server's process, as Linux counts it. */
function residentMb({ pid }: Backend): number {
  const status = readFileSync(`/proc/${pid()}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_000;
}

function startAttack(url: string, token: string) {
  const state = { isOver: false };
  const counts: Record<string, number> = {};
  const headers = { Authorization: `Bearer ${token}` };
  const repeat = async (path: string) => {
    while (!state.isOver) {
      const { status } = await fetch(url + path, { headers }).then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer;
        },
        () => ({ status: 0 }),
      );
      counts[status] = (counts[status] ?? 0) + 1;
      // Somebody who is refused asks again at once, and still leaves this process time to measure.
      if (status !== 200) await pause(20);
    }
  };
  const loops = [
    ...Array.from({ length: READS }, () => repeat('/api/conversations')),
    ...Array.from({ length: SEARCHES }, (_each, n) => repeat(`/api/dashboard/pedidos?busca=a${n}`)),
  ];
  const sockets = Array.from({ length: SOCKETS + DEAF_SOCKETS }, (_each, n) =>
    openSocket(url, token, n >= SOCKETS),
  );
  return {
    stop: async () => {
      state.isOver = true;
      for (const socket of sockets) socket.disconnect();
      await Promise.all(loops);
      return counts;
    },
  };
}

/** A socket that authenticates again and again. @param isDeaf it stops reading once it is connected */
function openSocket(url: string, token: string, isDeaf: boolean): Socket {
  const socket = io(url, { transports: ['websocket'], forceNew: true });
  socket.on('connect', () => {
    if (isDeaf) deafen(socket);
    const again = () => {
      if (!socket.connected) return;
      socket.emit('authenticate', { token });
      setTimeout(again, 100);
    };
    again();
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') socket.connect();
  });
  return socket;
}

function deafen(socket: Socket): void {
  const { transport } = socket.io.engine as unknown as {
    transport: { ws: { _socket: { pause: () => void } } };
  };
  transport.ws._socket.pause();
}
