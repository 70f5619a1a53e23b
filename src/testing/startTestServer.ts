import type { AddressInfo } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { createParts, type EmbeddedParts } from '@/server/createParts';
import { createServer, type Server } from '@/server/createServer';
import { sessions, users } from '@/server/db/schema';
import { createLogger, type Logger } from '@/server/base/logger';
import { createIds } from '@/server/base/ids';
import type { Emit } from '@/server/realtime/emit';
import { DEMO_ACCOUNTS } from '@/server/demo/accounts';
import { readSettings, type Settings } from '@/server/base/settings';
import type { Caller } from '@/server/services/accounts/signIns';
import { manualClock, type ManualClock } from './manualClock';
import { openTestDatabase, openTestPostgres } from './testDatabase';

/** The demo's people by their role: two administrators, two agents. */
const PEOPLE = {
  admin: DEMO_ACCOUNTS[0].email,
  financeiro: DEMO_ACCOUNTS[1].email,
  ana: DEMO_ACCOUNTS[2].email,
  bruno: DEMO_ACCOUNTS[3].email,
} as const;
export type PersonName = keyof typeof PEOPLE;

interface TestPerson {
  id: string;
  /** Of a sign-in that began when the server started. */
  token: string;
}

export interface TestAnswer {
  status: number;
  headers: Headers;
  /** The JSON of the response; undefined when it is not JSON. */
  body: unknown;
}

interface TestRequest {
  as?: PersonName;
  /** Sent as JSON; a string is sent as it is, FormData as a form. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestServer {
  /** Without a trailing slash. */
  url: string;
  server: Server;
  parts: EmbeddedParts;
  clock: ManualClock;
  people: Readonly<Record<PersonName, TestPerson>>;
  /** The token of a new sign-in. */
  signIn(name: PersonName): Promise<string>;
  /** The caller of a new sign-in, as services are given one. */
  caller(name: PersonName): Promise<Caller>;
  /** `as` signs in anew where the last sign-in does not hold any more, so that a test may advance the clock by days. */
  request(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
  /** Publishes events, as after a commit. */
  publish(note: (emit: Emit) => void): Promise<void>;
  /** A socket that connects at once; closed with the server. */
  connect(): Socket;
  close(): Promise<void>;
}

export interface TestServerOptions {
  settings?: Partial<Settings>;
  consoleDir?: string;
  /** The demo's sixty days of orders. Default: none. */
  demoOrders?: boolean;
  /** Whether every sign-in that `signIn` and `request` begin counts as confirmed (wire: confirm). Default: yes. */
  confirmed?: boolean;
  /** Default: a silent one. */
  logger?: Logger;
}

/**
 * The real server on a free port, with a separate embedded database, or the one of `settings.databaseUrl`, that holds
 * the demo's accounts, and a clock that the test advances. Only the clock is fake. Takes less than a second.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const databaseUrl = options.settings?.databaseUrl;
  const database = await (databaseUrl === undefined
    ? openTestDatabase()
    : openTestPostgres(databaseUrl));
  const clock = manualClock();
  const parts = await createParts({
    settings: {
      ...readSettings({
        DATA_DIR: database.dataDir,
        JWT_SECRET: 'a secret of tests, 32 letters long',
      }),
      port: 0,
      simRate: 0,
      ...options.settings,
    },
    logger: options.logger ?? createLogger({ level: 'silent' }),
    clock,
    ids: createIds(clock),
    db: database.db,
  });
  const server = await createServer(parts, {
    consoleDir: options.consoleDir,
    demoOrders: options.demoOrders ?? false,
  });
  await server.start();
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const begin = (userId: string) => signIn(parts, userId, options.confirmed ?? true);
  const people = await signInAll(parts, begin);
  const sockets: Socket[] = [];
  const tokens = new Map<PersonName, string>();
  const tokenOf = async (name: PersonName): Promise<string> => {
    const last = tokens.get(name) ?? people[name].token;
    if ((await parts.sessions.authenticate(last, null)) !== null) return last;
    const token = await begin(people[name].id);
    tokens.set(name, token);
    return token;
  };

  return {
    url,
    server,
    parts,
    clock,
    people,
    signIn: (name) => begin(people[name].id),
    caller: async (name) => {
      const session = await parts.sessions.authenticate(await begin(people[name].id), null);
      if (!session) throw new Error(`${name} cannot be signed in`);
      return { person: session.person, sessionId: session.id };
    },
    request: async (method, requestPath, { as, body, headers = {} } = {}) => {
      const signedIn = as === undefined ? {} : bearer(await tokenOf(as));
      return send(url + requestPath, method, { body, headers: { ...signedIn, ...headers } });
    },
    publish: (note) =>
      parts.uow.write((_tx, emit) => {
        note(emit);
        return Promise.resolve();
      }),
    connect: () => {
      const socket = io(url, { transports: ['websocket'], reconnection: false, forceNew: true });
      sockets.push(socket);
      return socket;
    },
    close: async () => {
      for (const socket of sockets) socket.disconnect();
      await server.close();
      await database.close();
    },
  };
}

/** The first argument of the next event with this name. */
export function nextEvent(socket: Socket, name: string): Promise<unknown> {
  return new Promise((resolve) => {
    socket.once(name, resolve);
  });
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/**
 * Begins a sign-in beside the serial writes, so that a test may hold those up.
 *
 * @param confirmed for ever, however far a test advances the clock.
 */
function signIn(
  { db, sessions: signIns, tokens }: EmbeddedParts,
  userId: string,
  confirmed: boolean,
): Promise<string> {
  return db.transaction(async (tx) => {
    const token = await signIns.begin(tx, userId, { device: '', address: '127.0.0.1' });
    const id = (await tokens.read(token))?.id ?? '';
    const confirmedUntil = confirmed ? Number.MAX_SAFE_INTEGER : 0;
    await tx.update(sessions).set({ confirmedUntil }).where(eq(sessions.id, id));
    return token;
  });
}

async function signInAll(
  parts: EmbeddedParts,
  begin: (userId: string) => Promise<string>,
): Promise<TestServer['people']> {
  const person = async (name: PersonName): Promise<TestPerson> => {
    const [user] = await parts.db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.email} = ${PEOPLE[name]}`);
    const { id } = user!;
    return { id, token: await begin(id) };
  };
  return {
    admin: await person('admin'),
    financeiro: await person('financeiro'),
    ana: await person('ana'),
    bruno: await person('bruno'),
  };
}

async function send(
  url: string,
  method: string,
  { body, headers }: { body: unknown; headers: Record<string, string> },
): Promise<TestAnswer> {
  const isWritten = typeof body === 'string' || body instanceof FormData;
  const isJson = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url, {
    method,
    // For a form, fetch sets the type itself, because it contains the boundary.
    headers: { ...(isJson && { 'Content-Type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: isWritten ? body : JSON.stringify(body) }),
    redirect: 'manual',
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: readJson(text) };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
