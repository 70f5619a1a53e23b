import { eq } from 'drizzle-orm';
import { offerRefusals, offers } from '@/server/db/schema';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import { pauseMs } from './refusals';

type Agent = 'ana' | 'bruno';

const TTL = 60_000;
const MINUTE = 60_000;

let world: CommerceWorld;
let customer: string;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
});
beforeEach(async () => {
  await world.startAnew();
  customer = nextCustomer();
});
afterAll(() => world.close());

function nextCustomer(): string {
  customers += 1;
  return String(5511930000000 + customers);
}

const online = async (...names: Agent[]) => {
  for (const name of names) await world.setOnline(name, true);
};
/** Some seconds after whatever was before: one person may not ask without pause. */
async function offered(number = customer): Promise<string> {
  await world.passes(5_000);
  await world.customerWaits(number);
  return (await world.openOffer(number)) ?? 'none';
}
const refuse = (as: Agent | 'admin', ofertaId: string | null) =>
  world.request('POST', `/api/agente/recusar-oferta/${ofertaId ?? 'none'}`, { as });
const accept = (as: Agent, ofertaId: string | null) => world.accept(as, ofertaId);
const acknowledges = (name: Agent, ofertaId: string) =>
  world.services.offers.acknowledge(ofertaId, world.people[name].id);
const isOnline = async (name: Agent) => (await world.userRow(name)).online;
const cards = (name: Agent) => world.heard(name, 'nova_oferta_conversa').length;
const stateOf = async (ofertaId: string) =>
  (await world.parts.db.select().from(offers).where(eq(offers.id, ofertaId)))[0]?.status;
const refusalsOf = (number: string) =>
  world.parts.db
    .select()
    .from(offerRefusals)
    .where(eq(offerRefusals.chatId, chatIdOf(number)));

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 8],
  [5, 15],
  [50, 15],
])('a refuser is asked again after the %ith refusal in %i minutes', (times, minutes) => {
  expect(pauseMs(times)).toBe(minutes * MINUTE);
});

describe('an agent who refuses an offer', () => {
  it('stays online when it runs out, though they had it on screen, and the others do not', async () => {
    await online('ana', 'bruno');
    const ofertaId = await offered();
    await acknowledges('ana', ofertaId);
    await acknowledges('bruno', ofertaId);
    expect(await refuse('ana', ofertaId)).toMatchObject({ status: 200, body: { success: true } });
    await world.passes(TTL);
    expect(await isOnline('ana')).toBe(true);
    expect(await isOnline('bruno')).toBe(false);
    expect(world.heard('ana', 'oferta_expirada')).toEqual([]);
    expect(world.heard('bruno', 'oferta_expirada')).toHaveLength(1);
  });

  it('loses its card on all their tabs, without a word to anybody else', async () => {
    await online('ana', 'bruno');
    const ofertaId = await offered();
    await refuse('ana', ofertaId);
    expect(world.heard('ana', 'oferta_aceita')).toEqual([{ ofertaId, agenteId: null }]);
    expect(world.heard('bruno', 'oferta_aceita')).toEqual([]);
    expect(await stateOf(ofertaId)).toBe('open');
    expect((await accept('bruno', ofertaId)).status).toBe(200);
    expect(world.heard('ana', 'oferta_aceita')).toHaveLength(1);
  });

  it('is not told of it again when their stream begins anew, nor when they come online again', async () => {
    await online('ana', 'bruno');
    await refuse('ana', await offered());
    await world.services.offers.announceOpen(world.people.ana.id);
    await world.setOnline('ana', false);
    await world.setOnline('ana', true);
    expect(cards('ana')).toBe(1);
  });

  it('may say so twice, and cannot accept it any more', async () => {
    await online('ana', 'bruno');
    const ofertaId = await offered();
    for (let again = 0; again < 2; again += 1) {
      expect((await refuse('ana', ofertaId)).status).toBe(200);
    }
    expect(await refusalsOf(customer)).toEqual([expect.objectContaining({ times: 1 })]);
    expect(await accept('ana', ofertaId)).toMatchObject({
      status: 409,
      body: { message: 'Você já recusou esta oferta.' },
    });
  });

  it.each([
    ['it was taken by somebody else', 'Esta oferta já foi aceita por outro agente.'],
    ['they took it', 'Você já aceitou esta oferta.'],
    ['it ran out', 'Esta oferta expirou.'],
  ])('is refused when %s', async (what, message) => {
    await online('ana', 'bruno');
    const ofertaId = await offered();
    if (what === 'it ran out') await world.passes(TTL);
    else await accept(what === 'they took it' ? 'ana' : 'bruno', ofertaId);
    expect(await refuse('ana', ofertaId)).toMatchObject({ status: 409, body: { message } });
    expect(await refusalsOf(customer)).toEqual([]);
  });

  it('is a 404 for an offer that does not name them, and a 403 for an administrator', async () => {
    await online('ana');
    const ofertaId = await offered();
    expect((await refuse('bruno', ofertaId)).status).toBe(404);
    expect((await refuse('ana', 'no-such-offer')).status).toBe(404);
    expect((await refuse('admin', ofertaId)).status).toBe(403);
  });
});

describe('a customer whom agents refuse', () => {
  it('is not offered to a refuser while others are asked, and goes to who comes online at once', async () => {
    await online('ana');
    const first = await offered();
    await refuse('ana', first);
    expect(await stateOf(first)).toBe('refused');
    expect(await world.openOffer(customer)).toBeNull();
    await online('bruno');
    const second = (await world.openOffer(customer)) ?? 'none';
    expect(cards('ana')).toBe(1);
    expect(world.heard('bruno', 'nova_oferta_conversa')).toEqual([
      expect.objectContaining({ ofertaId: second, agentesIds: [world.people.bruno.id] }),
    ]);
  });

  it('ends with the last refusal of those who are online, and leaves the other screens', async () => {
    await online('ana', 'bruno');
    const ofertaId = await offered();
    await world.setOnline('bruno', false);
    await refuse('ana', ofertaId);
    expect(await stateOf(ofertaId)).toBe('refused');
    expect(world.heard('bruno', 'oferta_aceita')).toEqual([{ ofertaId, agenteId: null }]);
    await world.passes(TTL - 1);
    expect(world.heard('bruno', 'oferta_expirada')).toEqual([]);
  });

  it('goes to a refuser again after a pause that grows', async () => {
    await online('ana');
    let ofertaId = await offered();
    for (const pause of [1, 2, 4]) {
      await refuse('ana', ofertaId);
      await world.passes(pause * MINUTE - 1);
      expect(await world.openOffer(customer)).toBeNull();
      await world.passes(1);
      ofertaId = (await world.openOffer(customer)) ?? 'none';
      expect(ofertaId).not.toBe('none');
    }
    expect(cards('ana')).toBe(4);
    expect(await isOnline('ana')).toBe(true);
  });

  it('is offered again in its time although the server was down then', async () => {
    await online('ana');
    await refuse('ana', await offered());
    await world.isDownFor(5 * MINUTE);
    expect(await world.openOffer(customer)).not.toBeNull();
  });

  it('makes place for the next one who waits', async () => {
    await online('ana');
    const numbers = [customer, ...Array.from({ length: 5 }, nextCustomer)];
    for (const number of numbers) await world.customerWaits(number);
    expect(cards('ana')).toBe(5);
    await refuse('ana', await world.openOffer(numbers[0] ?? ''));
    expect(cards('ana')).toBe(6);
    expect(await world.openOffer(numbers[5] ?? '')).not.toBeNull();
  });

  it('is a customer as any other once attended: everybody is asked anew the next time', async () => {
    await online('ana', 'bruno');
    const ofertaId = await offered();
    await refuse('ana', ofertaId);
    await accept('bruno', ofertaId);
    expect(await refusalsOf(customer)).toEqual([]);
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as: 'bruno' });
    await world.customerWaits(customer);
    expect(cards('ana')).toBe(2);
  });
});

describe('accepting and refusing at the same moment, 100 times over', () => {
  it('has one outcome when one agent does both', async () => {
    await online('ana', 'bruno');
    const outcomes = new Set<string>();
    for (let round = 0; round < 100; round += 1) {
      const number = nextCustomer();
      const ofertaId = await offered(number);
      const calls = [() => accept('ana', ofertaId), () => refuse('ana', ofertaId)];
      if (round % 2 === 1) calls.reverse();
      const answers = await Promise.all(calls.map((call) => call()));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const isHers = (await world.chat(number)).agenteId === world.people.ana.id;
      expect(await refusalsOf(number)).toHaveLength(isHers ? 0 : 1);
      expect(await stateOf(ofertaId)).toBe(isHers ? 'accepted' : 'open');
      outcomes.add(isHers ? 'hers' : 'refused');
      if (!isHers) await accept('bruno', ofertaId);
    }
    expect(outcomes).toEqual(new Set(['hers', 'refused']));
  });

  it('gives the chat to who accepts, whoever refuses it', async () => {
    await online('ana', 'bruno');
    for (let round = 0; round < 100; round += 1) {
      const number = nextCustomer();
      const ofertaId = await offered(number);
      const [taken, refused] = await Promise.all([
        accept('bruno', ofertaId),
        refuse('ana', ofertaId),
      ]);
      expect(taken.status).toBe(200);
      expect([200, 409]).toContain(refused.status);
      expect((await world.chat(number)).agenteId).toBe(world.people.bruno.id);
      expect(await refusalsOf(number)).toEqual([]);
    }
  });

  it('leaves nobody with a card when the last two refuse', async () => {
    await online('ana', 'bruno');
    for (let round = 0; round < 100; round += 1) {
      const number = nextCustomer();
      const ofertaId = await offered(number);
      const answers = await Promise.all([refuse('ana', ofertaId), refuse('bruno', ofertaId)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await stateOf(ofertaId)).toBe('refused');
      expect(await refusalsOf(number)).toHaveLength(2);
      await world.request('POST', `/api/agente/finalizar/${chatIdOf(number)}`, { as: 'admin' });
    }
  });
});
