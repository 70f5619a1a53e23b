import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { signedInAnswer } from '@/contract/rest/auth';
import { CALLS } from '@/contract/rest/calls';
import { SEEN_EVERY_MS } from '@/server/auth/sessions';
import { createIds } from '@/server/base/ids';
import { createParts } from '@/server/createParts';
import { audit, sessions } from '@/server/db/schema';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { nextEvent, startTestServer, type TestServer } from '@/testing/startTestServer';
import { until } from '@/testing/until';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.parts.db.delete(sessions));

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const call = (method: string, path: string, token: string) =>
  server.request(method, path, { headers: bearer(token) });
const statusOf = async (token: string) => (await call('GET', '/api/auth/perfil', token)).status;
const listed = async (token: string) =>
  v.parse(CALLS.listSessions.answer, (await call('GET', '/api/auth/sessoes', token)).body).items;
const ownId = async (token: string) => (await listed(token)).find(({ atual }) => atual)?.id ?? '';
const rows = () => server.parts.db.select().from(sessions);

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
async function login(userAgent = FIREFOX): Promise<string> {
  const { body } = await server.request('POST', '/api/auth/login', {
    headers: { 'User-Agent': userAgent },
    body: { email: 'ana@balcao.local', senha: DEMO_PASSWORD },
  });
  return v.parse(signedInAnswer, body).token;
}

describe('the list of sign-ins', () => {
  it('shows each with its device, its address and its times, the one last seen first', async () => {
    const began = server.clock.now();
    const first = await login();
    server.clock.advance(2 * SEEN_EVERY_MS);
    const second = await login('curl/8');
    expect(await listed(second)).toEqual([
      {
        id: expect.any(String) as string,
        dispositivo: '',
        endereco: '127.0.0.1',
        criadaEm: server.clock.now(),
        vistaEm: server.clock.now(),
        atual: true,
      },
      {
        id: await ownId(first),
        dispositivo: 'Firefox, Linux',
        endereco: '127.0.0.1',
        criadaEm: began,
        vistaEm: began,
        atual: false,
      },
    ]);
  });

  it('shows nobody else’s, and none that cannot be used any more', async () => {
    await server.signIn('bruno');
    await login();
    server.clock.advance(server.parts.settings.sessionIdleMs);
    expect(await listed(await login())).toHaveLength(1);
    // Rows that are over go with the next sign-in of anybody.
    expect(await rows()).toHaveLength(1);
  });
});

describe('ending sign-ins', () => {
  it('of oneself: one, which is refused from then on, and no other', async () => {
    const [here, there] = [await login(), await login()];
    const id = await ownId(there);
    expect((await call('DELETE', `/api/auth/sessoes/${id}`, here)).status).toBe(200);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
    expect((await call('DELETE', `/api/auth/sessoes/${id}`, here)).status).toBe(404);
    const [entry] = await server.parts.db
      .select()
      .from(audit)
      .where(eq(audit.act, 'user.sessionsEnded'));
    expect(entry).toMatchObject({ actorId: server.people.ana.id, detail: { ended: 1 } });
  });

  it('of somebody else is a 404, also for an administrator', async () => {
    const anas = await login();
    const id = await ownId(anas);
    for (const as of ['bruno', 'admin'] as const) {
      const answer = await server.request('DELETE', `/api/auth/sessoes/${id}`, { as });
      expect(answer.status).toBe(404);
    }
    expect(await statusOf(anas)).toBe(200);
  });

  it('of all others leaves the own one, and other people’s', async () => {
    const [here, ...others] = [await login(), await login(), await login()];
    const brunos = await server.signIn('bruno');
    const answer = await call('DELETE', '/api/auth/sessoes', here);
    expect(answer).toMatchObject({ status: 200, body: { encerradas: 2 } });
    expect(await Promise.all([here, brunos, ...others].map(statusOf))).toEqual([
      200, 200, 401, 401,
    ]);
  });

  it('at once from two of them leaves the one that was first', async () => {
    const tokens = [await login(), await login()];
    const answers = await Promise.all(
      tokens.map(async (token) => (await call('DELETE', '/api/auth/sessoes', token)).status),
    );
    expect(answers.sort()).toEqual([200, 401]);
    expect((await Promise.all(tokens.map(statusOf))).sort()).toEqual([200, 401]);
  });

  it('by ‘Sair’ ends the token on the server, and nothing else', async () => {
    const [leaving, staying] = [await login(), await login()];
    expect(await call('POST', '/api/auth/sair', leaving)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect([await statusOf(leaving), await statusOf(staying)]).toEqual([401, 200]);
    expect((await call('POST', '/api/auth/sair', leaving)).status).toBe(401);
  });
});

describe('the limits of a sign-in', () => {
  const { now, advance } = {
    now: () => server.clock.now(),
    advance: (ms: number) => server.clock.advance(ms),
  };
  const lastSeen = async () => (await rows())[0]?.lastSeenAt;

  it('end one that was idle for long, and not one that was used', async () => {
    const { sessionIdleMs } = server.parts.settings;
    const [idle, used] = [await login(), await login()];
    advance(sessionIdleMs - 1);
    expect(await statusOf(used)).toBe(200);
    const usedId = await ownId(used);
    await until(async () =>
      (await rows()).some(({ id, lastSeenAt }) => id === usedId && lastSeenAt === now()),
    );
    advance(1);
    expect([await statusOf(idle), await statusOf(used)]).toEqual([401, 200]);
  });

  it('count an open socket as use', async () => {
    const token = await login();
    const socket = server.connect();
    socket.emit('authenticate', { token });
    await nextEvent(socket, 'authenticated');
    advance(SEEN_EVERY_MS);
    await until(async () => (await lastSeen()) === now());
    socket.disconnect();
  });

  it('end it after a day, however much it is used', async () => {
    const { sessionIdleMs, sessionMaxMs } = server.parts.settings;
    const token = await login();
    const end = now() + sessionMaxMs;
    while (now() + sessionIdleMs / 2 < end) {
      advance(sessionIdleMs / 2);
      expect(await statusOf(token)).toBe(200);
      await until(async () => (await lastSeen()) === now());
    }
    advance(end - now() - 1);
    expect(await statusOf(token)).toBe(200);
    advance(1);
    expect(await call('GET', '/api/auth/perfil', token)).toMatchObject({
      status: 401,
      body: { message: 'Token inválido' },
    });
  });

  it('write its use down once a minute', async () => {
    const token = await login();
    const began = now();
    const update = jest.spyOn(server.parts.db, 'update');
    advance(SEEN_EVERY_MS - 1);
    await statusOf(token);
    expect(update).not.toHaveBeenCalled();
    advance(1);
    await Promise.all([statusOf(token), statusOf(token)]);
    await until(async () => (await lastSeen()) === began + SEEN_EVERY_MS);
    update.mockRestore();
  });

  it('never fail a call because its use cannot be written down', async () => {
    const token = await login();
    advance(SEEN_EVERY_MS);
    const { db } = server.parts;
    await db.execute(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await db.execute(
      'create trigger refuse before update on sessions for each row execute function refuse()',
    );
    expect(await statusOf(token)).toBe(200);
    await db.execute('drop trigger refuse on sessions');
    expect(await lastSeen()).toBe(now() - SEEN_EVERY_MS);
    expect(await statusOf(token)).toBe(200);
    await until(async () => (await lastSeen()) === now());
  });
});

describe('sign-ins', () => {
  it('outlive a restart of the server', async () => {
    const token = await login();
    const { settings, logger, clock, db } = server.parts;
    const again = await createParts({ settings, logger, clock, db, ids: createIds(clock) });
    expect(await again.sessions.authenticate(token, null)).toMatchObject({
      person: { id: server.people.ana.id, isAdmin: false },
    });
  });

  it('are stored without their token, and without what a browser says of itself', async () => {
    const token = await login();
    const stored = JSON.stringify(await rows());
    for (const part of token.split('.')) expect(stored).not.toContain(part);
    expect(stored).not.toContain('Mozilla');
    // The id that is stored and listed is no bearer.
    expect(await statusOf(await ownId(token))).toBe(401);
  });
});
