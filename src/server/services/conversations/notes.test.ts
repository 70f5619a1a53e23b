import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { CALLS } from '@/contract/rest/calls';
import { messages, notes, timers } from '@/server/db/schema';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import type { PersonName } from '@/testing/startTestServer';

let world: CommerceWorld;
/** The number of a customer of Ana's whom no other test uses. */
let customer: string;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
});
beforeEach(async () => {
  await world.startAnew();
  // So that the limit of sends is not what refuses one.
  await world.passes(60_000);
  await world.setOnline('ana', true);
  customers += 1;
  customer = String(5511960000000 + customers);
  await world.customerWaits(customer);
  await world.accept('ana', await world.openOffer(customer));
});
afterAll(() => world.close());

interface Sent {
  as?: PersonName;
  number?: string;
  key?: string;
}

const path = (number: string, rest = '') => `/api/conversations/${chatIdOf(number)}${rest}`;
const note = (texto: unknown, { as = 'ana', number = customer, key }: Sent = {}) =>
  world.request('POST', path(number, '/notas'), {
    as,
    body: { texto },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });
const page = async (query = '', as: PersonName = 'ana') => {
  const { body } = await world.request('GET', path(customer, query), { as });
  return v.parse(CALLS.getConversation.answer, body);
};
const send = (message: string) =>
  world.request('POST', path(customer, '/send'), { as: 'ana', body: { message } });
const textsOf = (items: readonly { texto: string }[]) => items.map(({ texto }) => texto);

/** What the list says of the chat. */
const row = async (as: PersonName) => {
  const { body } = await world.request('GET', '/api/conversations', { as });
  const list = v.parse(CALLS.listConversations.answer, body);
  return list.items.find(({ id }) => id === chatIdOf(customer));
};

describe('a note', () => {
  it('is told to whoever sees the chat, and stands in it with author and time', async () => {
    const answer = await note('  prefere sem cebola \n');
    const nota = {
      texto: 'prefere sem cebola',
      autor: { id: world.people.ana.id, nome: 'Ana Atendente (demo)' },
      em: new Date(world.clock.now()).toISOString(),
    };
    expect(answer).toMatchObject({ status: 200, body: { success: true, nota } });
    for (const by of ['ana', 'admin'] as const) {
      expect(world.heard(by, 'novaNota')).toMatchObject([{ chatId: chatIdOf(customer), nota }]);
    }
    expect(world.heard('bruno', 'novaNota')).toEqual([]);
    const { messages: read, notas } = await page('', 'admin');
    expect(notas.items).toMatchObject([
      { texto: 'prefere sem cebola', depoisDe: read.items.at(-1)?.id },
    ]);
  });

  it('is no message: it is not sent, and neither last message, unread count, wait nor flow see it', async () => {
    await world.says(customer, 'oi?');
    const before = [await row('ana'), await row('admin')];
    const sent = await world.parts.db.select().from(messages);
    const due = await world.parts.db.select().from(timers);
    await note('ligar depois');
    expect([await row('ana'), await row('admin')]).toEqual(before);
    expect(await world.parts.db.select().from(messages)).toEqual(sent);
    expect(await world.parts.db.select().from(timers)).toEqual(due);
    expect(world.heard('ana', 'conversationUpdated').at(-1)).not.toHaveProperty('lastMessage');
  });

  it('can be written while WhatsApp is disconnected', async () => {
    await world.parts.messaging.disconnect();
    expect((await note('o WhatsApp caiu')).status).toBe(200);
    await world.parts.messaging.connect();
  });

  it('is written once under a key, which belongs to one text in one chat', async () => {
    const key = randomUUID();
    const first = await note('uma vez', { key });
    const again = await Promise.all([1, 2, 3].map(() => note('uma vez', { key })));
    expect(again.map(({ body }) => body)).toEqual([first.body, first.body, first.body]);
    expect((await note('outra', { key })).status).toBe(409);
    expect((await note('uma vez', { key, as: 'admin' })).status).toBe(200);
    expect(textsOf((await page()).notas.items)).toEqual(['uma vez', 'uma vez']);
    expect((await note('x', { key: 'no UUID' })).status).toBe(400);
  });

  it.each([
    ['', 400],
    [' \n ', 400],
    [5, 400],
    ['x'.repeat(2_001), 400],
    ['x'.repeat(2_000), 200],
  ])('of the text %j is answered with %d', async (texto, status) => {
    expect((await note(texto)).status).toBe(status);
  });

  it('counts with messages against the limit of sends', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect([(await note(`nota ${n}`)).status, (await send(`oi ${n}`)).status]).toEqual([
        200, 200,
      ]);
    }
    expect((await note('uma a mais')).status).toBe(429);
  });

  it('is for the chat’s agent and administrators, also when the route’s check is out of date', async () => {
    expect((await note('x', { as: 'bruno' })).status).toBe(404);
    expect((await note('x', { as: 'admin' })).status).toBe(200);
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'ana' });
    const late = world.services.notes.add(world.personOf('ana'), {
      ...{ chatId: chatIdOf(customer), texto: 'tarde', idempotencyKey: null },
    });
    await expect(late).rejects.toMatchObject({ status: 404 });
  });

  it('stays with the chat: the customer’s next agent reads it', async () => {
    await note('já pediu duas vezes');
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'ana' });
    await world.setOnline('ana', false);
    await world.setOnline('bruno', true);
    await world.customerWaits(customer);
    await world.accept('bruno', await world.openOffer(customer));
    expect(textsOf((await page('', 'bruno')).notas.items)).toEqual(['já pediu duas vezes']);
  });
});

describe('notes in pages of messages', () => {
  it('come each with the page among whose messages it stands, once, in order', async () => {
    await world.parts.db.delete(messages).where(eq(messages.conversationId, chatIdOf(customer)));
    await note('antes de tudo');
    for (let n = 0; n < 9; n += 1) {
      await send(`mensagem ${n}`);
      if (n % 3 === 0) await note(`nota ${n}`);
    }
    await note('no fim');
    const pages: string[][] = [];
    let before = '';
    for (;;) {
      const { messages: read, notas, hasMore } = await page(`?limit=4${before}`);
      pages.unshift(textsOf(notas.items));
      const ids = read.items.map(({ id }) => id);
      for (const { depoisDe } of notas.items) {
        expect(depoisDe === null ? !hasMore : ids.includes(depoisDe)).toBe(true);
      }
      before = `&before=${ids[0] ?? ''}`;
      if (!hasMore) break;
    }
    expect(pages).toEqual([['antes de tudo', 'nota 0'], ['nota 3'], ['nota 6', 'no fim']]);
  });

  it('come with a chat without messages', async () => {
    await world.parts.db.delete(messages).where(eq(messages.conversationId, chatIdOf(customer)));
    await note('só isto');
    expect(await page()).toMatchObject({ messages: { items: [] }, hasMore: false });
    expect(textsOf((await page()).notas.items)).toEqual(['só isto']);
    const [stored] = await world.parts.db
      .select()
      .from(notes)
      .where(eq(notes.conversationId, chatIdOf(customer)));
    expect(stored?.texto).toBe('só isto');
  });
});

describe('the remark on a customer', () => {
  const remark = (texto: unknown, as: PersonName = 'ana') =>
    world.request('POST', `/api/clientes/chat/${chatIdOf(customer)}/observacao`, {
      as,
      body: { texto },
    });
  const shown = async (as: PersonName) => {
    const { body } = await world.request('GET', `/api/clientes/chat/${chatIdOf(customer)}`, { as });
    return v.parse(CALLS.getCliente.answer, body).observacao;
  };

  it('says who wrote it last and when, and is told to whoever sees the chat', async () => {
    const observacao = {
      texto: 'paga sempre na hora',
      por: 'Ana Atendente (demo)',
      em: new Date(world.clock.now()).toISOString(),
    };
    expect(await remark(' paga sempre na hora ')).toMatchObject({
      status: 200,
      body: { success: true, cliente: { observacao } },
    });
    for (const by of ['ana', 'admin'] as const) {
      expect(world.heard(by, 'clienteUpdated').at(-1)).toMatchObject({ cliente: { observacao } });
    }
    world.clock.advance(5_000);
    await remark('agora paga depois', 'admin');
    expect(await shown('ana')).toMatchObject({
      texto: 'agora paga depois',
      em: world.clock.now(),
    });
    expect((await shown('ana'))?.por).not.toBe(observacao.por);
  });

  it('stays over attendances and a restart of the flow, until an empty text removes it', async () => {
    await remark('prefere ligação');
    await world.request('POST', `/api/clientes/${customer}/resetar-fluxo`, { as: 'ana' });
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'ana' });
    await world.setOnline('ana', false);
    await world.setOnline('bruno', true);
    await world.customerWaits(customer);
    await world.accept('bruno', await world.openOffer(customer));
    expect(await shown('bruno')).toMatchObject({ texto: 'prefere ligação' });
    expect((await remark('', 'bruno')).status).toBe(200);
    expect(await shown('bruno')).toBeNull();
  });

  it('is for the chat’s agent and administrators, of 280 characters at most', async () => {
    expect((await remark('x', 'bruno')).status).toBe(404);
    expect((await remark('x'.repeat(281))).status).toBe(400);
    expect((await remark(null)).status).toBe(400);
    expect((await remark('x'.repeat(280))).status).toBe(200);
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'ana' });
    const late = world.services.clientes.setRemark(
      world.personOf('ana'),
      chatIdOf(customer),
      'tarde',
    );
    await expect(late).rejects.toMatchObject({ status: 404 });
  });
});
