import { eq } from 'drizzle-orm';
import { CALLS, type CallName } from '@/contract/rest/calls';
import * as schema from '@/server/db/schema';
import { CONFIRMED_MS } from '@/server/services/accounts/confirmation';
import { LOGIN_LIMIT } from '@/server/services/accounts/loginAttempts';
import { encodeBody, pathOf } from '@/testing/callRequests';
import { everyRow } from '@/testing/everyRow';
import { turnOn } from '@/testing/secondFactor';
import { codeAt } from '@/testing/totpCodes';
import { nextEvent, startTestServer, type TestServer } from '@/testing/startTestServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ confirmed: false });
});
afterEach(() => server.close());

const PASSWORD = 'balcao123';
const ASKED = { message: 'Confirme que é você para continuar.', confirm: true };

const confirm = (body: unknown, as: 'ana' | 'admin' = 'admin') =>
  server.request('POST', '/api/auth/confirmar', { as, body });

const ana = () => ({ nome: 'Ana', telefone: '11987654321', senhaAtual: '', senhaNova: '' });
const newKey = () => encodeBody('updateProfile', { ...ana(), chavePix: 'uma chave nova' });

interface Sent {
  params?: { id: string };
  body?: unknown;
}

/** Puts Bruno's account into this state. */
async function brunoIs(estado: 'pendente' | 'suspenso') {
  const { id } = server.people.bruno;
  await server.parts.db.update(schema.users).set({ estado }).where(eq(schema.users.id, id));
  return { params: { id } };
}

/** Every act that asks who is there, as an administrator does it. */
const ACTS: readonly (readonly [CallName, () => Sent | Promise<Sent>])[] = [
  ['wipeData', () => ({})],
  ['exportPedidos', () => ({ body: {} })],
  ['exportAudit', () => ({ body: {} })],
  ['setRole', () => ({ params: { id: server.people.ana.id }, body: { isAdmin: true } })],
  [
    'setAccountState',
    () => ({ params: { id: server.people.ana.id }, body: { estado: 'suspenso' } }),
  ],
  ['setAccountState', async () => ({ ...(await brunoIs('pendente')), body: { estado: 'ativo' } })],
  ['setAccountState', async () => ({ ...(await brunoIs('suspenso')), body: { estado: 'ativo' } })],
  ['refuseAccount', () => brunoIs('pendente')],
  ['endSessions', () => ({ params: { id: server.people.ana.id } })],
  ['updateProfile', () => ({ body: newKey() })],
  ['beginSecondFactor', () => ({})],
  ['activateSecondFactor', () => ({ body: { codigo: '123456' } })],
  ['renewRecoveryCodes', () => ({})],
  ['endSecondFactor', () => ({})],
];

const act = (name: CallName, { params, body }: Sent) =>
  server.request(CALLS[name].method, pathOf(name, params ? { params } : {}), {
    as: 'admin',
    ...(body !== undefined && { body }),
  });

const everything = () => everyRow(server.parts.db);

describe('an act that moves money or destroys', () => {
  it.each(ACTS)('%s changes nothing until it is said who is there', async (name, request) => {
    const sent = await request();
    const before = await everything();
    const refused = await act(name, sent);
    expect(refused).toMatchObject({ status: 403, body: ASKED });
    expect(await everything()).toEqual(before);
    expect((await confirm({ senha: PASSWORD })).status).toBe(200);
    expect((await act(name, sent)).body).not.toMatchObject({ confirm: true });
  });

  it('asks an agent for nothing but a new PIX key: name and phone change as ever', async () => {
    const { body } = await server.request('GET', '/api/auth/perfil', { as: 'ana' });
    const { chavePix } = (body as { user: { chavePix: string } }).user;
    const rename = encodeBody('updateProfile', { ...ana(), nome: 'Ana Nova', chavePix });
    const put = (form: unknown) =>
      server.request('PUT', '/api/auth/perfil', { as: 'ana', body: form });
    expect((await put(rename)).status).toBe(200);
    expect((await put(newKey())).status).toBe(403);
  });

  it('asks nobody who ends sign-ins of their own', async () => {
    await server.signIn('admin');
    const ended = await server.request('DELETE', '/api/auth/sessoes', { as: 'admin' });
    expect(ended).toMatchObject({ status: 200, body: { encerradas: 1 } });
  });
});

describe('a confirmation', () => {
  it('holds for ten minutes, and for the sign-in that gave it alone', async () => {
    await confirm({ senha: PASSWORD });
    const elsewhere = await server.signIn('admin');
    const there = await server.request('DELETE', '/api/admin/limpar-dados', {
      headers: { Authorization: `Bearer ${elsewhere}` },
    });
    expect(there.status).toBe(403);
    server.clock.advance(CONFIRMED_MS - 1);
    expect((await act('wipeData', {})).status).toBe(200);
    server.clock.advance(1);
    expect((await act('wipeData', {})).status).toBe(403);
  });

  it('is refused with a 400 for a wrong password, and after ten of them with a 429', async () => {
    for (let tries = 0; tries < LOGIN_LIMIT.failures; tries += 1) {
      const wrong = await confirm({ senha: 'errada' });
      expect(wrong).toMatchObject({ status: 400, body: { message: 'Senha incorreta.' } });
    }
    expect((await confirm({ senha: PASSWORD })).status).toBe(429);
    expect((await act('wipeData', {})).status).toBe(403);
    // They were wrong for signing in from there as well.
    const login = { body: { email: 'admin@balcao.local', senha: PASSWORD } };
    expect((await server.request('POST', '/api/auth/login', login)).status).toBe(429);
    expect((await confirm({ senha: PASSWORD }, 'ana')).status).toBe(200);
  });

  it('cannot be kept from somebody by wrong passwords elsewhere', async () => {
    const login = { body: { email: 'admin@balcao.local', senha: 'errada' } };
    for (let tries = 0; tries <= LOGIN_LIMIT.failures; tries += 1) {
      await server.request('POST', '/api/auth/login', login);
    }
    expect((await confirm({ senha: PASSWORD })).status).toBe(200);
  });

  it('is a code for whoever has a second factor, and each code once', async () => {
    await confirm({ senha: PASSWORD });
    const { secret } = await turnOn(server, 'admin');
    server.clock.advance(CONFIRMED_MS);
    expect((await confirm({ senha: PASSWORD })).status).toBe(400);
    const codigo = codeAt(secret, server.clock.now());
    expect((await confirm({ codigo })).status).toBe(200);
    expect((await confirm({ codigo })).status).toBe(400);
  });
});

it('a new PIX key is in the audit, without the key, and told to the person wherever they are', async () => {
  const token = await server.signIn('ana');
  const socket = server.connect();
  const heard: unknown[] = [];
  socket.on('contaAtualizada', (payload: unknown) => heard.push(payload));
  const authenticated = nextEvent(socket, 'authenticated');
  socket.emit('authenticate', { token });
  await authenticated;
  await confirm({ senha: PASSWORD }, 'ana');
  const told = nextEvent(socket, 'contaAtualizada');
  const put = await server.request('PUT', '/api/auth/perfil', { as: 'ana', body: newKey() });
  expect(put.status).toBe(200);
  await told;
  const { id } = server.people.ana;
  expect(heard).toMatchObject([{ userId: id, chavePixMudou: true }]);
  const rows = await server.parts.db.select().from(schema.audit);
  expect(rows.filter(({ act: done }) => done === 'user.pixKeyChanged')).toMatchObject([
    { actorId: id, objectId: id },
  ]);
  expect(JSON.stringify(rows)).not.toContain('uma chave nova');
});
