import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { signedInAnswer } from '@/contract/rest/auth';
import { CALLS } from '@/contract/rest/calls';
import { users } from '@/server/db/schema';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { ANAS_CALLS, CALL_NAMES, bodyOf, pathOf } from '@/testing/callRequests';
import { turnOn } from '@/testing/secondFactor';
import { seedOwnedByAna } from '@/testing/seedRights';
import { nextEvent, startTestServer, type TestServer } from '@/testing/startTestServer';

const WORDS = 'Ative a verificação em duas etapas em Meu Perfil para continuar.';

/** What an administrator without a second factor may do: enter, be themself, leave, and turn it on. */
const ALLOWED = new Set<string>([
  ...['login', 'loginCode', 'register', 'getProfile', 'updateProfile', 'leave'],
  ...['listSessions', 'endSession', 'endOtherSessions', 'confirm'],
  ...['beginSecondFactor', 'activateSecondFactor'],
]);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ settings: { adminSecondFactor: 'required' } });
});
afterEach(() => server.close());

const list = () => server.request('GET', '/api/admin/users', { as: 'admin' });

/** A socket of the administrator's, and the names of the events that came. */
async function connect(): Promise<{ heard: string[]; closed: Promise<unknown> }> {
  const socket = server.connect();
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  const closed = nextEvent(socket, 'disconnect');
  await nextEvent(socket, 'connect');
  const authenticated = nextEvent(socket, 'authenticated');
  socket.emit('authenticate', { token: server.people.admin.token });
  await authenticated;
  return { heard, closed };
}

describe('where administrators must have a second factor, one without', () => {
  it('has no right of an administrator or an agent: every other call is refused with what to do', async () => {
    const own = await seedOwnedByAna(server);
    for (const name of CALL_NAMES.filter((each) => !ALLOWED.has(each))) {
      const asked = ANAS_CALLS[name](own);
      const { status, body: said } = await server.request(CALLS[name].method, pathOf(name, asked), {
        as: 'admin',
        ...bodyOf(name, asked),
      });
      expect([name, status, (said as { message?: unknown }).message]).toEqual([name, 403, WORDS]);
    }
    const commands = server.server.routes.filter(({ path }) => path.startsWith('/sim/'));
    for (const { method, path } of commands) {
      expect((await server.request(method, path, { as: 'admin', body: {} })).status).toBe(403);
    }
  });

  it('is told nothing on a socket either', async () => {
    const { heard } = await connect();
    await server.publish((emit) => {
      emit.toAdmins('status', { connected: false, qr: 'o QR code' });
      emit.toEveryone('status', { connected: false, qr: 'o QR code' });
    });
    // What is said to this person comes after what was not.
    const { id: userId } = server.people.admin;
    const account = {
      userId,
      estado: 'ativo',
      isAdmin: true,
      removida: false,
      chavePixMudou: false,
    } as const;
    await server.publish((emit) => emit.toPersonAndAdmins(userId, 'contaAtualizada', account));
    await list();
    expect(heard).toEqual(['authenticated', 'contaAtualizada']);
  });

  it('has all rights as soon as it is on, also on sockets, and cannot turn it off', async () => {
    expect((await list()).status).toBe(403);
    const { closed } = await connect();
    await turnOn(server, 'admin');
    expect((await list()).status).toBe(200);
    await closed;
    expect((await connect()).heard).toContain('authenticated');
    expect(await server.request('DELETE', '/api/auth/segundo-fator', { as: 'admin' })).toEqual(
      expect.objectContaining({
        status: 409,
        body: { message: 'A verificação em duas etapas é obrigatória para administradores.' },
      }),
    );
  });

  it('is whoever was made an administrator a moment ago', async () => {
    const profile = () => server.request('GET', '/api/conversations', { as: 'bruno' });
    expect((await profile()).status).toBe(200);
    await server.parts.db
      .update(users)
      .set({ isAdmin: true })
      .where(eq(users.id, server.people.bruno.id));
    expect((await profile()).status).toBe(403);
  });
});

it('agents need none, and turn theirs off when they like', async () => {
  await turnOn(server, 'ana');
  expect((await server.request('DELETE', '/api/auth/segundo-fator', { as: 'ana' })).status).toBe(
    200,
  );
  expect((await server.request('GET', '/api/conversations', { as: 'ana' })).status).toBe(200);
});

it('the console is told who must turn it on, at sign-in and in their own profile', async () => {
  const lacks = async (as: 'admin' | 'ana') => {
    const email = `${as}@balcao.local`;
    const body = { email, senha: DEMO_PASSWORD };
    const signedIn = v.parse(
      signedInAnswer,
      (await server.request('POST', '/api/auth/login', { body })).body,
    );
    const profile = v.parse(
      CALLS.getProfile.answer,
      (await server.request('GET', '/api/auth/perfil', { as })).body,
    );
    return [signedIn.user, profile.user].map((user) => [
      user.faltaSegundoFator,
      user.exigeSegundoFator,
    ]);
  };
  expect([await lacks('admin'), await lacks('ana')]).toEqual([
    [
      [true, true],
      [true, true],
    ],
    [
      [false, false],
      [false, false],
    ],
  ]);
  await turnOn(server, 'admin');
  const { body } = await server.request('GET', '/api/auth/perfil', { as: 'admin' });
  expect(v.parse(CALLS.getProfile.answer, body).user).toMatchObject({
    faltaSegundoFator: false,
    exigeSegundoFator: true,
  });
});
