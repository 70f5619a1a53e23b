/** Tests the console's store against the real server: both use the contract, and nothing in between is fake. */
import { createAppStore, type AppStore } from '@/console/app/createAppStore';
import { openDesk } from '@/console/app/desk/openDesk';
import { authApi } from '@/console/api/auth';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import {
  selectConversation,
  selectConversationIds,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { queueMessage } from '@/console/features/chat/composer/queueMessage';
import { followOpenChat } from '@/console/features/chat/reading/openChat';
import { leave } from '@/console/features/session/leave';
import { startSession } from '@/console/features/session/start';
import { ioSocket } from '@/console/realtime/ioSocket';
import { buildConversation } from './builders/conversation';
import { createFakeWorld, type FakeWorld } from './fakePorts';
import { startTestServer, type TestServer } from './startTestServer';
import { loadTexts } from '@/console/text/texts';
import { until } from './until';

let server: TestServer;
let store: AppStore;
let world: FakeWorld;

// The page downloads the desk together with its texts; here the desk is imported, so the texts are loaded first.
beforeAll(() => loadTexts('pt-BR'));

beforeEach(async () => {
  server = await startTestServer();
  world = createFakeWorld({ fetch: (url, init) => fetch(url, init) });
  world.ports.config = {
    apiUrl: server.url,
    couponUrl: server.url,
    summaryAdminIds: [],
    registration: 'open' as const,
    ...{ waitAmberMinutes: 5, waitRedMinutes: 15 },
  };
  world.ports.makeSocket = ioSocket;
  store = openDesk(createAppStore(world.ports), world.ports);
  await store.dispatch(startSession());
});

afterEach(async () => {
  store.dispatch(leave());
  await server.close();
});

const inSync = () => selectSyncState(store.getState()) === 'inSync';

async function signIn(): Promise<void> {
  const fields = { email: 'ana@balcao.local', senha: 'balcao123' };
  const credentials = world.ports.vault.put({ fields });
  await store.dispatch(authApi.endpoints.login.initiate({ credentials })).unwrap();
  await until(inSync);
}

it('signs in, syncs, and holds the server’s data', async () => {
  await signIn();
  expect(selectUser(store.getState())?.id).toBe(server.people.ana.id);
  expect(store.getState().connection.stream?.streamId).toEqual(expect.any(String));
  expect(store.getState().connection.rejected).toEqual({});
});

it('receives numbered events, and resumes after its socket was cut', async () => {
  await signIn();
  const chat = buildConversation({ id: 'c1' });
  const announce = (name: string) =>
    server.publish((emit) =>
      emit.toUser(server.people.ana.id, 'conversaAceita', {
        chatId: 'c1',
        conversation: { ...chat, name },
      }),
    );
  const nameIs = (name: string) => () => selectConversation(store.getState(), 'c1')?.name === name;
  await announce('antes');
  await until(nameIs('antes'));
  server.parts.hub.dropAll();
  await until(() => selectSyncState(store.getState()) === 'offline');
  await announce('enquanto fora');
  await until(() => inSync() && nameIs('enquanto fora')());
  expect(selectConversationIds(store.getState())).toEqual(['c1']);
});

it('reports that a message to another agent’s chat was given up', async () => {
  await signIn();
  store.dispatch(followOpenChat('not-ours'));
  store.dispatch(queueMessage('not-ours', 'oi'));
  await until(() => world.deeds.notices.some(({ text }) => text.includes('“oi”')));
  expect(store.getState().outbox.entries).toEqual([]);
  expect(selectMessages(store.getState(), 'not-ours')).toEqual([]);
});

it('keeps nothing of the person after sign-out', async () => {
  await signIn();
  store.dispatch(leave());
  expect(store.getState().session).toMatchObject({ status: 'signedOut', user: null });
  expect(world.browser.data.has('token')).toBe(false);
});
