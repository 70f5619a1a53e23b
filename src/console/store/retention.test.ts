/** Data that is not needed is removed, and read again when it is needed (behaviour: retention-closed). */
import type { Message } from '@/contract/entities/message';
import { newestReached, selectKeeping } from '@/console/entities/attention/attentionSlice';
import { selectCliente, selectClienteStatus } from '@/console/entities/clientes/clientesSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import {
  selectHasOldest,
  selectMessages,
  selectNewestStatus,
  selectUnreadMarker,
} from '@/console/entities/messages/messagesSelectors';
import { selectOutboxOf } from '@/console/entities/outbox/outboxSelectors';
import { buildCliente } from '@/testing/builders/cliente';
import { buildConversation } from '@/testing/builders/conversation';
import { buildMessage } from '@/testing/builders/message';
import { openLiveConsole, person, settle, type ConsoleSession } from '@/testing/consoleSession';
import { NO_ANSWER } from '@/testing/scriptedHost';

const START = Date.UTC(2026, 10, 21, 8);
const messageAt = (chatId: string, n: number): Message =>
  buildMessage({ id: `${chatId}-${n}`, body: `${n}`, timestamp: START + n * 1_000 });
const history = (chatId: string, count: number) =>
  Array.from({ length: count }, (_, n) => messageAt(chatId, n));

/** A session with `chats` chats, from `chat-0` on, each with `each` messages. */
function sessionWith(chats: number, each: number) {
  const ids = Array.from({ length: chats }, (_, n) => `chat-${n}`);
  return openLiveConsole({
    conversations: ids.map((id) => buildConversation({ id })),
    messages: Object.fromEntries(ids.map((id) => [id, history(id, each)])),
  });
}

/** The customer writes: the host stores the message and pushes it. */
function says({ held, host }: ConsoleSession, chatId: string): void {
  const list = held.messages[chatId]!;
  const message = messageAt(chatId, list.length);
  held.messages[chatId] = [...list, message];
  host.push('newMessage', { chatId, message, conversation: null });
}

const bodies = ({ store }: ConsoleSession, chatId: string) =>
  selectMessages(store.getState(), chatId).map(({ body }) => body);
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => String(from + n));
const opens = async (session: ConsoleSession, ...chatIds: string[]) => {
  for (const chatId of chatIds) {
    person.opensChat(session, chatId);
    await settle();
  }
};
const others = Array.from({ length: 21 }, (_, n) => `chat-${n + 1}`);

describe('a chat that nobody opened', () => {
  it('keeps only the newest few of the pushed messages, and is complete when it is opened', async () => {
    const session = await sessionWith(2, 100);
    for (let n = 0; n < 30; n += 1) says(session, 'chat-1');
    expect(bodies(session, 'chat-1')).toEqual(numbers(120, 130));
    expect(selectConversation(session.store.getState(), 'chat-1')?.unreadCount).toBe(30);
    await opens(session, 'chat-1');
    expect(bodies(session, 'chat-1')).toEqual(numbers(80, 130));
    expect(selectUnreadMarker(session.store.getState(), 'chat-1')).toBe('chat-1-100');
  });

  it('holds no record of its customer', async () => {
    const session = await sessionWith(2, 1);
    session.host.push('clienteUpdated', { chatId: 'chat-1', cliente: buildCliente() });
    expect(selectClienteStatus(session.store.getState(), 'chat-1')).toBe('unknown');
  });

  it('leaves nothing behind when it is not on the list', async () => {
    const session = await sessionWith(1, 1);
    const chatId = 'chat-of-somebody-else';
    session.host.push('newMessage', { chatId, message: buildMessage(), conversation: null });
    await settle();
    expect(session.store.getState().messages.ids).not.toContain(chatId);
  });
});

describe('a chat that was closed', () => {
  it('keeps its newest page, and shows it at once when it is opened again', async () => {
    const session = await sessionWith(2, 200);
    await opens(session, 'chat-0');
    await person.readsOlder(session, 'chat-0', 'chat-0-150');
    expect(bodies(session, 'chat-0')).toEqual(numbers(100, 200));
    await opens(session, 'chat-1');
    says(session, 'chat-0');
    expect(bodies(session, 'chat-0')).toEqual(numbers(151, 201));
    expect(selectHasOldest(session.store.getState(), 'chat-0')).toBe(false);

    const kept = selectMessages(session.store.getState(), 'chat-0').at(-1);
    person.opensChat(session, 'chat-0');
    expect(selectNewestStatus(session.store.getState(), 'chat-0')).toBe('ready');
    await settle();
    expect(bodies(session, 'chat-0')).toEqual(numbers(151, 201));
    expect(selectMessages(session.store.getState(), 'chat-0').at(-1)).toBe(kept);
  });

  it('is read again when it was closed long ago', async () => {
    const session = await sessionWith(22, 60);
    await opens(session, 'chat-0', ...others);
    expect(bodies(session, 'chat-0')).toHaveLength(10);
    expect(selectNewestStatus(session.store.getState(), 'chat-0')).toBe('unknown');
    expect(selectCliente(session.store.getState(), 'chat-0')).toBeNull();
    expect(selectNewestStatus(session.store.getState(), 'chat-2')).toBe('ready');
    await opens(session, 'chat-0');
    expect(bodies(session, 'chat-0')).toEqual(numbers(10, 60));
    expect(selectCliente(session.store.getState(), 'chat-0')).not.toBeNull();
  });

  it('keeps one page even if it was closed before its messages arrived', async () => {
    const session = await sessionWith(2, 60);
    person.opensChat(session, 'chat-0');
    person.opensChat(session, 'chat-1');
    await settle();
    expect(selectKeeping(session.store.getState(), 'chat-0')).toBe('page');
    expect(bodies(session, 'chat-0')).toEqual(numbers(10, 60));
  });

  it('keeps its draft and its unsent messages, however long ago it was closed', async () => {
    const session = await sessionWith(22, 1);
    session.host.script({ sendMessage: () => NO_ANSWER });
    await opens(session, 'chat-0');
    person.sends(session, 'chat-0', 'sem resposta');
    session.store.dispatch(draftChanged({ chatId: 'chat-0', draft: 'quase' }));
    await opens(session, ...others);
    expect(selectDraft(session.store.getState(), 'chat-0')).toBe('quase');
    expect(selectOutboxOf(session.store.getState(), 'chat-0')).toMatchObject([
      { text: 'sem resposta' },
    ]);
  });
});

describe('a chat that leaves the list', () => {
  it('takes its messages, its record and its draft with it; those of other chats stay', async () => {
    const session = await sessionWith(2, 60);
    await opens(session, 'chat-0', 'chat-1');
    for (const chatId of ['chat-0', 'chat-1']) {
      session.store.dispatch(draftChanged({ chatId, draft: 'quase' }));
      expect(selectCliente(session.store.getState(), chatId)).not.toBeNull();
    }
    session.host.push('conversationDeleted', { chatId: 'chat-0' });
    await settle();
    const state = session.store.getState();
    expect(bodies(session, 'chat-0')).toEqual([]);
    expect(selectNewestStatus(state, 'chat-0')).toBe('unknown');
    expect([selectCliente(state, 'chat-0'), selectClienteStatus(state, 'chat-0')]).toEqual([
      null,
      'unknown',
    ]);
    expect(selectDraft(state, 'chat-0')).toBe('');
    // Nothing of the chat is left in the state, not even data that no screen shows.
    const { clientes, drafts, messages } = state;
    expect(JSON.stringify({ clientes, drafts, messages })).not.toContain('chat-0');

    expect(bodies(session, 'chat-1')).toEqual(numbers(10, 60));
    expect(selectCliente(state, 'chat-1')).not.toBeNull();
    expect(selectDraft(state, 'chat-1')).toBe('quase');
  });
});

describe('the open chat', () => {
  const held = async () => {
    const session = await sessionWith(1, 2_500);
    await opens(session, 'chat-0');
    // Reads older pages until the first message is reached.
    while (!selectHasOldest(session.store.getState(), 'chat-0')) {
      const oldest = selectMessages(session.store.getState(), 'chat-0')[0]!.id;
      await person.readsOlder(session, 'chat-0', oldest);
    }
    return session;
  };

  it('keeps all messages read, until the reader is back at the newest one', async () => {
    const session = await held();
    says(session, 'chat-0');
    expect(bodies(session, 'chat-0')).toEqual(numbers(0, 2_501));
    session.store.dispatch(newestReached({ chatId: 'chat-0' }));
    expect(bodies(session, 'chat-0')).toEqual(numbers(2_001, 2_501));
    await person.readsOlder(session, 'chat-0', 'chat-0-2001');
    expect(bodies(session, 'chat-0')).toEqual(numbers(1_951, 2_501));
  });

  it('removes nothing while it holds no more than one read can bring', async () => {
    const session = await sessionWith(1, 60);
    await opens(session, 'chat-0');
    const before = session.store.getState().messages;
    session.store.dispatch(newestReached({ chatId: 'chat-0' }));
    expect(session.store.getState().messages).toBe(before);
  });
});

describe('a shift', () => {
  it('holds no more messages after ten times as many', async () => {
    const session = await sessionWith(30, 1);
    const shift = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const { id } of session.held.conversations) says(session, id);
        await opens(session, `chat-${round % 30}`);
      }
      const { rows } = session.store.getState().messages;
      return rows.reduce((total, { list }) => total + list.length, 0);
    };
    const most = 20 * 50 + 10 * 10;
    expect(await shift(3)).toBeLessThanOrEqual(most);
    expect(await shift(27)).toBeLessThanOrEqual(most);
  });

  it('remembers the last two hundred removals', async () => {
    const session = await sessionWith(1, 1);
    for (let n = 0; n < 300; n += 1) {
      session.host.push('conversationDeleted', { chatId: `chat-${n + 1_000}` });
    }
    const remembered = Object.keys(session.store.getState().conversations.tombstones);
    expect(remembered).toHaveLength(200);
    expect(remembered).toContain('chat-1299');
  });
});
