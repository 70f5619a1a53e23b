import { authApi } from '@/console/api/auth';
import { draftChanged } from '@/console/entities/drafts/draftsSlice';
import {
  desktopChosen,
  muteToggled,
  offerRepeatChosen,
  themeToggled,
  volumeChosen,
} from '@/console/entities/preferences/preferencesSlice';
import { selectSessionStatus, selectUser } from '@/console/entities/session/sessionSelectors';
import { readProfile } from '@/console/shared/rereads/readNow';
import { loadTexts } from '@/console/text/texts';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { buildUser } from '@/testing/builders/user';
import {
  loadedConsole,
  openConsole,
  openLiveConsole,
  person,
  settle,
  TOKEN,
} from '@/testing/consoleSession';
import { createFakeBrowser, createFakeWorld } from '@/testing/fakePorts';
import { createScriptedHost, HostError, NO_ANSWER } from '@/testing/scriptedHost';
import { leave } from './leave';
import { followOtherTabs } from './otherTabs';
import { followPreferences, restorePreferences } from './preferences';
import { startSession } from './start';

const user = buildUser({ id: 'ana', nome: 'Ana' });

describe('at start', () => {
  it('without a token nobody is signed in, and nothing is asked', async () => {
    const { host, store } = loadedConsole(null);
    await store.dispatch(startSession());
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
    expect(host.requests).toEqual([]);
  });

  it('with a token the profile is read with that token as bearer, and user_id is stored', async () => {
    const { host, user: ana, store, world } = await openConsole({ user });
    expect(host.asked('getProfile')[0]?.token).toBe(TOKEN);
    expect(selectUser(store.getState())).toEqual({ ...ana, ...selectUser(store.getState()) });
    expect(world.browser.data.get('user_id')).toBe('ana');
  });

  it('a refused token signs out silently', async () => {
    const { host, store, world } = loadedConsole('old');
    host.script({ getProfile: () => new HostError(401, { message: 'Token inválido' }) });
    await store.dispatch(startSession());
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
    expect(world.deeds.notices).toEqual([]);
    expect(world.browser.data.has('token')).toBe(false);
  });

  it('a host that does not answer is asked again, and nobody is signed out', async () => {
    const { host, store, world } = loadedConsole(TOKEN);
    host.script({ getProfile: () => NO_ANSWER });
    const started = store.dispatch(startSession());
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('loading');
    host.script({ getProfile: () => ({ user, message: null, contasPendentes: null }) });
    world.clock.advance(2_000);
    await started;
    expect(selectSessionStatus(store.getState())).toBe('signedIn');
  });
});

describe('signing in', () => {
  const PASSWORD = 'segredo-de-ana';

  async function login(host = createScriptedHost()) {
    const { store, world } = loadedConsole(null, host);
    world.place.path = '/login';
    await store.dispatch(startSession());
    const credentials = world.ports.vault.put({
      fields: { email: 'ana@balcao.test', senha: PASSWORD },
    });
    const answer = await store.dispatch(authApi.endpoints.login.initiate({ credentials }));
    return { answer, host, store, world };
  }

  it('sends what the vault held, keeps the token out of the state, and moves on after 500 ms', async () => {
    const host = createScriptedHost();
    host.script({ login: () => ({ token: TOKEN, user, message: null }) });
    const { store, world } = await login(host);
    expect(host.asked('login')[0]?.body).toEqual({ email: 'ana@balcao.test', senha: PASSWORD });
    expect(world.ports.tokens.get()).toBe(TOKEN);
    expect(selectSessionStatus(store.getState())).toBe('signedIn');
    expect(JSON.stringify(store.getState())).not.toContain(TOKEN);
    expect(world.deeds.moves).toEqual([]);
    world.clock.advance(500);
    await settle();
    expect(world.deeds.moves).toEqual([{ path: '/dashboard', replace: true }]);
  });

  it('a wrong password is an error of that call and signs nobody out', async () => {
    const host = createScriptedHost();
    host.script({ login: () => new HostError(401, { message: 'Email ou senha incorretos' }) });
    const { answer, store, world } = await login(host);
    expect(answer.error).toEqual({
      kind: 'http',
      status: 401,
      message: 'Email ou senha incorretos',
    });
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
    expect(world.browser.data.has('token')).toBe(false);
  });
});

describe('signing out', () => {
  it('leaves the state of a console that nobody signed in to, but for the preferences', async () => {
    const chat = buildConversation({ id: 'chat-a' });
    const session = await openLiveConsole({
      user,
      conversations: [chat],
      messages: { 'chat-a': [buildMessage()] },
    });
    const { host, store, world } = session;
    store.dispatch(themeToggled());
    person.opensChat(session, 'chat-a');
    host.script({ sendMessage: () => NO_ANSWER });
    person.sends(session, 'chat-a', 'oi');
    store.dispatch(draftChanged({ chatId: 'chat-a', draft: 'rascunho' }));
    host.push('nova_oferta_conversa', {
      ofertaId: 'o',
      agentesIds: { items: ['ana'], rejected: [] },
      clienteNome: 'Rita',
      mensagem: '',
      expiraEm: world.clock.now() + 60_000,
      chatId: null,
      agenteId: null,
      valorDesejado: null,
      comissao: null,
      esperaDesde: null,
      transferencia: null,
    });
    await settle();
    store.dispatch(leave());
    await settle();
    world.clock.advance(120_000);
    await settle();

    const empty = loadedConsole(null).store;
    await empty.dispatch(startSession());
    await settle();
    const { preferences } = store.getState();
    expect(store.getState()).toEqual({ ...empty.getState(), preferences });
    expect(preferences.theme).toBe('light');
    expect(world.socket().isOpen).toBe(false);
  });

  it('is told to the host with the token that was left, which no action and no state holds', async () => {
    const { host, log, store, world } = await openLiveConsole({ user });
    host.script({ leave: () => ({ success: true, message: null }) });
    store.dispatch(leave());
    expect(world.ports.tokens.get()).toBeNull();
    await settle();
    expect(host.asked('leave').map(({ token }) => token)).toEqual([TOKEN]);
    expect(JSON.stringify([store.getState(), log])).not.toContain(TOKEN);
  });

  it.each([
    ['does not know of it', new HostError(404)],
    ['takes the token for void already', new HostError(401)],
    ['is broken', new HostError(500)],
    ['does not answer', NO_ANSWER],
  ] as const)('goes as well and says nothing when the host %s', async (_what, answer) => {
    const { host, store, world } = await openLiveConsole({ user });
    host.script({ leave: () => answer });
    store.dispatch(leave());
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
    expect(world.deeds.notices).toEqual([]);
  });

  it('does not end the sign-in that follows when the host refuses it late', async () => {
    const { host, store, world } = await openLiveConsole({ user });
    let answer: () => void = () => {};
    host.script({
      leave: () =>
        new Promise((resolve) => {
          answer = () => resolve(new HostError(401));
        }),
    });
    store.dispatch(leave());
    await settle();
    world.ports.tokens.set('the-next-token', 'ana');
    await store.dispatch(startSession());
    answer();
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedIn');
    expect(world.ports.tokens.get()).toBe('the-next-token');
  });

  it('ignores responses requested before it', async () => {
    const { host, store } = await openLiveConsole({ user });
    let answer: () => void = () => {};
    host.script({
      listConversations: () =>
        new Promise((resolve) => {
          answer = () => resolve({ items: [buildConversation()], rejected: [] });
        }),
    });
    void person.retriesList({ store });
    await settle();
    store.dispatch(leave());
    answer();
    await settle();
    expect(store.getState().conversations.ids).toEqual([]);
  });

  it('is forced by a 401 of any call, with its text, once', async () => {
    const { host, store, world } = await openLiveConsole({ user });
    host.script({
      getStatus: () => new HostError(401),
      listConversations: () => new HostError(401),
    });
    world.socket().say('ready', {}, { seq: 9 });
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
    expect(world.deeds.notices.map(({ text }) => text)).toEqual([
      'Erro de autenticação. Faça login novamente.',
    ]);
    expect(world.ports.tokens.get()).toBeNull();
  });
});

describe('the recording', () => {
  it('goes with whoever leaves, of every tab of the browser', async () => {
    const session = await openLiveConsole({ user });
    person.leaves(session);
    await settle();
    expect(session.world.deeds.recording).toEqual(['forget all']);
  });

  it('goes when another tab signs out, of this tab', async () => {
    const browser = createFakeBrowser();
    const session = await openLiveConsole({ user, browser });
    session.store.dispatch(followOtherTabs());
    createFakeWorld({ browser }).ports.tokens.clear();
    await settle();
    expect(session.world.deeds.recording).toEqual(['forget own']);
  });

  it('stays with whoever the host signs out: they have something to tell', async () => {
    const { host, world } = await openLiveConsole({ user });
    host.push('auth_error', { message: '' });
    await settle();
    expect(world.deeds.recording).toEqual([]);
  });
});

describe('a token that the host no longer accepts', () => {
  it('is told too when the profile is what is read', async () => {
    const { host, store, world } = await openLiveConsole({ user });
    host.script({ getProfile: () => new HostError(401, { message: 'Token inválido' }) });
    await store.dispatch(readProfile());
    await settle();
    expect(selectSessionStatus(store.getState())).toBe('signedOut');
    expect(world.deeds.notices.map(({ text }) => text)).toEqual([
      'Erro de autenticação. Faça login novamente.',
    ]);
    expect(world.ports.tokens.get()).toBeNull();
  });
});

describe('preferences', () => {
  it.each([
    [null, 'dark'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['anything', 'light'],
  ])('a stored theme of %s is %s', async (stored, theme) => {
    const { store, world } = loadedConsole(null);
    if (stored !== null) world.browser.data.set('theme_preference', stored);
    await store.dispatch(restorePreferences());
    expect(store.getState().preferences.theme).toBe(theme);
  });

  it.each([
    [null, 100],
    ['40', 40],
    ['40.4', 40],
    ['0', 100],
    ['101', 100],
    ['loud', 100],
    ['', 100],
  ])('a stored volume of %s is %s', async (stored, volume) => {
    const { store, world } = loadedConsole(null);
    if (stored !== null) world.browser.data.set('soundVolume', stored);
    await store.dispatch(restorePreferences());
    expect(store.getState().preferences.volume).toBe(volume);
  });

  it('are stored with every change', () => {
    const { store, world } = loadedConsole(null);
    store.dispatch(themeToggled());
    expect(world.browser.data.get('theme_preference')).toBe('light');
    store.dispatch(muteToggled());
    expect(world.browser.data.get('notificationsMuted')).toBe('true');
    store.dispatch(muteToggled());
    expect(world.browser.data.get('notificationsMuted')).toBe('false');
    store.dispatch(desktopChosen({ wanted: true }));
    expect(world.browser.data.get('desktopNotifications')).toBe('true');
    store.dispatch(volumeChosen({ volume: 35 }));
    expect(world.browser.data.get('soundVolume')).toBe('35');
    store.dispatch(offerRepeatChosen({ repeats: true }));
    expect(world.browser.data.get('offerSoundRepeats')).toBe('true');
  });

  it('follow what another tab of the browser chooses', async () => {
    const { store, world } = loadedConsole(null);
    await store.dispatch(restorePreferences());
    store.dispatch(followPreferences());
    const other = world.browser.tab();
    other.set('theme_preference', 'light');
    other.set('notificationsMuted', 'true');
    other.set('locale', 'en');
    other.set('desktopNotifications', 'true');
    other.set('soundVolume', '40');
    other.set('offerSoundRepeats', 'true');
    await loadTexts('en');
    await settle();
    expect(store.getState().preferences).toEqual({
      theme: 'light',
      muted: true,
      volume: 40,
      repeatsOffers: true,
      locale: 'en',
      desktop: true,
    });
    other.remove('theme_preference');
    await settle();
    expect(store.getState().preferences.theme).toBe('dark');
  });
});
