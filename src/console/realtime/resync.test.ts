import { NO_FEATURES } from '@/contract/features';
import { selectCliente, selectClienteStatus } from '@/console/entities/clientes/clientesSlice';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import {
  selectConversation,
  selectConversationIds,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { rowOf } from '@/console/lib/table';
import { readMessages } from '@/console/shared/rereads/readNow';
import { buildMessage } from '@/testing/builders/message';
import { chatWith } from '@/testing/chatWith';
import {
  connect,
  cut,
  openConsole,
  openLiveConsole,
  person,
  settle,
  TOKEN,
  type ConsoleSession,
} from '@/testing/consoleSession';
import { HostError, NO_ANSWER } from '@/testing/scriptedHost';

const syncOf = ({ store }: ConsoleSession) => selectSyncState(store.getState());
const bodies = ({ store }: ConsoleSession, chatId: string) =>
  selectMessages(store.getState(), chatId).map(({ body }) => body);

describe('connecting', () => {
  it('authenticates with the token after every connect, and sends its stream position once it knows it', async () => {
    const session = await openLiveConsole();
    session.host.push('ready', {});
    cut(session);
    await connect(session);
    expect(session.world.socket().sent).toEqual([
      { event: 'authenticate', payload: { token: TOKEN, lido: 'stream-1:0' } },
      { event: 'authenticate', payload: { token: TOKEN, streamId: 'stream-1', lastSeq: 1 } },
    ]);
  });

  it('connects only once somebody is signed in, and once', async () => {
    const session = await openConsole();
    expect(session.world.sockets.map(({ connects }) => connects)).toEqual([1]);
  });

  it('comes back by itself after the server closed the connection', async () => {
    const session = await openLiveConsole();
    session.host.forget();
    session.world.socket().drop(true);
    session.world.clock.advance(5_000);
    expect(session.world.socket().connects).toBe(2);
  });
});

describe('the sync state', () => {
  it("is 'syncing' until the re-reads asked for after authenticated have answered", async () => {
    const session = await openConsole();
    expect(syncOf(session)).toBe('syncing');
    session.world.socket().open();
    session.host.welcome(session.world.socket(), { resume: false });
    expect(syncOf(session)).toBe('syncing');
    await settle();
    expect(syncOf(session)).toBe('inSync');
  });

  it("stays 'syncing' while one re-read finds no answer, and tries again by itself", async () => {
    const session = await openConsole();
    session.host.script({ getStatus: () => NO_ANSWER });
    await connect(session, { resume: false });
    expect(syncOf(session)).toBe('syncing');
    session.host.script({ getStatus: () => ({ connected: true, qr: null }) });
    session.world.clock.advance(2_000);
    await settle();
    expect(syncOf(session)).toBe('inSync');
  });

  it("is 'inSync' though the open chat's record cannot be read: the failure is shown in the record's place", async () => {
    const { chat, options } = chatWith('oi');
    const session = await openConsole(options);
    person.opensChat(session, chat.id);
    session.host.script({ getCliente: () => new HostError(500) });
    await connect(session);
    expect(selectClienteStatus(session.store.getState(), chat.id)).toBe('failed');
    expect(selectCliente(session.store.getState(), chat.id)).toBeNull();
    expect(syncOf(session)).toBe('inSync');
  });

  it("is not 'inSync' until the read of the open chat's record succeeded or failed", async () => {
    const { chat, options } = chatWith('oi');
    const session = await openConsole(options);
    person.opensChat(session, chat.id);
    let answer: () => void = () => undefined;
    session.host.script({
      getCliente: () =>
        new Promise((resolve) => {
          answer = () => resolve(new HostError(500));
        }),
    });
    await connect(session);
    expect(syncOf(session)).toBe('syncing');
    answer();
    await settle();
    expect(syncOf(session)).toBe('inSync');
  });

  it("is 'offline' when the socket is lost or the browser has no network", async () => {
    const session = await openLiveConsole();
    cut(session);
    expect(syncOf(session)).toBe('offline');
    await connect(session);
    expect(syncOf(session)).toBe('inSync');
    session.world.page.online(false);
    expect(syncOf(session)).toBe('offline');
    session.world.page.online(true);
    expect(syncOf(session)).toBe('syncing');
    session.world.socket().beat();
    expect(syncOf(session)).toBe('inSync');
  });

  it("is 'offline' while the host cannot be reached at all", async () => {
    const session = await openConsole();
    session.world.socket().refuse();
    expect(syncOf(session)).toBe('offline');
  });

  it("is 'syncing' when the heartbeat stays away, until something is heard", async () => {
    const session = await openLiveConsole();
    session.world.clock.advance(31_000);
    expect(syncOf(session)).toBe('syncing');
    session.world.socket().beat();
    expect(syncOf(session)).toBe('inSync');
  });

  it('learns from the host how long a silence is normal', async () => {
    const session = await openLiveConsole();
    for (let beats = 0; beats < 3; beats += 1) {
      session.world.clock.advance(10_000);
      session.world.socket().beat();
    }
    session.world.clock.advance(13_000);
    expect(syncOf(session)).toBe('inSync');
    session.world.clock.advance(2_000);
    expect(syncOf(session)).toBe('syncing');
  });

  it("is 'inSync' again after a drop a few seconds after connecting, until the host's first heartbeat is due", async () => {
    const session = await openLiveConsole();
    session.world.clock.advance(2_000);
    cut(session);
    session.world.clock.advance(1_000);
    await connect(session);
    // socket.io's default: the first heartbeat comes 25 s after connecting.
    session.world.clock.advance(24_900);
    expect(syncOf(session)).toBe('inSync');
    session.world.socket().beat();
    expect(syncOf(session)).toBe('inSync');
  });

  it("is 'inSync' at once after a resumed stream, and only the profile is read", async () => {
    const { chat, messages, options } = chatWith('oi');
    const session = await openLiveConsole(options);
    cut(session);
    const missed = buildMessage({ body: 'ainda aí?', timestamp: messages[0]!.timestamp + 1 });
    session.host.push('newMessage', { chatId: chat.id, message: missed, conversation: null });
    const before = session.host.requests.length;
    await connect(session);
    expect(syncOf(session)).toBe('inSync');
    expect(session.host.requests.slice(before).map(({ call }) => call)).toEqual(['getProfile']);
    expect(selectConversation(session.store.getState(), chat.id)).toMatchObject({
      lastMessage: 'ainda aí?',
      unreadCount: 1,
    });
  });

  it("is 'syncing' after a gap until everything was read again", async () => {
    const session = await openLiveConsole();
    session.world.socket().say('ready', {}, { seq: 7 });
    expect(syncOf(session)).toBe('syncing');
    await settle();
    expect(syncOf(session)).toBe('inSync');
    expect(session.log.filter(({ type }) => type === 'connection/gapFound')).toHaveLength(1);
  });

  it("is not 'inSync' after a gap found while a round runs: the round may have read before the gap", async () => {
    const session = await openConsole();
    session.world.socket().open();
    session.host.welcome(session.world.socket(), { resume: false });
    session.world.socket().say('ready', {}, { seq: 5 });
    await settle();
    expect(syncOf(session)).toBe('inSync');
    expect(session.log.filter(({ type }) => type === 'connection/resyncFinished')).toHaveLength(2);
  });

  it('reads again when the host resumes the stream past the last event received', async () => {
    const session = await openLiveConsole();
    cut(session);
    session.world.socket().open();
    session.world.socket().say('authenticated', {
      userId: null,
      isAdmin: false,
      serverTime: null,
      streamId: 'stream-1',
      seq: 3,
      resumed: true,
      keepsKeys: true,
      recursos: NO_FEATURES,
    });
    expect(syncOf(session)).toBe('syncing');
    await settle();
    expect(syncOf(session)).toBe('inSync');
  });
});

describe('unreadable data', () => {
  it('is dropped and counted with the path of its fault, and everything is read again', async () => {
    const session = await openLiveConsole();
    session.world.socket().sayRaw('newMessage', { chatId: 'c', message: { id: 'm' } }, { seq: 1 });
    expect(syncOf(session)).toBe('syncing');
    expect(session.store.getState().connection.rejected['newMessage']).toMatchObject({
      count: 1,
      lastPath: 'message.timestamp',
    });
    await settle();
    expect(syncOf(session)).toBe('inSync');
  });

  it("causes at most one re-read in 30 s, and the state is 'syncing' until then", async () => {
    const session = await openLiveConsole();
    const rounds = () => session.log.filter(({ type }) => type === 'connection/resyncStarted');
    const bad = (seq: number) =>
      session.world.socket().sayRaw('status', { connected: 'x' }, { seq });
    bad(1);
    await settle();
    expect(rounds()).toHaveLength(1);
    session.world.clock.advance(5_000);
    bad(2);
    bad(3);
    await settle();
    expect(rounds()).toHaveLength(1);
    expect(syncOf(session)).toBe('syncing');
    session.world.clock.advance(25_000);
    await settle();
    expect(rounds()).toHaveLength(2);
    session.world.socket().beat();
    expect(syncOf(session)).toBe('inSync');
  });

  it('in a list costs only the item, and is counted', async () => {
    const { chat } = chatWith();
    const session = await openLiveConsole();
    const good = { id: chat.id, name: 'Rita' };
    session.world.socket().sayRaw('conversationsSync', [good, { name: 'sem id' }], { seq: 1 });
    expect(selectConversationIds(session.store.getState())).toEqual([chat.id]);
    expect(
      session.store.getState().connection.rejected['realtime/conversationsSync'],
    ).toMatchObject({
      count: 1,
      lastPath: '1.id',
    });
  });
});

describe('after a drop that could not be resumed', () => {
  it('holds what the host holds: nothing missing, nothing double, in order', async () => {
    const { chat, messages, options } = chatWith('um', 'dois');
    const session = await openLiveConsole(options);
    person.opensChat(session, chat.id);
    await settle();
    cut(session);
    session.host.restart();
    const time = messages[1]!.timestamp;
    const more = ['três', 'quatro'].map((body) => buildMessage({ body, timestamp: time }));
    session.held.messages[chat.id] = [...messages, ...more];
    await connect(session);
    expect(syncOf(session)).toBe('inSync');
    expect(bodies(session, chat.id)).toEqual(['um', 'dois', 'três', 'quatro']);
  });

  it('keeps only what is contiguous when more was missed than a page holds', async () => {
    const { chat, options } = chatWith('velha');
    const session = await openLiveConsole(options);
    person.opensChat(session, chat.id);
    await settle();
    cut(session);
    session.host.restart();
    const many = Array.from({ length: 120 }, (_, i) => buildMessage({ body: `m${i}` }));
    session.held.messages[chat.id] = [...(session.held.messages[chat.id] ?? []), ...many];
    await connect(session);
    const held = bodies(session, chat.id);
    expect(held).toHaveLength(50);
    expect(held[0]).toBe('m70');
    expect(rowOf(session.store.getState().messages, chat.id)).toMatchObject({
      hasOldest: false,
      hasNewest: true,
    });
  });

  it('drops a response of the previous stream, and reads again', async () => {
    const texts = Array.from({ length: 60 }, (_, i) => `m${i}`);
    const { chat, options } = chatWith(...texts);
    const session = await openLiveConsole(options);
    // The chat is not open: the console would request an open chat's older page again.
    await session.store.dispatch(readMessages(chat.id));
    let answer: () => void = () => {};
    const foreign = { ...chat, name: 'de antes' };
    session.host.script({
      getConversation: () =>
        new Promise((resolve) => {
          answer = () =>
            resolve({
              conversation: foreign,
              messages: { items: [], rejected: [] },
              notas: { items: [], rejected: [] },
              hasMore: false,
            });
        }),
    });
    void session.store.dispatch(readMessages(chat.id, session.held.messages[chat.id]![10]!.id));
    await settle();
    session.host.script({
      getConversation: () => ({
        conversation: chat,
        messages: { items: session.held.messages[chat.id]!.slice(10), rejected: [] },
        notas: { items: [], rejected: [] },
        hasMore: true,
      }),
    });
    cut(session);
    session.host.restart();
    await connect(session);
    answer();
    await settle();
    expect(selectConversation(session.store.getState(), chat.id)?.name).toBe(chat.name);
    expect(rowOf(session.store.getState().messages, chat.id)).toMatchObject({
      hasOldest: false,
      older: 'idle',
    });
    expect(session.log.filter(({ type }) => type === 'connection/resyncFinished')).toHaveLength(2);
    expect(syncOf(session)).toBe('inSync');
  });
});

describe('a host without sequence numbers', () => {
  it('is read again after every authenticated, the first too', async () => {
    const session = await openLiveConsole({ numbers: false });
    const rounds = () =>
      session.log.filter(({ type }) => type === 'connection/resyncFinished').length;
    expect(rounds()).toBe(1);
    cut(session);
    await connect(session);
    expect(rounds()).toBe(2);
    expect(syncOf(session)).toBe('inSync');
  });

  it('keeps what an event changed after the snapshot was requested', async () => {
    const { chat, options } = chatWith('oi');
    const session = await openLiveConsole({ ...options, numbers: false });
    let answer: () => void = () => {};
    session.host.script({
      listConversations: () =>
        new Promise((resolve) => {
          answer = () => resolve({ items: [{ ...chat, name: 'antes' }], rejected: [] });
        }),
    });
    cut(session);
    await connect(session);
    session.host.push('conversationUpdated', { id: chat.id, name: 'depois' });
    answer();
    await settle();
    expect(selectConversation(session.store.getState(), chat.id)?.name).toBe('depois');
    expect(syncOf(session)).toBe('inSync');
  });

  it('counts a message that is sent twice once', async () => {
    const { chat, options } = chatWith();
    const session = await openLiveConsole({ ...options, numbers: false });
    const message = buildMessage({ body: 'eco', timestamp: chat.lastMessageTime! + 1000 });
    session.host.push('newMessage', { chatId: chat.id, message, conversation: null });
    session.host.push('newMessage', { chatId: chat.id, message, conversation: null });
    expect(bodies(session, chat.id)).toEqual(['eco']);
    expect(selectConversation(session.store.getState(), chat.id)?.unreadCount).toBe(1);
  });
});
