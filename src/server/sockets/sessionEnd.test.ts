import { eq } from 'drizzle-orm';
import type { Socket } from 'socket.io-client';
import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import { users } from '@/server/db/schema';
import { DEMO_PASSWORD } from '@/server/demo/accounts';
import { formOf } from '@/testing/forms';
import { nextEvent, startTestServer, type TestServer } from '@/testing/startTestServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const call = (method: string, path: string, token: string, body?: FormData) =>
  server.request(method, path, { headers: bearer(token), body });

/** An authenticated socket, the names of what it hears, and how it ends. */
async function listen(token: string) {
  const socket = server.connect();
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  const ended = nextEvent(socket, 'disconnect');
  const begun = nextEvent(socket, 'conversations');
  socket.emit('authenticate', { token });
  await begun;
  heard.length = 0;
  return { socket, heard, ended };
}

async function ownId(token: string): Promise<string> {
  const { body } = await call('GET', '/api/auth/sessoes', token);
  return v.parse(CALLS.listSessions.answer, body).items.find(({ atual }) => atual)?.id ?? '';
}

const PROFILE = { nome: 'Ana', telefone: '(11) 90000-0003', chavePix: 'pix' };
const REFUSED = 'io server disconnect';
const CUT = 'transport close';

/** Each act that ends the sign-in `there`, done from `here`, and how a socket of it ends. */
const ACTS: [string, (here: string, there: string) => Promise<{ status: number }>, string][] = [
  [
    'one is ended',
    async (here, there) => call('DELETE', `/api/auth/sessoes/${await ownId(there)}`, here),
    REFUSED,
  ],
  ['all others are ended', (here) => call('DELETE', '/api/auth/sessoes', here), REFUSED],
  [
    'the password is changed, and with it the name',
    (here) =>
      call(
        'PUT',
        '/api/auth/perfil',
        here,
        formOf({
          ...PROFILE,
          nome: 'Ana Nova',
          senhaAtual: DEMO_PASSWORD,
          senhaNova: DEMO_PASSWORD,
        }),
      ),
    REFUSED,
  ],
  ['it leaves', (_here, there) => call('POST', '/api/auth/sair', there), CUT],
];

describe('the socket of a sign-in', () => {
  beforeEach(() => server.clock.advance(60_000));

  it.each(ACTS)(
    'hears nothing more once %s, whatever others say meanwhile',
    async (_what, act, how) => {
      const [here, there] = [await server.signIn('ana'), await server.signIn('ana')];
      const own = await listen(here);
      const { socket, heard, ended } = await listen(there);
      const say = (text: string) =>
        server.publish((emit) => emit.toEveryone('qrCode', { qr: text }));
      let last = '';
      socket.on('qrCode', ({ qr }: { qr: string }) => (last = qr));
      // Others go on writing while the act is under way.
      const others = { areOver: false };
      let said = 0;
      const saying = (async () => {
        while (!others.areOver) await say(String((said += 1)));
      })();
      expect((await act(here, there)).status).toBe(200);
      const before = said;
      others.areOver = true;
      await saying;
      for (let n = 0; n < 20; n += 1) await say('after');
      expect(await ended).toBe(how);
      expect(Number(last)).toBeLessThanOrEqual(before);
      expect(heard.filter((name) => name !== 'qrCode')).toEqual(
        how === REFUSED ? ['auth_error'] : [],
      );
      own.socket.disconnect();
    },
  );

  it('of the person who ends all others goes on', async () => {
    const here = await server.signIn('ana');
    const { socket, heard } = await listen(here);
    expect((await call('DELETE', '/api/auth/sessoes', here)).status).toBe(200);
    const told = nextEvent(socket, 'ready');
    await server.publish((emit) => emit.toEveryone('ready', {}));
    await told;
    expect(heard).not.toContain('auth_error');
    expect(socket.connected).toBe(true);
  });

  it('is refused that was being authenticated when the sign-in ended', async () => {
    const token = await server.signIn('ana');
    const { sessions } = server.parts;
    const authenticate = sessions.authenticate.bind(sessions);
    jest.spyOn(sessions, 'authenticate').mockImplementationOnce(async (...read) => {
      const session = await authenticate(...read);
      expect((await call('POST', '/api/auth/sair', token)).status).toBe(200);
      return session;
    });
    const socket: Socket = server.connect();
    const heard: string[] = [];
    socket.onAny((name: string) => heard.push(name));
    const ended = nextEvent(socket, 'disconnect');
    socket.emit('authenticate', { token });
    await ended;
    expect(heard).toEqual(['auth_error']);
  });
});

describe('rights that another transaction changes', () => {
  it('cut the person’s sockets, which come back with a new stream', async () => {
    const { id } = server.people.financeiro;
    const token = await server.signIn('financeiro');
    const { heard, ended } = await listen(token);
    await server.parts.uow.write(async (tx, emit) => {
      await tx.update(users).set({ isAdmin: false }).where(eq(users.id, id));
      emit.signOut({ of: { userId: id }, end: 'cut' });
      emit.toAdmins('agente_status_mudou', { agenteId: 'x', online: true, motivo: null });
    });
    expect(await ended).toBe(CUT);
    expect(heard).toEqual([]);
    expect((await listen(token)).socket.connected).toBe(true);
  });
});
