import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { EVENTS, type EventName } from '@/contract/events';
import { CALLS } from '@/contract/rest/calls';
import { audit, conversations, couponAccounts, offers, users } from '@/server/db/schema';
import { anyPayload } from '@/testing/arbitraries/payloads';
import { ANAS_CALLS, CALL_NAMES, bodyOf, pathOf } from '@/testing/callRequests';
import { formOf } from '@/testing/forms';
import { seedChat } from '@/testing/seedChat';
import { seedOwnedByAna } from '@/testing/seedRights';
import { nextEvent, startTestServer, type TestServer } from '@/testing/startTestServer';
import { until } from '@/testing/until';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ settings: { registration: 'approval' } });
});
afterEach(() => server.close());

const VERA = {
  nome: 'Vera',
  email: 'vera@balcao.local',
  senha: 'segredo7',
  telefone: '11912345678',
  chavePix: 'vera',
};
const auth = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } });

async function register() {
  const answer = await server.request('POST', '/api/auth/registrar', { body: formOf(VERA) });
  expect(answer.status).toBe(201);
  return v.parse(CALLS.register.answer, answer.body);
}
const setState = (id: string, estado: string, as: 'admin' | 'financeiro' = 'admin') =>
  server.request('PUT', `/api/admin/users/${id}/estado`, { as, body: { estado } });
const setRole = (id: string, isAdmin: boolean) =>
  server.request('PUT', `/api/admin/users/${id}/papel`, { as: 'admin', body: { isAdmin } });
const logIn = (email: string, senha: string) =>
  server.request('POST', '/api/auth/login', { body: { email, senha } });
const row = async (id: string) =>
  (await server.parts.db.select().from(users).where(eq(users.id, id)))[0];
const entries = (id: string) => server.parts.db.select().from(audit).where(eq(audit.objectId, id));
const acts = async (id: string) => (await entries(id)).map(({ act }) => act);

/** A socket of this token, and the names of all that it hears. */
async function listen(token: string) {
  const socket = server.connect();
  const heard: string[] = [];
  socket.onAny((name: string) => heard.push(name));
  const authenticated = nextEvent(socket, 'authenticated');
  socket.emit('authenticate', { token });
  await authenticated;
  return { socket, heard };
}

/** Calls that ask for no token, so that no account's state can refuse them. */
const FOR_STRANGERS = new Set<string>(['login', 'loginCode', 'register']);

describe('somebody who registered and waits for approval', () => {
  it('reaches nothing by any call but their own profile', async () => {
    const { token, user } = await register();
    expect(user.estado).toBe('pendente');
    const own = await seedOwnedByAna(server);
    // As if everything of Ana's were hers: nothing but the state of her account refuses her.
    await server.parts.db.update(conversations).set({ agenteId: user.id });
    for (const name of CALL_NAMES) {
      if (FOR_STRANGERS.has(name) || name === 'leave') continue;
      const asked = ANAS_CALLS[name](own);
      const path = pathOf(name, asked);
      const answer = await server.request(CALLS[name].method, path, {
        ...bodyOf(name, asked),
        ...auth(token),
      });
      expect([name, answer.status]).toEqual([name, name === 'getProfile' ? 200 : 403]);
      if (answer.status !== 403) continue;
      expect(answer.body).toMatchObject({ message: 'Sua conta aguarda aprovação' });
    }
    const left = await server.request('POST', '/api/auth/sair', auth(token));
    expect(left.status).toBe(200);
  });

  it('hears no event but those about their own account', async () => {
    const { token, user } = await register();
    const { socket, heard } = await listen(token);
    await server.publish((emit) => {
      for (const name of Object.keys(EVENTS) as EventName[]) {
        const [payload] = fc.sample(anyPayload[name] as fc.Arbitrary<never>, 1);
        emit.toEveryone(name, payload!);
        emit.toAdmins(name, payload!);
        emit.toChat(user.id, name, payload!);
      }
      const { id: userId } = user;
      const change = {
        userId,
        estado: 'pendente',
        isAdmin: false,
        removida: false,
        chavePixMudou: false,
      } as const;
      emit.toPersonAndAdmins(userId, 'contaAtualizada', change);
    });
    await until(() => heard.includes('contaAtualizada'));
    expect(heard).toEqual(['authenticated', 'contaAtualizada']);
    expect(socket.connected).toBe(true);
  });

  it('has rights once an administrator approves: the socket comes back with them', async () => {
    const { token, user } = await register();
    const { socket, heard } = await listen(token);
    const closed = nextEvent(socket, 'disconnect');
    expect((await setState(user.id, 'ativo')).status).toBe(200);
    await closed;
    expect(heard).not.toContain('auth_error');
    expect((await server.request('GET', '/api/status', auth(token))).status).toBe(200);
    expect(await acts(user.id)).toEqual(['user.approved']);
    const again = await listen(token);
    await until(() => again.heard.includes('conversations'));
  });

  it('is counted for administrators alone, and leaves the e-mail free when refused', async () => {
    const { token, user } = await register();
    const profile = (as: 'admin' | 'ana') => server.request('GET', '/api/auth/perfil', { as });
    expect((await profile('admin')).body).toMatchObject({ contasPendentes: 1 });
    expect((await profile('ana')).body).not.toHaveProperty('contasPendentes');
    const refuse = (id: string) =>
      server.request('DELETE', `/api/admin/users/${id}`, { as: 'admin' });
    expect((await refuse(user.id)).status).toBe(200);
    expect((await server.request('GET', '/api/auth/perfil', auth(token))).status).toBe(401);
    expect(await row(user.id)).toBeUndefined();
    // Who it was, nothing else tells any more.
    const { nome, email } = user;
    expect(await entries(user.id)).toMatchObject([
      { act: 'user.refused', detail: { nome, email } },
    ]);
    expect((await refuse(server.people.ana.id)).status).toBe(409);
    await register();
  });
});

it('nobody registers where registration is closed', async () => {
  await server.close();
  server = await startTestServer({ settings: { registration: 'closed' } });
  const answer = await server.request('POST', '/api/auth/registrar', { body: formOf(VERA) });
  expect(answer).toMatchObject({
    status: 403,
    body: { message: 'O cadastro está fechado. Fale com um administrador.' },
  });
  const config = await server.request('GET', '/config.json');
  expect(config.body).toMatchObject({ registration: 'closed' });
});

describe('a suspended person', () => {
  it('is out at once: token, socket and password', async () => {
    const { id, token } = server.people.ana;
    const { socket, heard } = await listen(token);
    const closed = nextEvent(socket, 'disconnect');
    await setState(id, 'suspenso');
    await closed;
    expect(heard).toContain('auth_error');
    expect((await server.request('GET', '/api/auth/perfil', auth(token))).status).toBe(401);
    expect(await logIn('ana@balcao.local', 'balcao123')).toMatchObject({
      status: 403,
      body: { message: 'Sua conta está suspensa. Fale com um administrador.' },
    });
    expect((await logIn('ana@balcao.local', 'errada')).status).toBe(401);
    await setState(id, 'ativo');
    expect((await logIn('ana@balcao.local', 'balcao123')).status).toBe(200);
    expect(await acts(id)).toEqual(['user.suspended', 'user.reactivated']);
  });

  it('loses chats and coupons to the others, and keeps nothing but their orders', async () => {
    const { db } = server.parts;
    const { ana, bruno } = server.people;
    const own = await seedOwnedByAna(server);
    await server.request('POST', '/api/agente/status', { as: 'bruno', body: { online: true } });
    const taken = await setState(ana.id, 'suspenso');
    expect(taken.body).toMatchObject({ conversas: 1, cupons: 1, user: { online: false } });
    const [chat] = await db.select().from(conversations).where(eq(conversations.id, own.chatId));
    expect(chat).toMatchObject({ agenteId: null, deixada: true, finalizada: false });
    const [account] = await db
      .select()
      .from(couponAccounts)
      .where(eq(couponAccounts.id, own.couponId));
    expect(account).toMatchObject({ applicatorId: null, couponCents: 2_000 });
    expect(await acts(own.couponId)).toEqual(['coupon.returned']);
    expect(await acts(own.chatId)).toEqual(['conversation.taken']);
    const [offer] = await db
      .select()
      .from(offers)
      .where(and(eq(offers.chatId, own.chatId), eq(offers.status, 'open')));
    const accepted = await server.request('POST', `/api/agente/aceitar-oferta/${offer!.id}`, {
      as: 'bruno',
    });
    expect(accepted.status).toBe(200);
    const [after] = await db.select().from(conversations).where(eq(conversations.id, own.chatId));
    expect(after).toMatchObject({ agenteId: bruno.id, deixada: false });
  });

  it('is offered nothing, and their chat waits until somebody is online', async () => {
    const chatId = await seedChat(server, { number: '5511933000001', agent: 'ana', says: ['oi'] });
    await setState(server.people.ana.id, 'suspenso');
    const open = () => server.parts.db.select().from(offers).where(eq(offers.chatId, chatId));
    expect(await open()).toEqual([]);
    await server.request('POST', '/api/agente/status', { as: 'bruno', body: { online: true } });
    expect(await open()).toHaveLength(1);
  });
});

describe('what nobody can do', () => {
  it('suspend themself', async () => {
    expect((await setState(server.people.admin.id, 'suspenso')).status).toBe(409);
  });

  it('demote the last active administrator, or promote somebody who is not active', async () => {
    const { admin, ana, financeiro } = server.people;
    expect((await setState(financeiro.id, 'suspenso')).status).toBe(200);
    expect((await setRole(admin.id, false)).status).toBe(409);
    expect((await setState(ana.id, 'suspenso')).status).toBe(200);
    expect((await setRole(ana.id, true)).status).toBe(409);
    expect((await row(admin.id))?.isAdmin).toBe(true);
  });

  it('demote the last two administrators at once', async () => {
    const { admin, financeiro } = server.people;
    await Promise.all([setRole(admin.id, false), setRole(financeiro.id, false)]);
    const left = await server.parts.db.select().from(users).where(eq(users.isAdmin, true));
    expect(left).toHaveLength(1);
  });

  it('suspend each other at once', async () => {
    const { admin, financeiro } = server.people;
    const answers = await Promise.all([
      setState(financeiro.id, 'suspenso', 'admin'),
      setState(admin.id, 'suspenso', 'financeiro'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = and(eq(users.isAdmin, true), eq(users.estado, 'ativo'));
    expect(await server.parts.db.select().from(users).where(active)).toHaveLength(1);
  });
});

it('a new role holds at once, and is in the audit', async () => {
  const { id } = server.people.ana;
  expect((await setRole(id, true)).body).toMatchObject({ user: { isAdmin: true } });
  expect((await server.request('GET', '/api/admin/users', { as: 'ana' })).status).toBe(200);
  await setRole(id, false);
  expect((await server.request('GET', '/api/admin/users', { as: 'ana' })).status).toBe(403);
  expect(await acts(id)).toEqual(['user.promoted', 'user.demoted']);
});

it('somebody is signed out everywhere, and can sign in again', async () => {
  const { id, token } = server.people.bruno;
  const path = `/api/admin/users/${id}/sessoes`;
  expect((await server.request('DELETE', path, { as: 'admin' })).status).toBe(200);
  expect((await server.request('GET', '/api/auth/perfil', auth(token))).status).toBe(401);
  expect((await logIn('bruno@balcao.local', 'balcao123')).status).toBe(200);
  expect(await acts(id)).toEqual(['user.sessionsEnded']);
});

it("outside the demo the demo's accounts are shut, whatever they may be", async () => {
  const { token } = server.people.admin;
  server.parts.settings.demo = false;
  expect((await server.request('GET', '/api/auth/perfil', auth(token))).status).toBe(401);
  expect((await logIn('admin@balcao.local', 'balcao123')).status).toBe(403);
  const marked = await server.parts.db.select().from(users).where(eq(users.demo, true));
  expect(marked).toHaveLength(4);
});
