import type { Caller } from '@/server/services/accounts/signIns';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { eq, sql } from 'drizzle-orm';
import { systemClock } from '@/server/base/clock';
import { createParts } from '@/server/createParts';
import { createServer } from '@/server/createServer';
import { openDatabase, type Database, type OpenDatabase } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';
import { createLogger } from '@/server/base/logger';
import { createIds } from '@/server/base/ids';
import { createDashboardService } from '@/server/services/dashboard/dashboard';
import { readSettings } from '@/server/base/settings';
import { fillOrders, type ManyOrders } from '@/testing/manyOrders';
import { explain, watchQueries } from '@/testing/queryPlans';
import type { Report } from './report';
import { median, percentile } from './statistics';

const SIZES = [10_000, 100_000, 1_000_000];
const RUNS = 15;
const DAYS = 730;
const FIRST_PAGE_MS = 50;
const ANY_PAGE_MS = 200;
const HOLD_MS = 100;
const ADMINS = 10;
const HOLD_SECONDS = 10;
const MESSAGES_A_SECOND = 50;

/**
 * Measures how the orders dashboard slows down with the number of orders: 10,000, 100,000 and a million over two years,
 * in the embedded database, or in an empty one on the Postgres server at DATABASE_URL.
 */
export async function measureOrders(report: Report): Promise<void> {
  for (const count of sizes()) {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'balcao-bench-'));
    const database = await openEmpty(dataDir);
    try {
      const started = performance.now();
      const many = await fillOrders(database.db, { count, days: DAYS, now: Date.now() });
      // A Postgres server does this by itself, and the embedded one at its start.
      await database.db.execute(
        database.engine === 'postgres' ? sql`vacuum analyze` : sql`analyze`,
      );
      const seconds = Math.round((performance.now() - started) / 1_000);
      report.note(`\n${count} orders, ${database.engine}, stored in ${seconds} s`);
      await measureSize(database.db, dataDir, { count, many }, report);
    } finally {
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}

/** All sizes, or those that ORDERS lists, such as 10000,100000. */
function sizes(): number[] {
  const named = process.env['ORDERS']?.split(',').map(Number);
  return named ?? SIZES;
}

/** @throws Error when the database could contain somebody's data: it is emptied for each size. */
async function openEmpty(dataDir: string): Promise<OpenDatabase> {
  const fail = (error: Error) => {
    throw error;
  };
  const databaseUrl = process.env['DATABASE_URL'];
  if (databaseUrl !== undefined && !/\/balcao_bench$/.test(databaseUrl)) {
    throw new Error('DATABASE_URL must name the database balcao_bench: it is emptied.');
  }
  const options = {
    dataDir,
    databaseUrl,
    assetsDir: path.resolve(__dirname, '../server/db'),
    onConnectionError: fail,
    onLost: fail,
  };
  if (databaseUrl !== undefined) {
    const before = await openDatabase(options);
    await before.db.execute(sql`drop schema public, drizzle cascade`);
    await before.db.execute(sql`create schema public`);
    await before.close();
  }
  return openDatabase(options);
}

interface Size {
  count: number;
  many: ManyOrders;
}

async function measureSize(
  db: Database,
  dataDir: string,
  size: Size,
  report: Report,
): Promise<void> {
  const clock = systemClock;
  const settings = {
    ...readSettings({ DATA_DIR: dataDir, SIM_RATE: '0', DEMO: 'off' }),
    port: 0,
  };
  const parts = await createParts({
    ...{ settings, clock, db, ids: createIds(clock), logger: createLogger() },
  });
  await db.update(users).set({ isAdmin: true }).where(eq(users.id, 'agente-0'));
  const server = await createServer(parts);
  await server.start();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const token = await db.transaction((tx) =>
    parts.sessions.begin(tx, 'agente-0', { device: '', address: '' }),
  );
  const session = await parts.sessions.authenticate(token, null);
  if (!session) throw new Error('The administrator could not sign in');
  const admin = { person: session.person, sessionId: session.id };
  const read = async (query: Record<string, string>): Promise<void> => {
    const response = await fetch(
      `${url}/api/dashboard/pedidos?${new URLSearchParams(query).toString()}`,
      { headers: { Authorization: `Bearer ${token}` } },
    );
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`The dashboard answered ${response.status}`);
  };
  try {
    for (let run = 0; run < 2 * RUNS; run += 1) await read({});
    for (const [what, query] of Object.entries(viewsOf(size))) {
      const times: number[] = [];
      await read(query);
      const processor = process.cpuUsage();
      for (let run = 0; run < RUNS; run += 1) {
        const began = performance.now();
        await read(query);
        times.push(performance.now() - began);
      }
      report.figure(`  ${what}`, median(times), {
        unit: 'ms',
        limit: what === 'first page' ? FIRST_PAGE_MS : ANY_PAGE_MS,
      });
      const used = process.cpuUsage(processor);
      const processorMs = ((used.user + used.system) / 1_000 / RUNS).toFixed(0);
      const [fastest, slow] = [Math.min(...times), percentile(times, 0.95)].map((ms) =>
        ms.toFixed(0),
      );
      report.note(
        `    ${fastest} to ${slow} ms (p95), ${processorMs} ms of the processor; ${await plansOf(db, query)}`,
      );
    }
    await measureFile(server.services.orderExport, admin, size.count, report);
    await measureHold({ read, server, parts }, size, report);
  } finally {
    await server.close();
  }
}

/** The views of administrators, each as a query of the call. */
function viewsOf({ count, many }: Size): Record<string, Record<string, string>> {
  const page = (share: number, of = count) => String(Math.max(1, Math.floor((of / 20) * share)));
  const agenteId = many.agentIds[3] ?? '';
  return {
    'first page': {},
    'page in the middle': { page: page(0.5) },
    'last page': { page: page(1) },
    'oldest first, in the middle': { ordem: 'antigos', page: page(0.5) },
    'highest value first': { ordem: 'maior-valor' },
    'highest value, in the middle': { ordem: 'maior-valor', page: page(0.5) },
    'lowest value, deep': { ordem: 'menor-valor', page: page(0.7) },
    'an agent': { agenteId },
    'an agent, in the middle': { agenteId, page: page(0.5, count / 20) },
    'a status': { status: 'reembolsado' },
    'a status, in the middle': { status: 'entregue', page: page(0.4) },
    'an agent and a status, by value, deep': {
      ...{ agenteId, status: 'entregue', ordem: 'maior-valor', page: page(0.4, count / 20) },
    },
    'search: a whole name': { busca: many.rare.nome },
    'search: a phone': { busca: many.rare.telefone },
    'search: last four digits': { busca: many.rare.telefone.slice(-4) },
    'search: an order number': { busca: many.rare.numeroPedido },
    'search: a common name': { busca: many.common },
    'search: a common name, page 50': { busca: many.common, page: '50' },
    'search: a common name, by value, page 50': {
      ...{ busca: many.common, ordem: 'menor-valor', page: '50' },
    },
    'search: a common name of an agent in a status': {
      ...{ busca: many.common, agenteId, status: 'entregue' },
    },
    'search: one letter': { busca: 'a' },
    'search: nothing found': { busca: 'xyzxyz' },
  };
}

/** How a view reads the orders: by which index, and how many rows it visits. */
async function plansOf(db: Database, query: Record<string, string>): Promise<string> {
  const watched = watchQueries(db);
  const { page = '1', ...filter } = query;
  await createDashboardService({ db: watched.db, clock: systemClock }).read({
    ...filter,
    page: Number(page),
  });
  const reads: string[] = [];
  for (const one of watched.queries.filter(({ text }) => /^\s*(select|with)/.test(text))) {
    const plan = await explain(db, one);
    for (const { node, table, index, rows } of plan.reads) {
      if (table !== 'pedidos') continue;
      if (node === 'Seq Scan') reads.push(`THE WHOLE TABLE ${table} IS READ`);
      else if (rows > 0) reads.push(`${index ?? node} ${rows}`);
    }
  }
  return reads.join(', ');
}

type Server = Awaited<ReturnType<typeof createServer>>;

async function measureFile(
  orderExport: Server['services']['orderExport'],
  admin: Caller,
  count: number,
  report: Report,
): Promise<void> {
  const file = await orderExport.open(await orderExport.issue(admin, {}));
  if (!file) throw new Error('The ticket opens nothing');
  const began = performance.now();
  let bytes = 0;
  for await (const piece of file.content) bytes += (piece as Uint8Array).length;
  const seconds = (performance.now() - began) / 1_000;
  report.figure('  file, rows a second', count / seconds);
  report.note(`    ${(bytes / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`);
}

interface Running {
  read: (query: Record<string, string>) => Promise<void>;
  server: Server;
  parts: Awaited<ReturnType<typeof createParts>>;
}

/**
 * Measures how long the server's thread is blocked while ten administrators read, a file is written and messages
 * arrive.
 */
async function measureHold(
  { read, server, parts }: Running,
  size: Size,
  report: Report,
): Promise<void> {
  const idle = await holdDuring(() => new Promise((resolve) => setTimeout(resolve, 3_000)));
  const views = Object.values(viewsOf(size));
  let answers = 0;
  let messages = 0;
  const longest = await holdDuring(async () => {
    const until = performance.now() + HOLD_SECONDS * 1_000;
    const isOver = () => performance.now() >= until;
    const reader = async (start: number) => {
      for (let at = start; !isOver(); at += 1) {
        await read(views[at % views.length] ?? {});
        answers += 1;
      }
    };
    const talker = async () => {
      await openChat(server, parts);
      while (!isOver()) {
        await parts.uow.write((tx, emit) =>
          server.services.chats.appendMessage(tx, emit, {
            ...{ chatId: CHAT, fromMe: false, body: 'oi' },
          }),
        );
        messages += 1;
        await new Promise((resolve) => setTimeout(resolve, 1_000 / MESSAGES_A_SECOND));
      }
    };
    await Promise.all([
      ...Array.from({ length: ADMINS }, (_, index) => reader(index * 2)),
      talker(),
    ]);
  });
  report.figure(
    `  longest hold of the event loop, ${ADMINS} administrators reading, processor`,
    longest.processor,
    { unit: 'ms', limit: HOLD_MS },
  );
  report.note(
    `    ${longest.clock.toFixed(0)} ms by the clock, idle ${idle.clock.toFixed(0)} ms; ${(answers / HOLD_SECONDS).toFixed(0)} answers and ${(messages / HOLD_SECONDS).toFixed(0)} messages a second`,
  );
}

const CHAT = '5500900000000@c.us';

const openChat = (server: Server, { uow }: Running['parts']) =>
  uow.write((tx, emit) =>
    server.services.chats.openChat(tx, emit, {
      ...{ chatId: CHAT, name: 'Cliente', number: CHAT.replace(/@.*/, '') },
      ...{ isGroup: false, profilePicPath: null },
    }),
  );

/** The longest time that the event loop was blocked, in ms: elapsed time, and its thread's running time. */
interface Hold {
  clock: number;
  processor: number;
}

async function holdDuring(work: () => Promise<unknown>): Promise<Hold> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let ran = threadMs();
  let processor = 0;
  const watch = setInterval(() => {
    const now = threadMs();
    processor = Math.max(processor, now - ran);
    ran = now;
  }, 1);
  delay.enable();
  await work();
  delay.disable();
  clearInterval(watch);
  return { clock: delay.max / 1e6, processor };
}

/** The running time of this thread in ms, as Linux counts it: on a busy machine, elapsed time includes waiting. */
function threadMs(): number {
  const [nanoseconds] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
}
