import { selectCliente, selectClienteStatus } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import {
  selectHasOldest,
  selectMessages,
  selectNewestStatus,
  selectOlderStatus,
  selectUnreadMarker,
} from '@/console/entities/messages/messagesSelectors';
import { muteToggled } from '@/console/entities/preferences/preferencesSlice';
import { signedOut } from '@/console/entities/session/entrySession';
import { readMessages } from '@/console/shared/rereads/readNow';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import {
  openConsole,
  openLiveConsole,
  connect,
  settle,
  type ConsoleSession,
} from '@/testing/consoleSession';
import { HostError, RawAnswer } from '@/testing/scriptedHost';
import { followOpenChat, readOlder } from './openChat';

function chatOf(count: number, unreadCount = 0) {
  const chat = buildConversation({ id: 'chat-a', unreadCount });
  const messages = Array.from({ length: count }, (_, i) => buildMessage({ id: `m${i}` }));
  return { conversations: [chat], messages: { 'chat-a': messages } };
}

const say = { chatId: 'chat-a', conversation: null };

describe('opening a chat', () => {
  it('reads its newest page and its customer, marks it read, and shows where unread messages begin', async () => {
    const { store } = await openLiveConsole(chatOf(60, 3));
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    expect(selectMessages(store.getState(), 'chat-a')).toHaveLength(50);
    expect(selectNewestStatus(store.getState(), 'chat-a')).toBe('ready');
    expect(selectUnreadMarker(store.getState(), 'chat-a')).toBe('m57');
    expect(selectCliente(store.getState(), 'chat-a')?.nomeCompleto).toEqual(expect.any(String));
  });

  it('marks it read once, and at most once in three seconds for what arrives after', async () => {
    const { host, store, world } = await openLiveConsole(chatOf(3, 2));
    store.dispatch(followOpenChat('chat-a'));
    world.clock.advance(0);
    expect(host.asked('markRead')).toHaveLength(1);
    for (let i = 0; i < 5; i += 1) {
      host.push('newMessage', { ...say, message: buildMessage() });
      world.clock.advance(100);
    }
    expect(host.asked('markRead')).toHaveLength(1);
    world.clock.advance(3_000);
    expect(host.asked('markRead')).toHaveLength(2);
    world.clock.advance(5_000);
    expect(host.asked('markRead')).toHaveLength(2);
    await settle();
  });

  it.each([
    ['the page is hidden', ({ world }: ConsoleSession) => world.page.show(false)],
    [
      'another chat is opened',
      ({ store }: ConsoleSession) => store.dispatch(followOpenChat('chat-b')),
    ],
    ['it is closed', ({ store }: ConsoleSession) => store.dispatch(followOpenChat(null))],
  ])('marks at once what was seen of it last when %s', async (_when, leave) => {
    const { conversations, messages } = chatOf(3);
    const live = await openLiveConsole({
      conversations: [...conversations, buildConversation({ id: 'chat-b' })],
      messages,
    });
    const { host, store, world } = live;
    const marked = () => host.asked('markRead').filter(({ params }) => params['id'] === 'chat-a');
    store.dispatch(followOpenChat('chat-a'));
    world.clock.advance(0);
    host.push('newMessage', { ...say, message: buildMessage() });
    world.clock.advance(100);
    expect(marked()).toHaveLength(1);
    leave(live);
    expect(marked()).toHaveLength(2);
    world.clock.advance(5_000);
    expect(marked()).toHaveLength(2);
    await settle();
  });

  it('marks it read at once though another was marked just before', async () => {
    const { conversations, messages } = chatOf(3);
    const { host, store, world } = await openLiveConsole({
      conversations: [...conversations, buildConversation({ id: 'chat-b' })],
      messages,
    });
    store.dispatch(followOpenChat('chat-a'));
    world.clock.advance(0);
    store.dispatch(followOpenChat('chat-b'));
    world.clock.advance(0);
    expect(host.asked('markRead').map(({ params }) => params['id'])).toEqual(['chat-a', 'chat-b']);
    await settle();
  });

  it('marks nothing for who has signed out meanwhile', async () => {
    const { host, store, world } = await openLiveConsole(chatOf(3));
    store.dispatch(followOpenChat('chat-a'));
    world.clock.advance(0);
    host.push('newMessage', { ...say, message: buildMessage() });
    store.dispatch(signedOut({ reason: 'left' }));
    world.clock.advance(5_000);
    expect(host.asked('markRead')).toHaveLength(1);
    await settle();
  });

  it('counts nothing unread in it again where the host answers before it has marked it', async () => {
    const { host, store, world } = await openLiveConsole(chatOf(5, 4));
    const counts = new Set<number | undefined>();
    store.dispatch(followOpenChat('chat-a'));
    store.subscribe(() => counts.add(selectConversation(store.getState(), 'chat-a')?.unreadCount));
    await settle();
    world.clock.advance(5_000);
    await settle();
    expect([...counts]).toEqual([0]);
    expect(host.asked('markRead')).toHaveLength(1);
  });

  it('marks nothing read while the page is hidden, and everything when it is visible again', async () => {
    const { host, store, world } = await openLiveConsole(chatOf(3));
    store.dispatch(followOpenChat('chat-a'));
    world.clock.advance(2_000);
    const before = host.asked('markRead').length;
    world.page.show(false);
    host.push('newMessage', { ...say, message: buildMessage() });
    world.clock.advance(5_000);
    expect(host.asked('markRead')).toHaveLength(before);
    world.page.show(true);
    world.clock.advance(0);
    expect(host.asked('markRead')).toHaveLength(before + 1);
    await settle();
    expect(selectConversation(store.getState(), 'chat-a')?.unreadCount).toBe(0);
  });

  it('by a link, before the list is known, does the same', async () => {
    const session = await openConsole({ conversations: [], messages: {} });
    const { conversations, messages } = chatOf(4, 2);
    Object.assign(session.held, { conversations, messages });
    session.store.dispatch(followOpenChat('chat-a'));
    await connect(session);
    await settle();
    expect(selectUnreadMarker(session.store.getState(), 'chat-a')).toBe('m2');
    expect(selectClienteStatus(session.store.getState(), 'chat-a')).toBe('ready');
  });

  it("reads no customer of a group's", async () => {
    const world = chatOf(2);
    world.conversations = [{ ...world.conversations[0]!, isGroup: true }];
    const { host, store } = await openLiveConsole(world);
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    expect(host.asked('getCliente')).toEqual([]);
  });

  it('again keeps the same objects when the host has nothing new', async () => {
    const { host, store } = await openLiveConsole({ ...chatOf(4), numbers: false });
    const record = buildCliente();
    host.script({ getCliente: () => ({ ...record }) });
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    const conversation = selectConversation(store.getState(), 'chat-a');
    const cliente = selectCliente(store.getState(), 'chat-a');
    const messages = selectMessages(store.getState(), 'chat-a');
    store.dispatch(followOpenChat(null));
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    expect(host.asked('getCliente')).toHaveLength(2);
    expect(selectConversation(store.getState(), 'chat-a')).toBe(conversation);
    expect(selectCliente(store.getState(), 'chat-a')).toBe(cliente);
    expect(selectMessages(store.getState(), 'chat-a')).toBe(messages);
  });

  it('again reads nothing that is held, where the host numbers its stream and so tells of all that changes', async () => {
    const { host, store } = await openLiveConsole({ ...chatOf(4), numbers: true });
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    store.dispatch(followOpenChat(null));
    const message = buildMessage({ id: 'meanwhile' });
    host.push('newMessage', { ...say, message });
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    expect(host.asked('getConversation')).toHaveLength(1);
    expect(host.asked('getCliente')).toHaveLength(1);
    expect(selectMessages(store.getState(), 'chat-a').at(-1)?.id).toBe('meanwhile');
    expect(selectUnreadMarker(store.getState(), 'chat-a')).toBe('meanwhile');
  });

  it('has its answers drawn with its messages, and not each by itself', async () => {
    const { store, world } = await openLiveConsole(chatOf(4));
    store.dispatch(followOpenChat('chat-a'));
    expect(world.deeds.telling).toEqual(['hold']);
    await settle();
    expect(world.deeds.telling).toEqual(['hold', 'release']);
    store.dispatch(followOpenChat(null));
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    expect(world.deeds.telling).toEqual(['hold', 'release']);
  });

  it('lets nothing wait that happens meanwhile', async () => {
    const { host, store, world } = await openLiveConsole(chatOf(4));
    store.dispatch(followOpenChat('chat-a'));
    host.push('newMessage', { ...say, message: buildMessage() });
    expect(world.deeds.telling).toEqual(['hold', 'release']);
    await settle();
    expect(world.deeds.telling).toEqual(['hold', 'release']);
  });

  it('waits on when what comes meanwhile says nothing new', async () => {
    const { host, store, world } = await openLiveConsole(chatOf(4));
    store.dispatch(followOpenChat('chat-a'));
    const known = selectConversation(store.getState(), 'chat-a');
    host.push('conversationUpdated', { id: 'chat-a', unreadCount: 0 });
    expect(selectConversation(store.getState(), 'chat-a')).toBe(known);
    expect(world.deeds.telling).toEqual(['hold']);
    host.push('conversationUpdated', { id: 'chat-a', pagamentoPago: true });
    expect(world.deeds.telling).toEqual(['hold', 'release']);
    await settle();
  });

  it('that cannot be read is told of at once', async () => {
    const { host, store, world } = await openLiveConsole(chatOf(4));
    host.script({ getConversation: () => new HostError(500) });
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    expect(world.deeds.telling).toEqual(['hold', 'release']);
  });

  it('that cannot be read says so, and can be tried again', async () => {
    const { host, held, store } = await openLiveConsole(chatOf(2));
    host.script({
      getConversation: () => new HostError(502),
      getCliente: () => new HostError(502),
    });
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    expect(selectNewestStatus(store.getState(), 'chat-a')).toBe('failed');
    expect(selectClienteStatus(store.getState(), 'chat-a')).toBe('failed');
    host.script({
      getConversation: () => ({
        conversation: held.conversations[0]!,
        messages: { items: held.messages['chat-a']!, rejected: [] },
        notas: { items: [], rejected: [] },
        hasMore: false,
      }),
    });
    await store.dispatch(readMessages('chat-a'));
    expect(selectNewestStatus(store.getState(), 'chat-a')).toBe('ready');
  });
});

describe('older messages', () => {
  it('come before what is held, page by page, until the first', async () => {
    const { host, store } = await openLiveConsole(chatOf(120));
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    const newest = selectMessages(store.getState(), 'chat-a').at(-1);
    await store.dispatch(readOlder('chat-a'));
    expect(selectMessages(store.getState(), 'chat-a')).toHaveLength(100);
    expect(selectHasOldest(store.getState(), 'chat-a')).toBe(false);
    await store.dispatch(readOlder('chat-a'));
    const all = selectMessages(store.getState(), 'chat-a');
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, i) => `m${i}`));
    expect(all.at(-1)).toBe(newest);
    expect(selectHasOldest(store.getState(), 'chat-a')).toBe(true);
    expect(host.asked('getConversation').map(({ query }) => query['before'])).toEqual([
      undefined,
      'm70',
      'm20',
    ]);
  });

  it('are read page by page from a host that sends all at once, without a hole', async () => {
    const { host, store } = await openLiveConsole(chatOf(0));
    const messages = Array.from({ length: 450 }, (_, n) => ({ id: `m${n}`, timestamp: n + 1 }));
    host.script({ getConversation: () => new RawAnswer({ id: 'chat-a', messages }) });
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    const held = () => selectMessages(store.getState(), 'chat-a').map(({ id }) => id);
    expect(held()).toEqual(messages.slice(250).map(({ id }) => id));
    while (!selectHasOldest(store.getState(), 'chat-a')) {
      await store.dispatch(readOlder('chat-a'));
    }
    expect(held()).toEqual(messages.map(({ id }) => id));
  });

  it('are asked for once at a time, and again after a failure', async () => {
    const { host, store } = await openLiveConsole(chatOf(60));
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    host.script({ getConversation: () => new HostError(502) });
    const both = [readOlder('chat-a'), readOlder('chat-a')].map((ask) => store.dispatch(ask));
    await Promise.all(both);
    expect(host.asked('getConversation')).toHaveLength(2);
    expect(selectOlderStatus(store.getState(), 'chat-a')).toBe('failed');
  });
});

describe('a page of older messages that is given up', () => {
  it('is requested again automatically, although nobody scrolls', async () => {
    const { held, host, store, world } = await openLiveConsole(chatOf(120));
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    // The request never answers. Then a sequence number is missing, so the pending response may be stale.
    host.script({ getConversation: () => new Promise<never>(() => undefined) });
    void store.dispatch(readOlder('chat-a'));
    const [conversation] = held.conversations;
    host.script({
      getConversation: ({ query }) => ({
        conversation: conversation!,
        messages: {
          items: held.messages['chat-a']!.slice(...(query['before'] ? [20, 70] : [70])),
          rejected: [],
        },
        notas: { items: [], rejected: [] },
        hasMore: true,
      }),
    });
    world.socket().say('ready', {}, { seq: host.seq + 2 });
    await settle();
    expect(selectMessages(store.getState(), 'chat-a')).toHaveLength(100);
    expect(selectOlderStatus(store.getState(), 'chat-a')).toBe('idle');
  });

  it('is not requested endlessly from a host that always answers from another stream', async () => {
    const { host, store } = await openLiveConsole(chatOf(120));
    store.dispatch(followOpenChat('chat-a'));
    await settle();
    host.restart();
    await store.dispatch(readOlder('chat-a'));
    for (let round = 0; round < 10; round += 1) await settle();
    const older = host.asked('getConversation').filter(({ query }) => query['before'] === 'm70');
    expect(older.length).toBeGreaterThan(1);
    expect(older.length).toBeLessThanOrEqual(4);
    expect(selectOlderStatus(store.getState(), 'chat-a')).toBe('idle');
  });
});

describe('a wipe', () => {
  it.each([
    ['of the list', 'chat-a'],
    ['that the list never held', 'chat-z'],
  ])('leads away from an open chat %s, once', async (_what, chatId) => {
    const { host, store, world } = await openLiveConsole(chatOf(1));
    host.script({ getConversation: () => new HostError(404) });
    store.dispatch(followOpenChat(chatId));
    await settle();
    expect(world.deeds.moves).toEqual([]);
    host.push('dadosLimpos', {});
    await settle();
    expect(world.deeds.moves).toEqual([{ path: '/dashboard', replace: true }]);
  });
});

describe('the sound of messages', () => {
  it('sounds once in a burst, and not when muted', async () => {
    const { host, store, world } = await openLiveConsole(chatOf(1));
    for (let i = 0; i < 5; i += 1) host.push('newMessage', { ...say, message: buildMessage() });
    expect(world.deeds.sounds).toEqual(['notification']);
    store.dispatch(muteToggled());
    world.clock.advance(5_000);
    host.push('newMessage', { ...say, message: buildMessage() });
    expect(world.deeds.sounds).toEqual(['notification']);
  });
});
