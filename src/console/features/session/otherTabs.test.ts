import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import { selectSessionStatus, selectUser } from '@/console/entities/session/sessionSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { buildUser } from '@/testing/builders/user';
import { loadedConsole, openLiveConsole, person, settle, TOKEN } from '@/testing/consoleSession';
import { createFakeBrowser, createFakeWorld } from '@/testing/fakePorts';
import { createScriptedHost } from '@/testing/scriptedHost';
import { followOtherTabs } from './otherTabs';
import { startSession } from './start';

const user = buildUser({ id: 'ana', nome: 'Ana' });

test('several tabs sign out together, and follow who signs in', async () => {
  const browser = createFakeBrowser();
  const session = await openLiveConsole({ user, browser });
  session.store.dispatch(followOtherTabs());
  const other = createFakeWorld({ browser });
  other.ports.tokens.clear();
  expect(selectSessionStatus(session.store.getState())).toBe('signedOut');
  const bruno = buildUser({ id: 'bruno' });
  session.host.script({
    getProfile: () => ({ user: bruno, message: null, contasPendentes: null }),
  });
  other.ports.tokens.set('token-of-bruno');
  await settle();
  expect(selectUser(session.store.getState())?.id).toBe('bruno');
  expect(session.host.asked('getProfile').at(-1)?.token).toBe('token-of-bruno');
  expect(browser.data.get('user_id')).toBe('bruno');
});

test('a tab that shows the login leaves it at once when somebody signs in elsewhere, and no other screen', async () => {
  const browser = createFakeBrowser();
  const host = createScriptedHost();
  host.script({ getProfile: () => ({ user, message: null, contasPendentes: null }) });
  const { store, world } = loadedConsole(null, host, { browser });
  world.place.path = '/login';
  await store.dispatch(startSession());
  store.dispatch(followOtherTabs());
  const other = createFakeWorld({ browser });
  other.ports.tokens.set(TOKEN, user.id);
  await settle();
  expect(selectSessionStatus(store.getState())).toBe('signedIn');
  expect(world.deeds.moves).toEqual([{ path: '/dashboard', replace: true }]);

  world.place.path = '/perfil';
  other.ports.tokens.clear();
  other.ports.tokens.set(TOKEN, user.id);
  await settle();
  expect(selectSessionStatus(store.getState())).toBe('signedIn');
  expect(world.deeds.moves).toHaveLength(1);
});

test('several tabs follow another person who signs in without anybody signing out, and hold nothing of the first', async () => {
  const browser = createFakeBrowser();
  const chats = [buildConversation({ id: 'chat-of-ana' })];
  const session = await openLiveConsole({ user, browser, conversations: chats });
  session.store.dispatch(followOtherTabs());
  session.held.conversations = [];
  const bruno = buildUser({ id: 'bruno' });
  session.host.script({
    getProfile: () => ({ user: bruno, message: null, contasPendentes: null }),
  });
  createFakeWorld({ browser }).ports.tokens.set('token-of-bruno', 'bruno');
  expect(selectUser(session.store.getState())).toBeNull();
  await settle();
  expect(selectUser(session.store.getState())?.id).toBe('bruno');
  expect(session.store.getState().conversations.ids).toEqual([]);
  expect(browser.data.get('user_id')).toBe('bruno');
});

test('several tabs continue their work with the new token of the same person', async () => {
  const browser = createFakeBrowser();
  const session = await openLiveConsole({
    user,
    browser,
    conversations: [buildConversation({ id: 'chat-a' })],
  });
  session.store.dispatch(followOtherTabs());
  session.store.dispatch(draftChanged({ chatId: 'chat-a', draft: 'rascunho' }));
  createFakeWorld({ browser }).ports.tokens.set('a-new-token', 'ana');
  await settle();
  expect(selectUser(session.store.getState())?.id).toBe('ana');
  expect(session.store.getState().drafts).toEqual({ 'chat-a': 'rascunho' });
  void person.retriesList(session);
  await settle();
  expect(session.host.asked('listConversations').at(-1)?.token).toBe('a-new-token');
});
