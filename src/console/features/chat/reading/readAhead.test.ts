import { selectCliente } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import {
  selectMessages,
  selectNewestStatus,
  selectUnreadMarker,
} from '@/console/entities/messages/messagesSelectors';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import {
  connect,
  cut,
  openLiveConsole,
  settle,
  type ConsoleSession,
} from '@/testing/consoleSession';
import { HostError } from '@/testing/scriptedHost';
import { followOpenChat } from './openChat';
import { expectChat } from './readAhead';

const messagesOf = (name: string) =>
  Array.from({ length: 30 }, (_, i) => buildMessage({ id: `${name}${i}` }));

const open = (options: { numbers?: boolean; isGroup?: boolean } = {}) =>
  openLiveConsole({
    numbers: options.numbers ?? true,
    conversations: [
      buildConversation({ id: 'a', unreadCount: 2, isGroup: options.isGroup ?? false }),
      buildConversation({ id: 'b' }),
    ],
    messages: { a: messagesOf('a'), b: messagesOf('b') },
  });

const expects = ({ store }: ConsoleSession, chatId: string) => store.dispatch(expectChat(chatId));
const opens = ({ store }: ConsoleSession, chatId: string) => store.dispatch(followOpenChat(chatId));
const reads = ({ host }: ConsoleSession) => [
  host.asked('getConversation').length,
  host.asked('getCliente').length,
];
const held = ({ store }: ConsoleSession, chatId: string) =>
  selectMessages(store.getState(), chatId).length;

describe('a chat on whose row somebody rests', () => {
  it('is read ahead, and its opening reads nothing more: it shows all at once, and marks it read', async () => {
    const session = await open();
    expects(session, 'a');
    await settle();
    expect(reads(session)).toEqual([1, 1]);
    expect(session.host.asked('markRead')).toEqual([]);
    opens(session, 'a');
    const state = session.store.getState();
    expect(selectNewestStatus(state, 'a')).toBe('ready');
    expect(held(session, 'a')).toBe(30);
    expect(selectUnreadMarker(state, 'a')).toBe('a28');
    expect(selectCliente(state, 'a')).not.toBeNull();
    await settle();
    session.world.clock.advance(0);
    expect(reads(session)).toEqual([1, 1]);
    expect(session.host.asked('markRead')).toHaveLength(1);
    await settle();
    expect(selectConversation(session.store.getState(), 'a')?.unreadCount).toBe(0);
  });

  it('is not asked for again where it is opened before the answer has come', async () => {
    const session = await open();
    expects(session, 'a');
    opens(session, 'a');
    await settle();
    expect(reads(session)).toEqual([1, 1]);
    expect(held(session, 'a')).toBe(30);
    expect(selectUnreadMarker(session.store.getState(), 'a')).toBe('a28');
  });

  it('stays true until it is opened', async () => {
    const session = await open();
    expects(session, 'a');
    await settle();
    const message = buildMessage({ id: 'later' });
    session.host.push('newMessage', { chatId: 'a', message, conversation: null });
    opens(session, 'a');
    expect(selectMessages(session.store.getState(), 'a').at(-1)?.id).toBe('later');
    await settle();
    expect(reads(session)).toEqual([1, 1]);
  });

  it.each([
    [
      'something may have been missed',
      async (session: ConsoleSession) => {
        session.host.forget();
        session.host.push('ready', {});
        session.world.socket().drop();
        await connect(session, { resume: false });
      },
    ],
    [
      'the reading failed',
      async (session: ConsoleSession) => {
        session.host.script({});
        await settle();
      },
    ],
  ])('is read again when it is opened where %s', async (why, happens) => {
    const session = await open();
    const works = session.host;
    if (why === 'the reading failed') {
      works.script({ getConversation: () => new HostError(500) });
    }
    expects(session, 'a');
    await settle();
    await happens(session);
    const before = reads(session)[0] ?? 0;
    opens(session, 'a');
    await settle();
    expect(reads(session)[0]).toBeGreaterThan(before);
  });

  it('is let go of when another is expected', async () => {
    const session = await open();
    expects(session, 'a');
    await settle();
    expects(session, 'b');
    await settle();
    expect(held(session, 'a')).toBe(10);
    expect(held(session, 'b')).toBe(30);
    expect(selectCliente(session.store.getState(), 'a')).toBeNull();
  });

  it('of a group has no customer to read', async () => {
    const session = await open({ isGroup: true });
    expects(session, 'a');
    await settle();
    expect(reads(session)).toEqual([1, 0]);
  });
});

describe('nothing is read ahead', () => {
  it.each([
    ['of the open chat', (session: ConsoleSession) => opens(session, 'a'), [1, 1]],
    ['twice', (session: ConsoleSession) => expects(session, 'a'), [1, 1]],
    ['without a connection', (session: ConsoleSession) => cut(session), [0, 0]],
  ])('%s', async (_, first, times) => {
    const session = await open();
    first(session);
    await settle();
    expects(session, 'a');
    await settle();
    expect(reads(session)).toEqual(times);
  });

  it('of a chat that is not in the list', async () => {
    const session = await open();
    expects(session, 'unknown');
    await settle();
    expect(reads(session)).toEqual([0, 0]);
  });

  it('of a host that does not number what it tells', async () => {
    const session = await open({ numbers: false });
    expects(session, 'a');
    await settle();
    expect(reads(session)).toEqual([0, 0]);
  });
});
