import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { offers, users } from '@/server/db/schema';
import { chatIdOf } from '@/testing/commerceWorld';
import type { PersonName } from '@/testing/startTestServer';
import { openTransferWorld, type TransferWorld } from '@/testing/transferWorld';

let world: TransferWorld;
/** The number of a customer of Ana's whom no other test uses. */
let customer: string;

beforeAll(async () => {
  world = await openTransferWorld();
});
beforeEach(async () => {
  customer = await world.startAfresh();
});
afterAll(() => world.close());

const path = (number: string) => `/api/agente/transferir/${chatIdOf(number)}`;
/** What the list of somebody says of the chat's transfer; undefined when it is not in it. */
async function shown(by: PersonName): Promise<unknown> {
  const { body } = await world.request('GET', '/api/conversations', { as: by });
  const rows = body as { id: string; transferencia: unknown }[];
  return rows.find(({ id }) => id === chatIdOf(customer))?.transferencia;
}

describe('handing a chat over', () => {
  it('is an offer to the receiver alone, with the giver’s name and the note; the giver keeps the chat', async () => {
    expect(await world.transfer({ nota: '  quer trocar o cupom ' })).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect(world.heard('bruno', 'nova_oferta_conversa').at(-1)).toMatchObject({
      chatId: chatIdOf(customer),
      agentesIds: [world.idOf('bruno')],
      esperaDesde: null,
      transferencia: { por: 'Ana Atendente (demo)', nota: 'quer trocar o cupom' },
    });
    const expiraEm = new Date(world.clock.now() + world.parts.settings.offerTtlMs).toISOString();
    const transferencia = { para: 'Bruno Balconista (demo)', expiraEm };
    for (const by of ['ana', 'admin'] as const) {
      expect(world.heard(by, 'conversationUpdated').at(-1)).toEqual({
        id: chatIdOf(customer),
        transferencia,
      });
      expect(await shown(by)).toEqual(transferencia);
    }
    expect(await world.agentOf()).toBe(world.idOf('ana'));
    expect([(await world.send('ana')).status, (await world.send('bruno')).status]).toEqual([
      200, 404,
    ]);
  });

  it('is accepted: the chat goes to the receiver, silently for the customer, and both ends and administrators hear it', async () => {
    await world.transfer();
    const offer = await world.openOffer(customer);
    const before = (await world.chat(customer)).lastMessageOrdinal;
    world.clock.advance(1_000);
    expect(await world.accept('bruno', offer)).toMatchObject({
      status: 200,
      body: { conversation: { id: chatIdOf(customer) } },
    });
    const { atribuidoEm, lastMessageOrdinal, finalizada } = await world.chat(customer);
    expect([await world.agentOf(), atribuidoEm, lastMessageOrdinal, finalizada]).toEqual([
      ...[world.idOf('bruno'), world.clock.now(), before, false],
    ]);
    expect([world.endsFor('ana'), world.endsFor('bruno'), world.endsFor('admin')]).toEqual([
      ['aceita'],
      ['aceita'],
      ['aceita'],
    ]);
    expect(world.heard('ana', 'conversationDeleted')).toEqual([{ chatId: chatIdOf(customer) }]);
    expect(world.heard('admin', 'conversationDeleted')).toEqual([]);
    expect(world.heard('bruno', 'conversaAceita').at(-1)).toMatchObject({
      conversation: { id: chatIdOf(customer), transferencia: null },
    });
    expect(world.heard('admin', 'conversationUpdated')).toContainEqual(
      expect.objectContaining({
        id: chatIdOf(customer),
        agente: expect.objectContaining({ id: world.idOf('bruno') }) as unknown,
        transferencia: null,
      }),
    );
    expect(await shown('ana')).toBeUndefined();
    expect(await shown('bruno')).toBeNull();
    expect([(await world.send('ana')).status, (await world.send('bruno')).status]).toEqual([
      404, 200,
    ]);
    expect(await world.actsOn(chatIdOf(customer))).toEqual([
      {
        act: 'conversation.transferred',
        actorId: world.idOf('bruno'),
        detail: { from: world.idOf('ana') },
      },
    ]);
  });

  it('leaves the giver an earlier attendance, which is not among what they finished', async () => {
    await world.transfer();
    world.clock.advance(1_000);
    await world.accept('bruno', await world.openOffer(customer));
    const earlier = `/api/conversations/${chatIdOf(customer)}/atendimentos`;
    expect((await world.request('GET', earlier, { as: 'bruno' })).body).toMatchObject([
      { agenteNome: 'Ana Atendente (demo)', fimEm: new Date(world.clock.now()).toISOString() },
    ]);
    const finished = await world.request('GET', '/api/agente/atendimentos', { as: 'ana' });
    const { atendimentos } = finished.body as { atendimentos: { chatId: string }[] };
    expect(atendimentos.map(({ chatId }) => chatId)).not.toContain(chatIdOf(customer));
  });

  it('that is refused stays with its giver, who can try again at once', async () => {
    await world.transfer();
    expect((await world.refuse('bruno', await world.openOffer(customer))).status).toBe(200);
    expect([world.endsFor('ana'), world.endsFor('admin'), world.endsFor('bruno')]).toEqual([
      ['recusada'],
      ['recusada'],
      [],
    ]);
    expect([await world.agentOf(), await shown('ana'), await world.openOffer(customer)]).toEqual([
      ...[world.idOf('ana'), null, null],
    ]);
    expect((await world.transfer()).status).toBe(200);
  });

  it('that nobody takes in time stays with its giver; who had it on screen goes offline', async () => {
    await world.transfer();
    const offer = await world.openOffer(customer);
    await world.services.offers.acknowledge(offer ?? '', world.idOf('bruno'));
    await world.passes(world.parts.settings.offerTtlMs);
    expect([world.endsFor('ana'), world.endsFor('admin')]).toEqual([['expirada'], ['expirada']]);
    expect(world.heard('bruno', 'oferta_expirada').at(-1)).toMatchObject({ ofertaId: offer });
    expect((await world.userRow('bruno')).online).toBe(false);
    expect([await world.agentOf(), await shown('ana'), await world.openOffer(customer)]).toEqual([
      ...[world.idOf('ana'), null, null],
    ]);
  });

  it('is cancelled by its giver; once more it is over already', async () => {
    await world.transfer();
    const offer = await world.openOffer(customer);
    expect([(await world.cancel()).status, (await world.cancel()).status]).toEqual([200, 200]);
    expect([world.endsFor('ana'), world.endsFor('admin')]).toEqual([['cancelada'], ['cancelada']]);
    expect(world.heard('bruno', 'oferta_aceita').at(-1)).toEqual({
      ...{ ofertaId: offer, agenteId: null },
    });
    expect((await world.accept('bruno', offer)).status).toBe(409);
    expect(await world.agentOf()).toBe(world.idOf('ana'));
  });

  it.each(['finish', 'purchase'] as const)('ends with the attendance (%s)', async (how) => {
    await world.addAccount(`conta-${how}-${customer}`, { owner: 'ana' });
    const number = `55119799${customer.slice(-5)}`;
    const { cupomPixId } = await world.customerConfirms(number, 'ana');
    await world.pays(cupomPixId);
    await world.transfer({ number });
    const offer = await world.openOffer(number);
    const ended =
      how === 'finish'
        ? await world.finish(number)
        : await world.registers('ana', number, {
            emailConta: `conta-${how}-${customer}@cupom.exemplo.invalid`,
          });
    expect(ended.status).toBe(200);
    expect([world.endsFor('ana', number), await world.openOffer(number)]).toEqual([
      ['cancelada'],
      null,
    ]);
    expect((await world.accept('bruno', offer)).status).toBe(409);
    expect(await world.chat(number)).toMatchObject({ agenteId: null, finalizada: true });
  });

  it('keeps the pause of the automation and the notes with the chat', async () => {
    await world.request('POST', `/api/agente/automacao/${chatIdOf(customer)}`, {
      as: 'ana',
      body: { pausada: true },
    });
    await world.request('POST', `/api/conversations/${chatIdOf(customer)}/notas`, {
      as: 'ana',
      body: { texto: 'já ligou duas vezes' },
    });
    await world.transfer({ nota: '' });
    await world.accept('bruno', await world.openOffer(customer));
    const { body } = await world.request('GET', `/api/conversations/${chatIdOf(customer)}`, {
      as: 'bruno',
    });
    expect(body).toMatchObject({
      automacaoPausada: true,
      notas: [{ texto: 'já ligou duas vezes' }],
    });
  });

  it('leaves the giver’s word in the chat, as a note of theirs that its receiver and administrators learn of', async () => {
    const nota = 'pagou, falta só registrar';
    await world.transfer({ nota });
    await world.accept('bruno', await world.openOffer(customer));
    const note = { texto: nota, autor: { id: world.people.ana.id } };
    const { body } = await world.request('GET', `/api/conversations/${chatIdOf(customer)}`, {
      as: 'bruno',
    });
    expect(body).toMatchObject({ notas: [note] });
    for (const name of ['bruno', 'admin'] as const) {
      expect(world.heard(name, 'novaNota')).toMatchObject([
        { chatId: chatIdOf(customer), nota: note },
      ]);
    }
    expect(world.heard('ana', 'novaNota')).toEqual([]);
  });
});

describe('to the queue', () => {
  it('is offered to everybody else who is online, also to who comes online meanwhile, and never to its giver', async () => {
    await world.transfer({ to: null });
    const offer = await world.openOffer(customer);
    expect(world.heard('bruno', 'nova_oferta_conversa').at(-1)).toMatchObject({ ofertaId: offer });
    expect(await shown('ana')).toMatchObject({ para: null });
    const told = world.heard('ana', 'nova_oferta_conversa').length;
    await world.setOnline('ana', false);
    await world.setOnline('ana', true);
    expect(world.heard('ana', 'nova_oferta_conversa')).toHaveLength(told);
    expect((await world.accept('bruno', offer)).status).toBe(200);
    expect(await world.agentOf()).toBe(world.idOf('bruno'));
  });

  it('stays with its giver when everybody has refused it, and when nobody else is online', async () => {
    await world.transfer({ to: null });
    await world.refuse('bruno', await world.openOffer(customer));
    expect([world.endsFor('ana'), await world.agentOf()]).toEqual([
      ['recusada'],
      world.idOf('ana'),
    ]);
    await world.setOnline('bruno', false);
    expect(await world.transfer({ to: null })).toMatchObject({
      status: 409,
      body: { message: 'Nenhum outro agente está online agora.' },
    });
  });

  it('takes none of the places of customers who wait', async () => {
    const others: string[] = [];
    for (let n = 0; n < 5; n += 1) others.push(await world.newCustomer());
    for (const number of others)
      expect((await world.transfer({ to: null, number })).status).toBe(200);
    const waiting = world.newNumber();
    await world.customerWaits(waiting);
    expect(await world.openOffer(waiting)).not.toBeNull();
  });
});

describe('who may hand over', () => {
  it('is the chat’s agent, to another agent who is online', async () => {
    expect((await world.transfer({ as: 'bruno', to: 'ana' })).status).toBe(404);
    expect((await world.transfer({ as: 'admin' })).status).toBe(403);
    expect((await world.cancel('admin')).status).toBe(403);
    for (const to of ['ana', 'admin'] as const)
      expect((await world.transfer({ to })).status).toBe(409);
    await world.setOnline('bruno', false);
    expect(await world.transfer()).toMatchObject({
      status: 409,
      body: { message: 'Este agente não está mais online. Escolha outro.' },
    });
    await world.finish();
    expect((await world.transfer()).status).toBe(404);
  });

  it('does it once at a time, and once under a key', async () => {
    const key = randomUUID();
    expect([
      (await world.transfer({ key })).status,
      (await world.transfer({ key })).status,
    ]).toEqual([200, 200]);
    expect((await world.transfer()).status).toBe(409);
    await world.refuse('bruno', await world.openOffer(customer));
    // The answer was lost, and it is sent again: what was refused is not handed over once more.
    expect((await world.transfer({ key })).status).toBe(200);
    expect([await world.openOffer(customer), world.endsFor('ana')]).toEqual([null, ['recusada']]);
    expect((await world.transfer({ key, number: await world.newCustomer() })).status).toBe(409);
    expect((await world.transfer({ key: 'no UUID' })).status).toBe(400);
  });

  it('knows the other agents who are online, by name', async () => {
    const colleagues = (as: PersonName) => world.request('GET', '/api/agente/colegas', { as });
    expect((await colleagues('ana')).body).toEqual([
      { id: world.idOf('bruno'), nome: 'Bruno Balconista (demo)', foto: null },
    ]);
    await world.setOnline('bruno', false);
    expect((await colleagues('ana')).body).toEqual([]);
    expect((await colleagues('admin')).status).toBe(403);
  });

  it.each([[{}], [{ agenteId: 5, nota: '', contaId: null }], [{ agenteId: null, nota: 'x' }]])(
    'sends no body like %j',
    async (body) => {
      expect((await world.request('POST', path(customer), { as: 'ana', body })).status).toBe(400);
    },
  );

  it('hands nothing over any more when they are suspended: others are offered the customer', async () => {
    await world.transfer();
    const setState = (estado: string) =>
      world.request('PUT', `/api/admin/users/${world.idOf('ana')}/estado`, {
        as: 'admin',
        body: { estado },
      });
    expect((await setState('suspenso')).status).toBe(200);
    const [open] = await world.parts.db
      .select()
      .from(offers)
      .where(and(eq(offers.chatId, chatIdOf(customer)), eq(offers.status, 'open')));
    expect(open).toMatchObject({ giverId: null });
    expect((await world.accept('bruno', open?.id ?? null)).status).toBe(200);
    expect((await setState('ativo')).status).toBe(200);
    const [ana] = await world.parts.db
      .select()
      .from(users)
      .where(eq(users.id, world.idOf('ana')));
    expect(ana?.estado).toBe('ativo');
  });
});
