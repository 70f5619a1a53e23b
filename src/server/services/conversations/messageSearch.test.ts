import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import { seedChat } from '@/testing/seedChat';
import { startTestServer, type PersonName, type TestServer } from '@/testing/startTestServer';

let server: TestServer;
let chats = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Creates a new customer's chat. */
function newChat(agent: PersonName | null, says: readonly string[]): Promise<string> {
  chats += 1;
  return seedChat(server, { number: String(5_511_930_000_000 + chats), agent, says });
}

const ask = (as: PersonName, query: Record<string, string>) =>
  server.request('GET', `/api/messages/search?${new URLSearchParams(query).toString()}`, { as });

async function find(as: PersonName, query: Record<string, string>) {
  const answer = await ask(as, query);
  expect(answer.status).toBe(200);
  return v.parse(CALLS.searchMessages.answer, answer.body);
}
const bodies = async (as: PersonName, query: Record<string, string>) =>
  (await find(as, query)).mensagens.items.map(({ mensagem }) => mensagem.body);

describe('the search in messages', () => {
  it.each([
    ['another case', 'MAÇÃ VERDE'],
    ['without accents', 'maca verde'],
    ['with the accents as signs of their own', 'maçã verde'.normalize('NFD')],
    ['a part of words', 'çã ver'],
    ['with spaces around it', '  maçã verde '],
  ])('finds a text in %s', async (_how, q) => {
    const chatId = await newChat('ana', ['Quero a maçã verde, por favor']);
    expect((await find('ana', { q, chatId })).mensagens.items).toMatchObject([
      { chatId, mensagem: { body: 'Quero a maçã verde, por favor', fromMe: false } },
    ]);
  });

  it('takes every sign for itself', async () => {
    const says = [
      '100% de desconto',
      '1000 de desconto',
      'a_b',
      'axb',
      'x.y',
      'xzy',
      'c\\d',
      "d'e",
    ];
    const chatId = await newChat('ana', says);
    for (const [q, found] of [
      ['0% de', '100% de desconto'],
      ['a_b', 'a_b'],
      ['x.y', 'x.y'],
      ['c\\d', 'c\\d'],
      ["d'e", "d'e"],
    ] as const) {
      expect(await bodies('ana', { q, chatId })).toEqual([found]);
    }
  });

  it('gives the newest first, page by page, and says whether there are more', async () => {
    const says = Array.from({ length: 7 }, (_unused, n) => `pastel ${String(n)}`);
    const chatId = await newChat('ana', says);
    const seen: string[] = [];
    let before: string | undefined;
    for (const more of [true, true, false]) {
      const page = await find('ana', {
        ...{ q: 'Pastel', chatId, limite: '3' },
        ...(before !== undefined && { antes: before }),
      });
      expect(page.temMais).toBe(more);
      seen.push(...page.mensagens.items.map(({ mensagem }) => mensagem.body));
      before = page.mensagens.items.at(-1)?.mensagem.id;
    }
    expect(seen).toEqual(says.toReversed());
  });

  it('shows an agent what stands in the own conversations, and an administrator all', async () => {
    const mine = await newChat('ana', ['coxinha de jaca']);
    const others = await newChat('bruno', ['coxinha de jaca']);
    const nobodys = await newChat(null, ['coxinha de jaca']);
    const chatsOf = async (as: PersonName, query = {}) =>
      (await find(as, { q: 'coxinha de jaca', ...query })).mensagens.items.map(
        ({ chatId }) => chatId,
      );
    expect(await chatsOf('ana')).toEqual([mine]);
    expect(await chatsOf('bruno')).toEqual([others]);
    expect(await chatsOf('ana', { chatId: others })).toEqual([]);
    expect(await chatsOf('admin')).toEqual([nobodys, others, mine]);
    expect(await chatsOf('admin', { chatId: others })).toEqual([others]);
  });

  it.each([
    ['one letter', { q: 'a' }],
    ['spaces', { q: '    ' }],
    ['nothing', {}],
    ['more than a hundred letters', { q: 'a'.repeat(101) }],
    ['a NUL', { q: 'a\u0000b' }],
    ['more than the most', { q: 'oi', limite: '201' }],
  ])('refuses %s', async (_what, query) => {
    expect((await ask('ana', query)).status).toBe(400);
  });
});
