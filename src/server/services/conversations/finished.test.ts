import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import { DAY_MS } from '@/domain/saoPaulo';
import { attendances, conversations, messages, pedidos } from '@/server/db/schema';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import { seedChat } from '@/testing/seedChat';
import { databaseAssetsDir } from '@/testing/testDatabase';

type Agent = 'ana' | 'bruno';

let world: CommerceWorld;
/** The number of a customer whom no other test uses. */
let customer: string;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld({ settings: { finishedDays: 7 } });
  await world.addAccount('conta-ana', { owner: 'ana' });
});
beforeEach(async () => {
  await world.startAnew();
  await world.parts.db.delete(attendances);
  customers += 1;
  customer = String(5511950000000 + customers);
});
afterAll(() => world.close());

/** Makes the agent, who alone is online, take this customer, who asks for a coupon. */
async function serve(agent: Agent, number = customer): Promise<void> {
  await world.setOnline('ana', agent === 'ana');
  await world.setOnline('bruno', agent === 'bruno');
  await world.customerWaits(number);
  expect((await world.accept(agent, await world.openOffer(number))).status).toBe(200);
}
const finish = (as: Agent | 'admin', number = customer) =>
  world.request('POST', `/api/agente/finalizar/${chatIdOf(number)}`, { as });
const write = (as: Agent, message: string, number = customer) =>
  world.request('POST', `/api/conversations/${chatIdOf(number)}/send`, { as, body: { message } });
const list = async (as: Agent, query = '') => {
  const answer = await world.request('GET', `/api/agente/atendimentos${query}`, { as });
  expect(answer.status).toBe(200);
  return v.parse(CALLS.listFinished.answer, answer.body);
};
const ask = (as: Agent | 'admin', id: string, query = '') =>
  world.request('GET', `/api/agente/atendimentos/${id}${query}`, { as });
const chat = async (as: Agent, id: string, query = '') => {
  const answer = await ask(as, id, query);
  expect(answer.status).toBe(200);
  return v.parse(CALLS.getFinished.answer, answer.body);
};
const earlier = (as: Agent | 'admin') =>
  world.request('GET', `/api/conversations/${chatIdOf(customer)}/atendimentos`, { as });
const only = async (as: Agent) => {
  const { atendimentos } = await list(as);
  expect(atendimentos.items).toHaveLength(1);
  return atendimentos.items[0]!;
};

describe('an attendance that ends', () => {
  it('is in its agent’s list, with when it was, the last message before its end, and no purchase', async () => {
    await serve('ana');
    const begun = world.clock.now();
    await world.passes(60_000);
    await write('ana', 'até logo');
    await finish('ana');
    const ended = world.clock.now();
    const { atendimentos, temMais, dias } = await list('ana');
    expect({ temMais, dias }).toEqual({ temMais: false, dias: 7 });
    const [last] = (
      await world.parts.db
        .select()
        .from(messages)
        .where(eq(messages.conversationId, chatIdOf(customer)))
        .orderBy(messages.ordinal)
    ).slice(-1);
    expect(atendimentos.items).toMatchObject([
      {
        ...{ chatId: chatIdOf(customer), name: `Cliente ${customer}`, number: customer },
        ...{ isGroup: false, inicioEm: begun, fimEm: ended, compra: null },
        lastMessage: last?.body,
      },
    ]);
  });

  it('by a purchase has it, and what becomes of it', async () => {
    await world.setOnline('ana', true);
    const order = await world.customerConfirms(customer, 'ana');
    await world.pays(order.cupomPixId);
    expect((await world.registers('ana', customer)).status).toBe(200);
    expect((await only('ana')).compra).toEqual({
      numeroPedido: '123456',
      cupomValorCliente: order.cupomValorClienteCents,
      status: 'feito',
    });
    await world.parts.db
      .update(pedidos)
      .set({ status: 'reembolsado' })
      .where(eq(pedidos.id, order.id));
    expect((await only('ana')).compra).toMatchObject({ status: 'reembolsado' });
  });

  it('by an administrator is its agent’s as well', async () => {
    await serve('ana');
    await finish('admin');
    expect(await only('ana')).toMatchObject({ chatId: chatIdOf(customer) });
  });

  it('is written down once, however often it is ended, and not for whoever had none', async () => {
    await serve('ana');
    await finish('ana');
    await finish('ana');
    await world.says(customer, 'oi de novo');
    await finish('admin');
    expect((await list('ana')).atendimentos.items).toHaveLength(1);
  });

  it('because its agent was suspended is not theirs any more, but one that the next agent reads of', async () => {
    await serve('ana');
    const state = (estado: string) =>
      world.request('PUT', `/api/admin/users/${world.people.ana.id}/estado`, {
        as: 'admin',
        body: { estado },
      });
    await state('suspenso');
    await world.setOnline('bruno', true);
    await world.accept('bruno', await world.openOffer(customer));
    await state('ativo');
    expect((await list('ana')).atendimentos.items).toEqual([]);
    const [taken] = await world.parts.db.select().from(attendances);
    expect(taken).toMatchObject({ agenteId: world.people.ana.id, fim: 'retirada' });
    expect((await ask('ana', taken!.id)).status).toBe(404);
    expect((await earlier('bruno')).body).toMatchObject([
      { id: taken!.id, agenteNome: 'Ana Atendente (demo)' },
    ]);
  });
});

describe('the list', () => {
  it('has the last to end first, page by page, also where two end at once', async () => {
    const numbers = [0, 1, 2, 3, 4].map((n) => String(5511960000000 + n));
    for (const number of numbers) await serve('ana', number);
    for (const number of numbers.slice(0, 3)) await finish('ana', number);
    await world.passes(1_000);
    for (const number of numbers.slice(3)) await finish('ana', number);
    const all = (await list('ana')).atendimentos.items.map(({ id }) => id);
    expect(all).toHaveLength(5);
    const first = await list('ana', '?limite=2');
    expect(first.temMais).toBe(true);
    const found = first.atendimentos.items.map(({ id }) => id);
    for (;;) {
      const next = await list('ana', `?limite=2&antes=${found.at(-1)!}`);
      found.push(...next.atendimentos.items.map(({ id }) => id));
      if (!next.temMais) break;
    }
    expect(found).toEqual(all);
    const ends = (await list('ana')).atendimentos.items.map(({ fimEm }) => fimEm);
    expect(ends).toEqual([...ends].sort((a, b) => b - a));
  });

  it('has nobody else’s, whatever is asked for', async () => {
    await serve('ana');
    await finish('ana');
    const { id } = await only('ana');
    expect((await list('bruno')).atendimentos.items).toEqual([]);
    await serve('bruno');
    await finish('bruno');
    // Behind an attendance that is not the reader's there is nothing.
    expect((await list('bruno', `?antes=${id}`)).atendimentos.items).toEqual([]);
  });

  it('has what ended in the last days, and no more', async () => {
    await serve('ana');
    await finish('ana');
    const { id } = await only('ana');
    await world.passes(7 * DAY_MS);
    expect((await list('ana')).atendimentos.items).toHaveLength(1);
    await world.passes(1);
    expect((await list('ana')).atendimentos.items).toEqual([]);
    expect((await ask('ana', id)).status).toBe(404);
  });

  it('is a 403 for an administrator, who has every conversation', async () => {
    expect((await world.request('GET', '/api/agente/atendimentos', { as: 'admin' })).status).toBe(
      403,
    );
  });
});

describe('a finished attendance', () => {
  it('is read up to its end: what the customer writes to somebody else later is not in it', async () => {
    await serve('ana');
    await world.says(customer, 'minha foto', true);
    await finish('ana');
    const { id } = await only('ana');
    const before = await chat('ana', id);
    expect(before.messages.items.map(({ body }) => body)).toContain('minha foto');
    expect(before.messages.items.find(({ hasMedia }) => hasMedia)?.media).toEqual({
      url: '/media/cart.png',
      mimetype: 'image/png',
    });
    await serve('bruno');
    await write('bruno', 'segredo do Bruno');
    await finish('bruno');
    expect(await chat('ana', id)).toEqual(before);
    // A later message as the place does not widen it.
    const later = await chat('bruno', (await only('bruno')).id);
    const beyond = later.messages.items.at(-1)!.id;
    expect(await chat('ana', id, `?before=${beyond}`)).toEqual(before);
  });

  it('is read in pages, to the chat’s first message', async () => {
    await serve('ana');
    for (let n = 0; n < 5; n += 1) await world.says(customer, `mensagem ${n}`);
    await finish('ana');
    const { id } = await only('ana');
    const all = (await chat('ana', id)).messages.items.map((message) => message.id);
    const found: string[] = [];
    for (;;) {
      const place = found.length === 0 ? '' : `&before=${found[0]!}`;
      const { messages: page, hasMore } = await chat('ana', id, `?limit=3${place}`);
      found.unshift(...page.items.map((message) => message.id));
      if (!hasMore) break;
    }
    expect(found).toEqual(all);
  });

  it('is a 404 for another agent, for an administrator, and where there is none', async () => {
    await serve('ana');
    await finish('ana');
    const { id } = await only('ana');
    expect((await ask('bruno', id)).status).toBe(404);
    expect((await ask('admin', id)).status).toBe(404);
    expect((await ask('ana', 'nenhum')).status).toBe(404);
    expect((await ask('ana', id, '?before=nenhuma')).status).toBe(404);
  });

  it('can be read, and nothing can be written in it', async () => {
    await serve('ana');
    await finish('ana');
    expect((await write('ana', 'mais uma coisa')).status).toBe(404);
  });
});

describe('earlier attendances of a chat', () => {
  it('are told to who serves the customer now: who served, and after which message it ended', async () => {
    await serve('ana');
    await finish('ana');
    const { id, fimEm } = await only('ana');
    const last = (await chat('ana', id)).messages.items.at(-1)!;
    await world.passes(DAY_MS);
    await serve('bruno');
    const answer = await earlier('bruno');
    expect(v.parse(CALLS.listEarlier.answer, answer.body).items).toEqual([
      { id, fimEm, agenteNome: 'Ana Atendente (demo)', ateMensagem: last.id },
    ]);
    // Whoever has the conversation reads all of it.
    const whole = await world.request('GET', `/api/conversations/${chatIdOf(customer)}`, {
      as: 'bruno',
    });
    expect(JSON.stringify(whole.body)).toContain(last.id);
    // Bruno's own, once finished, has the one before it, and Ana's has none.
    await finish('bruno');
    expect((await chat('bruno', (await only('bruno')).id)).anteriores.items).toMatchObject([
      { id },
    ]);
    expect((await chat('ana', id)).anteriores.items).toEqual([]);
  });

  it('are a 404 for who does not have it, and told to administrators', async () => {
    await serve('ana');
    await finish('ana');
    await serve('bruno');
    expect((await earlier('ana')).status).toBe(404);
    expect((await earlier('admin')).body).toHaveLength(1);
  });
});

describe('what was finished before attendances were written down', () => {
  it('is taken over as far as it is known: up to the last message that its agent wrote', async () => {
    const { clock } = world;
    const { db, uow } = world.parts;
    const chatId = await seedChat(world, { number: customer, agent: 'ana', says: ['oi'] });
    const begun = clock.now();
    clock.advance(60_000);
    expect((await write('ana', 'tudo certo')).status).toBe(200);
    const ended = clock.now();
    await db
      .update(conversations)
      .set({ agenteId: null, ultimoAgenteId: world.people.ana.id, finalizada: true })
      .where(eq(conversations.id, chatId));
    clock.advance(60_000);
    await uow.write((tx, emit) =>
      world.services.chats.appendMessage(tx, emit, { chatId, fromMe: false, body: 'quero outro' }),
    );
    const file = path.join(databaseAssetsDir, 'migrations/0019_attendances.sql');
    const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
    await db.execute(sql.raw(statements.find((one) => one.includes('INSERT INTO'))!));
    const taken = (await list('ana')).atendimentos.items.filter((one) => one.chatId === chatId);
    expect(taken).toMatchObject([
      { inicioEm: begun, fimEm: ended, lastMessage: 'tudo certo', compra: null },
    ]);
  });
});
