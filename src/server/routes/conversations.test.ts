import { randomUUID } from 'node:crypto';
import { count, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { STREAM_HEADER } from '@/contract/events';
import type { AnswerOf } from '@/contract/rest/call';
import { CALLS } from '@/contract/rest/calls';
import { messages } from '@/server/db/schema';
import { KEY_TTL_MS } from '@/server/services/conversations/sending';
import { seedChat } from '@/testing/seedChat';
import {
  nextEvent,
  startTestServer,
  type PersonName,
  type TestServer,
} from '@/testing/startTestServer';
import { SEND_LIMIT } from './conversations';

let server: TestServer;
let chats = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
/** Time passes, so that senders are within the limit again. */
beforeEach(() => server.clock.advance(60_000));

/** Creates a new customer's chat. */
function newChat(agent: PersonName | null, says: readonly string[] = []): Promise<string> {
  chats += 1;
  return seedChat(server, { number: String(5_511_900_000_000 + chats), agent, says });
}

const path = (chatId: string, rest = '') =>
  `/api/conversations/${encodeURIComponent(chatId)}${rest}`;

async function list(as: PersonName) {
  const { body } = await server.request('GET', '/api/conversations', { as });
  return v.parse(CALLS.listConversations.answer, body).items;
}

async function page(chatId: string, query = ''): Promise<AnswerOf<typeof CALLS.getConversation>> {
  const { body } = await server.request('GET', path(chatId) + query, { as: 'ana' });
  return v.parse(CALLS.getConversation.answer, body);
}

function send(chatId: string, message: string, key?: string, as: PersonName = 'ana') {
  const headers = key === undefined ? {} : { 'Idempotency-Key': key };
  return server.request('POST', path(chatId, '/send'), { as, body: { message }, headers });
}

async function storedIn(chatId: string): Promise<number> {
  const [row] = await server.parts.db
    .select({ stored: count() })
    .from(messages)
    .where(eq(messages.conversationId, chatId));
  return row!.stored;
}

describe('the list of conversations', () => {
  it("holds an agent's own, and all for an administrator", async () => {
    const anas = await newChat('ana');
    const brunos = await newChat('bruno');
    const nobodys = await newChat(null);
    const seen = async (as: PersonName) => {
      const ids = (await list(as)).map(({ id }) => id);
      return [anas, brunos, nobodys].filter((id) => ids.includes(id));
    };
    expect(await seen('ana')).toEqual([anas]);
    expect(await seen('bruno')).toEqual([brunos]);
    expect(await seen('admin')).toEqual([anas, brunos, nobodys]);
  });

  it('shows its agent, its last message, and the number of unread ones', async () => {
    const says = ['oi', 'tem cupom?'];
    const id = await newChat('ana', says);
    expect(await list('admin')).toContainEqual(
      expect.objectContaining({
        id,
        lastMessage: 'tem cupom?',
        lastMessageTime: server.clock.now(),
        unreadCount: 2,
        agente: { id: server.people.ana.id, nome: 'Ana Atendente (demo)', foto: null },
      }),
    );
  });

  it('says who wrote the last message: the customer, the flow or a person', async () => {
    const chatId = await newChat('ana', ['oi']);
    const sender = async () =>
      (await list('ana')).find(({ id }) => id === chatId)?.ultimaMensagemDe;
    expect(await sender()).toBe('cliente');
    await send(chatId, 'olá');
    expect(await sender()).toBe('agente');
    const tab = server.connect();
    tab.emit('authenticate', { token: server.people.ana.token });
    await nextEvent(tab, 'conversations');
    const heard = nextEvent(tab, 'newMessage');
    await server.parts.uow.write((tx, emit) =>
      server.server.services.flow.handle(tx, emit, chatId, { type: 'reset' }),
    );
    expect(await heard).toMatchObject({
      message: { fromMe: true, origem: 'fluxo' },
      conversation: { ultimaMensagemDe: 'fluxo' },
    });
    expect(await sender()).toBe('fluxo');
    const { messages: read } = await page(chatId);
    expect(read.items.map(({ origem }) => origem)).toEqual([null, null, 'fluxo']);
  });

  it('has no sender in a chat without a message', async () => {
    const chatId = await newChat('ana');
    const found = (await list('ana')).find(({ id }) => id === chatId);
    expect(found).toMatchObject({ lastMessage: null, ultimaMensagemDe: null });
  });

  it('carries its stream position: the next event has the next number', async () => {
    const before = await server.request('GET', '/api/conversations', { as: 'ana' });
    const chatId = await newChat('ana');
    await send(chatId, 'oi');
    const after = await server.request('GET', '/api/conversations', { as: 'ana' });
    const [stream, seq] = before.headers.get(STREAM_HEADER)!.split(':');
    expect(after.headers.get(STREAM_HEADER)).toBe(`${stream}:${Number(seq) + 1}`);
  });
});

describe('a conversation', () => {
  const says = Array.from({ length: 120 }, (_, n) => `mensagem ${n}`);
  let chatId: string;
  beforeEach(async () => {
    chatId = await newChat('ana', says);
  });

  it('comes with its newest 50 messages, ascending', async () => {
    const { messages: read, hasMore } = await page(chatId);
    expect(read.items.map(({ body }) => body)).toEqual(says.slice(-50));
    expect(hasMore).toBe(true);
  });

  it('goes back page by page without a gap or a duplicate, also while new ones arrive', async () => {
    const held: string[] = [];
    let before = '';
    for (;;) {
      const { messages: read, hasMore } = await page(chatId, `?limit=25${before}`);
      held.unshift(...read.items.map(({ body }) => body));
      await send(chatId, 'entretanto');
      before = `&before=${read.items[0]!.id}`;
      if (!hasMore) break;
    }
    expect(held).toEqual(says);
  });

  it('has nothing before its first message', async () => {
    const { messages: all } = await page(chatId, '?limit=200');
    expect(await page(chatId, `?before=${all.items[0]!.id}`)).toMatchObject({
      messages: { items: [] },
      hasMore: false,
    });
  });

  it("does not page from another chat's message", async () => {
    const other = await newChat('bruno', ['oi']);
    const { body } = await server.request('GET', path(other), { as: 'bruno' });
    const foreign = v.parse(CALLS.getConversation.answer, body).messages.items[0]!.id;
    const answer = await server.request('GET', `${path(chatId)}?before=${foreign}`, { as: 'ana' });
    expect(answer.status).toBe(404);
  });

  it.each(['limit=0', 'limit=201', 'limit=1.5', 'limit=1&limit=2', 'before=%00'])(
    'refuses the query ?%s',
    async (query) => {
      const answer = await server.request('GET', `${path(chatId)}?${query}`, { as: 'ana' });
      expect(answer.status).toBe(400);
    },
  );
});

describe('marking a conversation as read', () => {
  const unreadOf = async (chatId: string, as: PersonName) =>
    (await list(as)).find(({ id }) => id === chatId)?.unreadCount;

  it("moves the reader's own cursor, and tells their own tabs only, once", async () => {
    const chatId = await newChat('ana', ['oi']);
    const tab = server.connect();
    const heard: unknown[] = [];
    tab.on('conversationUpdated', (payload: unknown) => heard.push(payload));
    tab.emit('authenticate', { token: server.people.ana.token });
    await nextEvent(tab, 'conversations');
    for (let n = 0; n < 2; n += 1) {
      const answer = await server.request('POST', path(chatId, '/read'), { as: 'ana' });
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
    }
    await server.request('POST', path(chatId, '/read'), { as: 'admin' });
    expect(await unreadOf(chatId, 'ana')).toBe(0);
    const last = nextEvent(tab, 'newMessage');
    await send(chatId, 'fim');
    await last;
    expect(heard).toEqual([{ id: chatId, unreadCount: 0 }]);
  });

  it('leaves messages unread for another person, and counts later ones', async () => {
    const chatId = await newChat('ana', ['oi']);
    await server.request('POST', path(chatId, '/read'), { as: 'admin' });
    expect(await unreadOf(chatId, 'ana')).toBe(1);
    expect(await unreadOf(chatId, 'admin')).toBe(0);
    await send(chatId, 'olá');
    await server.parts.uow.write((tx, emit) =>
      server.server.services.chats.appendMessage(tx, emit, { chatId, fromMe: false, body: 'sim' }),
    );
    expect(await unreadOf(chatId, 'admin')).toBe(1);
  });
});

describe('sending', () => {
  let chatId: string;
  beforeEach(async () => {
    chatId = await newChat('ana');
  });

  it('stores one message and gives ten equal answers for a key that comes ten times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(chatId, 'oi', key)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({
      message: { body: 'oi', fromMe: true, idempotencyKey: key },
    });
    expect(await storedIn(chatId)).toBe(1);
  });

  it('puts the key into the newMessage event as well', async () => {
    const key = randomUUID();
    const tab = server.connect();
    tab.emit('authenticate', { token: server.people.admin.token });
    await nextEvent(tab, 'conversations');
    const heard = nextEvent(tab, 'newMessage');
    await send(chatId, 'oi', key);
    expect(await heard).toMatchObject({ chatId, message: { body: 'oi', idempotencyKey: key } });
  });

  it('refuses the key for another text or another chat, and stores nothing then', async () => {
    const other = await newChat('ana');
    const key = randomUUID();
    await send(chatId, 'oi', key);
    expect((await send(chatId, 'outra coisa', key)).status).toBe(409);
    expect((await send(other, 'oi', key)).status).toBe(409);
    expect([await storedIn(chatId), await storedIn(other)]).toEqual([1, 0]);
  });

  it('keeps keys apart by person', async () => {
    const key = randomUUID();
    await send(chatId, 'oi', key);
    await send(chatId, 'oi', key, 'admin');
    expect(await storedIn(chatId)).toBe(2);
  });

  it('remembers a key for a day', async () => {
    const key = randomUUID();
    const first = await send(chatId, 'oi', key);
    server.clock.advance(KEY_TTL_MS);
    expect((await send(chatId, 'oi', key)).body).toEqual(first.body);
    server.clock.advance(1);
    expect((await send(chatId, 'oi', key)).status).toBe(200);
    expect(await storedIn(chatId)).toBe(2);
  });

  it('sends every time without a key', async () => {
    await send(chatId, 'oi');
    await send(chatId, 'oi');
    expect(await storedIn(chatId)).toBe(2);
  });

  it('refuses while the messaging app is disconnected, but repeats an earlier answer', async () => {
    const [sent, unsent] = [randomUUID(), randomUUID()];
    const first = await send(chatId, 'oi', sent);
    await server.parts.messaging.disconnect();
    expect(await send(chatId, 'oi', unsent)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('WhatsApp desconectado') as string },
    });
    expect((await send(chatId, 'oi', sent)).body).toEqual(first.body);
    await server.parts.messaging.connect();
    expect((await send(chatId, 'oi', unsent)).status).toBe(200);
    expect(await storedIn(chatId)).toBe(2);
  });

  it.each(['no UUID', '', '%00', '123e4567-e89b-12d3-a456-42661417400'])(
    'refuses the Idempotency-Key %j',
    async (key) => {
      expect((await send(chatId, 'oi', key)).status).toBe(400);
      expect(await storedIn(chatId)).toBe(0);
    },
  );

  it('refuses an empty text and one that is too long', async () => {
    expect((await send(chatId, ' \n ')).status).toBe(400);
    expect((await send(chatId, 'x'.repeat(4_097))).status).toBe(400);
    expect((await send(chatId, 'x'.repeat(4_096))).status).toBe(200);
  });

  it('blocks a sender who is faster than anybody types, and says for how long', async () => {
    for (let n = 0; n < SEND_LIMIT.burst; n += 1) {
      expect((await send(chatId, `mensagem ${n}`)).status).toBe(200);
    }
    const held = await send(chatId, 'uma a mais');
    expect([held.status, held.headers.get('Retry-After')]).toEqual([429, '1']);
    expect((await send(chatId, 'de outra pessoa', undefined, 'admin')).status).toBe(200);
    server.clock.advance(1_000);
    expect((await send(chatId, 'agora sim')).status).toBe(200);
  });
});
