import type { Socket } from 'socket.io-client';
import { eq, sql } from 'drizzle-orm';
import { SEEN_EVERY_MS } from '@/server/auth/sessions';
import { sessions } from '@/server/db/schema';
import { nextEvent, startTestServer, type TestServer } from '@/testing/startTestServer';
import { until } from '@/testing/until';
import { SESSION_CHECK_MS } from './gateway';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => server.parts.availability.set(true));

/** A socket, and the names of what it hears; `disponibilidade` with what it says. */
function listen(): { socket: Socket; heard: string[] } {
  const socket = server.connect();
  const heard: string[] = [];
  socket.onAny((name: string, payload: { disponivel?: boolean } | undefined) =>
    heard.push(name === 'disponibilidade' ? `disponivel: ${payload?.disponivel}` : name),
  );
  socket.on('disconnect', () => heard.push('disconnect'));
  return { socket, heard };
}

async function signIn(place: object = {}) {
  const one = listen();
  const authenticated = nextEvent(one.socket, 'authenticated');
  one.socket.emit('authenticate', { token: await server.signIn('ana'), ...place });
  const said = (await authenticated) as { streamId: string; seq: number; resumed: boolean };
  return { ...one, said, place: { streamId: said.streamId, lastSeq: said.seq } };
}

const hears = ({ heard }: { heard: string[] }, name: string) =>
  until(() => heard.includes(name), { what: `${name} after ${heard.join(', ')}` });

describe('while the database is away', () => {
  it('open sockets stay, and hear when it went and came back', async () => {
    const ana = await signIn();
    server.parts.availability.set(false);
    await hears(ana, 'disponivel: false');
    server.clock.advance(4 * SESSION_CHECK_MS);
    server.parts.availability.set(true);
    await hears(ana, 'disponivel: true');
    expect(ana.heard).not.toContain('disconnect');
    expect(ana.heard).not.toContain('auth_error');
  });

  it('a socket that authenticates is told, waits as long as it takes, and is let in afterwards', async () => {
    server.parts.availability.set(false);
    const tabs = [listen(), listen()];
    const token = await server.signIn('ana');
    for (const { socket } of tabs) socket.emit('authenticate', { token });
    await Promise.all(tabs.map((tab) => hears(tab, 'disponivel: false')));
    server.clock.advance(10 * 60_000);
    expect(tabs.map(({ heard }) => heard)).toEqual([['disponivel: false'], ['disponivel: false']]);
    server.parts.availability.set(true);
    await Promise.all(tabs.map((tab) => hears(tab, 'authenticated')));
    for (const { heard } of tabs) {
      expect(heard.slice(0, 3)).toEqual(['disponivel: false', 'disponivel: true', 'authenticated']);
    }
  });

  it('what was begun when it went is begun anew, on the same socket', async () => {
    const { db, availability } = server.parts;
    const token = await server.signIn('ana');
    const one = listen();
    const select = jest.spyOn(db, 'select').mockImplementationOnce(() => {
      availability.set(false);
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    });
    one.socket.emit('authenticate', { token });
    await hears(one, 'disponivel: false');
    select.mockRestore();
    availability.set(true);
    await hears(one, 'authenticated');
    expect(one.heard).not.toContain('disconnect');
  });

  it('a check of sessions that it left is no fault, and the next one is done', async () => {
    const { db, logger } = server.parts;
    const ana = await signIn();
    const faults = [jest.spyOn(logger, 'error'), jest.spyOn(logger, 'warn')];
    const gone = jest.spyOn(db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
    });
    server.clock.advance(SESSION_CHECK_MS);
    await until(() => gone.mock.calls.length > 0);
    gone.mockRestore();
    await db.delete(sessions).where(eq(sessions.userId, server.people.ana.id));
    await until(
      () => {
        server.clock.advance(SESSION_CHECK_MS);
        return ana.heard.includes('auth_error');
      },
      { what: 'refused' },
    );
    expect(faults.flatMap((spy) => spy.mock.calls)).toEqual([]);
    for (const spy of faults) spy.mockRestore();
  });

  it('the use of a sign-in that it did not take is no fault', async () => {
    const { db, logger } = server.parts;
    const token = await server.signIn('bruno');
    server.clock.advance(SEEN_EVERY_MS);
    const warn = jest.spyOn(logger, 'warn');
    const gone = jest.spyOn(db, 'update').mockImplementationOnce(
      () =>
        ({
          set: () => ({
            where: () => Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNRESET' })),
          }),
        }) as never,
    );
    expect(await server.parts.sessions.authenticate(token, null)).not.toBeNull();
    await until(() => gone.mock.calls.length > 0);
    await new Promise(setImmediate);
    expect(warn).not.toHaveBeenCalled();
    gone.mockRestore();
    warn.mockRestore();
  });

  it('a forged token is refused all the same, and hears nothing of the server', async () => {
    server.parts.availability.set(false);
    const one = listen();
    one.socket.emit('authenticate', { token: 'forged' });
    await hears(one, 'disconnect');
    expect(one.heard).toEqual(['auth_error', 'disconnect']);
  });

  it('a sign-in that ended meanwhile is refused when it is back', async () => {
    const token = await server.signIn('ana');
    server.parts.availability.set(false);
    const one = listen();
    one.socket.emit('authenticate', { token });
    await hears(one, 'disponivel: false');
    await server.parts.db.execute(sql`delete from sessions`);
    server.parts.availability.set(true);
    await hears(one, 'auth_error');
  });

  it('nobody resumes from before: something may have been done without an event', async () => {
    await server.publish((emit) => emit.toEveryone('ready', {}));
    const before = await signIn();
    before.socket.disconnect();
    expect((await signIn(before.place)).said.resumed).toBe(true);
    server.parts.availability.set(false);
    server.parts.availability.set(true);
    expect((await signIn(before.place)).said.resumed).toBe(false);
  });
});

test('sockets are told to read anew when nobody knows whether a write was committed', async () => {
  const ana = await signIn();
  // Each, and not only the next: a timer's may come before the one that is looked at.
  const broken = jest.spyOn(server.parts.db, 'transaction').mockImplementation(async (work) => {
    await Promise.resolve(work({} as never)).catch(() => undefined);
    throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
  });
  await expect(server.parts.uow.write(() => Promise.resolve())).rejects.toThrow('gone');
  broken.mockRestore();
  await hears(ana, 'disponivel: true');
});
