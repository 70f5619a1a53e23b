import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

const TTL = 60_000;

let world: CommerceWorld;
/** The number of a customer whom no other test uses. */
let customer: string;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
});
beforeEach(async () => {
  await world.startAnew();
  customers += 1;
  customer = String(5511900000000 + customers);
});
afterAll(() => world.close());

const told = (ofertaId: string, ...agents: ('ana' | 'bruno')[]) => ({
  ofertaId,
  agentesIds: agents.map((name) => world.people[name].id).sort(),
});

/** Makes a customer wait, with an open offer. @returns its id. */
async function offered(number = customer): Promise<string> {
  await world.customerWaits(number);
  return (await world.openOffer(number)) ?? 'none';
}

const acknowledges = (name: 'ana' | 'bruno', ofertaId: string) =>
  world.services.offers.acknowledge(ofertaId, world.people[name].id);

describe('an offer', () => {
  it('goes to every online agent, with the customer, what they want and when it ends', async () => {
    await world.setOnline('ana', true);
    await world.setOnline('bruno', true);
    const ofertaId = await offered();
    const offer = {
      ...told(ofertaId, 'ana', 'bruno'),
      clienteNome: `Cliente ${customer}`,
      mensagem: expect.stringContaining('20,00') as string,
      expiraEm: new Date(world.clock.now() + TTL).toISOString(),
      chatId: chatIdOf(customer),
      valorDesejado: 20,
      comissao: 1,
      esperaDesde: new Date(world.clock.now()).toISOString(),
    };
    expect(world.heard('ana', 'nova_oferta_conversa')).toEqual([expect.objectContaining(offer)]);
    expect(world.heard('bruno', 'nova_oferta_conversa')).toEqual([expect.objectContaining(offer)]);
    expect(world.heard('admin', 'nova_oferta_conversa')).toEqual([]);
  });

  it('does not go to who is offline, and waits while nobody is online', async () => {
    await offered();
    expect(await world.openOffer(customer)).toBeNull();
    await world.setOnline('ana', true);
    expect(world.heard('ana', 'nova_oferta_conversa')).toHaveLength(1);
    expect(world.heard('bruno', 'nova_oferta_conversa')).toEqual([]);
  });

  it('says since when the customer waits: from the first one on, also while nobody was online', async () => {
    await offered();
    const since = new Date(world.clock.now()).toISOString();
    await world.passes(5 * 60_000);
    await world.setOnline('ana', true);
    await world.passes(TTL);
    await world.setOnline('ana', true);
    const told = world.heard('ana', 'nova_oferta_conversa');
    expect(told).toHaveLength(2);
    for (const offer of told) expect(offer).toMatchObject({ esperaDesde: since });
  });

  it('counts a wait anew after an attendance', async () => {
    await world.setOnline('ana', true);
    const first = await offered();
    await world.accept('ana', first);
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'ana' });
    await world.passes(60_000);
    await offered();
    const again = new Date(world.clock.now()).toISOString();
    expect(world.heard('ana', 'nova_oferta_conversa').at(-1)).toMatchObject({ esperaDesde: again });
  });

  it('is shown to who comes online while it runs, once', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    await world.setOnline('bruno', true);
    expect(world.heard('bruno', 'nova_oferta_conversa')).toEqual([
      expect.objectContaining(told(ofertaId, 'ana', 'bruno')),
    ]);
    await world.setOnline('bruno', false);
    await world.setOnline('bruno', true);
    expect(world.heard('bruno', 'nova_oferta_conversa')).toHaveLength(1);
    expect((await world.accept('bruno', ofertaId)).status).toBe(200);
  });

  it('is not shown to an agent who could hardly read it in the time left', async () => {
    await world.setOnline('ana', true);
    await offered();
    await world.passes(TTL - 10_000);
    await world.setOnline('bruno', true);
    expect(world.heard('bruno', 'nova_oferta_conversa')).toEqual([]);
  });

  it('no longer takes an agent out of the queue who came back when there was hardly time to read it', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    await acknowledges('ana', ofertaId);
    await world.setOnline('ana', false);
    await world.passes(TTL - 10_000);
    await world.setOnline('ana', true);
    expect(world.heard('ana', 'oferta_aceita')).toEqual([{ ofertaId, agenteId: null }]);
    expect((await world.accept('ana', ofertaId)).status).toBe(404);
    await world.passes(10_000);
    expect((await world.userRow('ana')).online).toBe(true);
    // The customer is offered anew, with all the time.
    expect(world.heard('ana', 'nova_oferta_conversa')).toHaveLength(2);
  });

  it('stays with an agent who came back while there is time to read it', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    await world.setOnline('ana', false);
    await world.passes(TTL - 30_000);
    await world.setOnline('ana', true);
    expect(world.heard('ana', 'oferta_aceita')).toEqual([]);
    expect((await world.accept('ana', ofertaId)).status).toBe(200);
  });

  it('gives the conversation to the agent who accepts it, and tells everybody concerned', async () => {
    await world.setOnline('ana', true);
    await world.setOnline('bruno', true);
    const ofertaId = await offered();
    const { status, body } = await world.accept('ana', ofertaId);

    const ana = { id: world.people.ana.id, nome: (await world.userRow('ana')).nome, foto: null };
    const atribuidoEm = new Date(world.clock.now()).toISOString();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      conversation: {
        id: chatIdOf(customer),
        agente: ana,
        atribuidoEm,
        unreadCount: 2,
        estadoFluxo: 'aguardando_pedido',
      },
    });
    for (const name of ['ana', 'bruno'] as const) {
      expect(world.heard(name, 'oferta_aceita')).toEqual([{ ofertaId, agenteId: ana.id }]);
    }
    expect(world.heard('ana', 'conversaAceita')).toMatchObject([
      { chatId: chatIdOf(customer), conversation: { unreadCount: 2 } },
    ]);
    expect(world.heard('bruno', 'conversaAceita')).toEqual([]);
    expect(world.heard('admin', 'conversationUpdated')).toContainEqual({
      id: chatIdOf(customer),
      agente: ana,
      atribuidoEm,
    });
  });

  it('has one winner and one 409 when two accept at the same moment, 100 times over', async () => {
    await world.setOnline('ana', true);
    await world.setOnline('bruno', true);
    for (let round = 0; round < 100; round += 1) {
      const ofertaId = await offered(String(5511910000000 + round));
      const racers = round % 2 === 0 ? (['ana', 'bruno'] as const) : (['bruno', 'ana'] as const);
      const answers = await Promise.all(racers.map((name) => world.accept(name, ofertaId)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toEqual({
        message: 'Esta oferta já foi aceita por outro agente.',
      });
    }
    const won = [
      ...world.heard('ana', 'conversaAceita'),
      ...world.heard('bruno', 'conversaAceita'),
    ];
    expect(new Set(won.map((event) => (event as { chatId: string }).chatId)).size).toBe(100);
    expect(won).toHaveLength(100);
  });

  it('is a 404 for an agent it does not name, and a 403 for an administrator', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    expect((await world.accept('bruno', ofertaId)).status).toBe(404);
    expect((await world.accept('ana', 'no-such-offer')).status).toBe(404);
    expect((await world.accept('admin', ofertaId)).status).toBe(403);
  });

  it('can be accepted by an agent only while they are online', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    await world.setOnline('ana', false);
    expect(await world.accept('ana', ofertaId)).toMatchObject({
      status: 409,
      body: { message: 'Você está offline. Fique online para aceitar ofertas.' },
    });
    await world.setOnline('ana', true);
    expect((await world.accept('ana', ofertaId)).status).toBe(200);
  });

  it('is withdrawn without a word when the chat is ended meanwhile', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'admin' });
    expect(world.heard('ana', 'oferta_aceita')).toEqual([{ ofertaId, agenteId: null }]);
    await world.passes(TTL);
    expect(world.heard('ana', 'oferta_expirada')).toEqual([]);
    expect((await world.accept('ana', ofertaId)).status).toBe(409);
  });

  it('is told again to somebody whose stream could not be resumed, while it is open', async () => {
    await world.setOnline('ana', true);
    await world.setOnline('bruno', true);
    const ofertaId = await offered();
    await world.services.offers.announceOpen(world.people.ana.id);
    const [first, again] = world.heard('ana', 'nova_oferta_conversa');
    expect(again).toEqual(first);
    expect(world.heard('bruno', 'nova_oferta_conversa')).toHaveLength(1);
    await world.accept('bruno', ofertaId);
    await world.services.offers.announceOpen(world.people.ana.id);
    expect(world.heard('ana', 'nova_oferta_conversa')).toHaveLength(2);
  });
});

describe('many waiting customers', () => {
  const numbers = Array.from({ length: 7 }, (_, index) => String(5511920000000 + index));

  it('are offered five at a time, the longest waiting first, the next when one is decided', async () => {
    for (const number of numbers) {
      await world.customerWaits(number);
      await world.passes(1000);
    }
    await world.setOnline('ana', true);
    const offeredChats = () =>
      world
        .heard('ana', 'nova_oferta_conversa')
        .map((offer) => (offer as { chatId: string }).chatId);
    expect(offeredChats()).toEqual(numbers.slice(0, 5).map(chatIdOf));
    await world.accept('ana', await world.openOffer(numbers[2]!));
    expect(offeredChats()).toEqual(numbers.slice(0, 6).map(chatIdOf));
  });
});

describe('an offer that nobody accepts', () => {
  it('expires at its time, not before', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    await world.passes(TTL - 1);
    expect(world.heard('ana', 'oferta_expirada')).toEqual([]);
    await world.passes(1);
    expect(world.heard('ana', 'oferta_expirada')).toEqual([told(ofertaId, 'ana')]);
    expect(await world.accept('ana', ofertaId)).toMatchObject({
      status: 409,
      body: { message: 'Esta oferta expirou.' },
    });
  });

  it('sets the agents offline who had it on screen, and only those', async () => {
    await world.setOnline('ana', true);
    await world.setOnline('bruno', true);
    await acknowledges('ana', await offered());
    await world.passes(TTL);
    const change = { agenteId: world.people.ana.id, online: false, motivo: 'oferta_expirada' };
    expect(world.heard('ana', 'agente_status_mudou')).toContainEqual(change);
    expect(world.heard('admin', 'agente_status_mudou')).toContainEqual(change);
    expect(world.heard('bruno', 'agente_status_mudou')).not.toContainEqual(change);
    expect((await world.userRow('ana')).online).toBe(false);
    expect((await world.userRow('bruno')).online).toBe(true);
  });

  it('goes at once to the other online agents, again and again', async () => {
    await world.setOnline('ana', true);
    await world.setOnline('bruno', true);
    const first = await offered();
    await acknowledges('ana', first);
    await world.passes(TTL);
    const second = (await world.openOffer(customer)) ?? 'none';
    expect(second).not.toBe(first);
    expect(world.heard('bruno', 'nova_oferta_conversa').at(-1)).toMatchObject(
      told(second, 'bruno'),
    );
    await world.passes(TTL);
    expect(world.heard('bruno', 'nova_oferta_conversa')).toHaveLength(3);
    expect(world.heard('ana', 'nova_oferta_conversa')).toHaveLength(1);
  });

  it('ignores an acknowledgement that comes after its end', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    await world.server.timerRunner.stop();
    world.clock.advance(TTL);
    await acknowledges('ana', ofertaId);
    await world.isDownFor(0);
    expect(world.heard('ana', 'oferta_expirada')).toHaveLength(1);
    expect((await world.userRow('ana')).online).toBe(true);
  });

  it('changes nothing for an agent who went offline by hand before, and waits for the next agent', async () => {
    await world.setOnline('ana', true);
    await acknowledges('ana', await offered());
    await world.setOnline('ana', false);
    await world.passes(TTL);
    expect(world.heard('ana', 'agente_status_mudou')).toEqual([
      expect.objectContaining({ online: true, motivo: 'manual' }),
      expect.objectContaining({ online: false, motivo: 'manual' }),
    ]);
    expect(await world.openOffer(customer)).toBeNull();
    await world.setOnline('bruno', true);
    expect(await world.openOffer(customer)).not.toBeNull();
  });

  it('runs on over a restart, or expires when the server was down at its time', async () => {
    await world.setOnline('ana', true);
    const ofertaId = await offered();
    await acknowledges('ana', ofertaId);
    await world.isDownFor(TTL / 2);
    expect(await world.openOffer(customer)).toBe(ofertaId);
    await world.isDownFor(TTL);
    expect(world.heard('ana', 'oferta_expirada')).toEqual([told(ofertaId, 'ana')]);
    expect((await world.userRow('ana')).online).toBe(false);
  });
});
