import { eq } from 'drizzle-orm';
import { users } from '@/server/db/schema';
import { GONE_AFTER_MS } from '@/server/realtime/presence';
import {
  nextEvent,
  startTestServer,
  type PersonName,
  type TestServer,
} from '@/testing/startTestServer';

let server: TestServer;
let tabs: Tab[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(async () => {
  await setOnline(false);
  await Promise.all(tabs.map(closeTab));
  tabs = [];
  server.clock.advance(GONE_AFTER_MS);
});

interface Tab {
  as: PersonName;
  socket: ReturnType<TestServer['connect']>;
  /** The status events of agents that it received. */
  heard: unknown[];
}

const setOnline = (online: boolean, as: PersonName = 'ana') =>
  server.request('POST', '/api/agente/status', { as, body: { online } });

async function isOnline(): Promise<unknown> {
  const { body } = await server.request('GET', '/api/agente/estatisticas', { as: 'ana' });
  return (body as { estatisticas: { online: unknown } }).estatisticas.online;
}

/** Opens a tab and authenticates it. */
async function openTab(as: PersonName): Promise<Tab> {
  const tab: Tab = { as, socket: server.connect(), heard: [] };
  tab.socket.on('agente_status_mudou', (payload: unknown) => tab.heard.push(payload));
  tab.socket.emit('authenticate', { token: await server.signIn(as) });
  await nextEvent(tab.socket, 'conversations');
  tabs.push(tab);
  return tab;
}

/** Closes a tab. Each person here has one tab at most, so it is their last one. */
async function closeTab({ as, socket }: Tab): Promise<void> {
  socket.disconnect();
  while (server.parts.presence.isConnected(server.people[as].id)) await new Promise(setImmediate);
}

/** Resolves when everything emitted so far has arrived at this tab. */
async function settled({ socket }: Tab): Promise<void> {
  const said = nextEvent(socket, 'qrCode');
  await server.publish((emit) => emit.toEveryone('qrCode', { qr: 'a mark' }));
  await said;
}

describe('the online toggle', () => {
  it('is announced to the agent and the administrators, when it changes anything', async () => {
    const [ana, bruno, admin] = [
      await openTab('ana'),
      await openTab('bruno'),
      await openTab('admin'),
    ];
    expect(await setOnline(true)).toMatchObject({ body: { success: true, online: true } });
    await setOnline(true);
    expect(await isOnline()).toBe(true);
    await Promise.all([ana, bruno, admin].map(settled));
    const told = [{ agenteId: server.people.ana.id, online: true, motivo: 'manual' }];
    expect([ana.heard, bruno.heard, admin.heard]).toEqual([told, [], told]);
  });

  it('is not for administrators', async () => {
    expect((await setOnline(true, 'admin')).status).toBe(403);
  });

  it('goes off by itself a minute after the last socket closed', async () => {
    const admin = await openTab('admin');
    const ana = await openTab('ana');
    await setOnline(true);
    server.clock.advance(2 * GONE_AFTER_MS);
    expect(await isOnline()).toBe(true);

    await closeTab(ana);
    server.clock.advance(GONE_AFTER_MS - 1);
    expect(await isOnline()).toBe(true);
    server.clock.advance(1);
    await settled(admin);
    expect(await isOnline()).toBe(false);
    expect(admin.heard.at(-1)).toEqual({
      agenteId: server.people.ana.id,
      online: false,
      motivo: 'desconectado',
    });
  });

  it('goes off as well for an agent who went online and never opened a socket', async () => {
    const admin = await openTab('admin');
    await setOnline(true);
    server.clock.advance(GONE_AFTER_MS);
    await settled(admin);
    expect(await isOnline()).toBe(false);
  });

  it('survives a restart: an agent who was online has a minute to reconnect', async () => {
    const admin = await openTab('admin');
    await server.parts.db
      .update(users)
      .set({ online: true })
      .where(eq(users.id, server.people.ana.id));
    await server.server.services.availability.start();
    server.clock.advance(GONE_AFTER_MS);
    await settled(admin);
    expect(await isOnline()).toBe(false);
  });
});

describe('forwarding', () => {
  const forward = (userId: string) =>
    server.request('POST', '/api/user/toggle-encaminhamento', {
      as: 'ana',
      body: { userId, encaminharMensagens: true },
    });

  it("is kept in the agent's profile", async () => {
    expect(await forward(server.people.ana.id)).toMatchObject({
      status: 200,
      body: { success: true, encaminharMensagens: true },
    });
    const { body } = await server.request('GET', '/api/auth/perfil', { as: 'ana' });
    expect(body).toMatchObject({ user: { encaminharMensagens: true } });
  });

  it('can only be set by the agent', async () => {
    expect((await forward(server.people.bruno.id)).status).toBe(403);
  });
});

describe('earnings', () => {
  it('are in reais, with their sum', async () => {
    const { body } = await server.request('GET', '/api/agente/ganhos', { as: 'ana' });
    expect(body).toEqual({ success: true, ganhos: { pendente: 0, recebido: 0, total: 0 } });
  });
});
