import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

let world: CommerceWorld;
/** The number of a customer of Ana's whom no other test uses. */
let customer: string;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
});
beforeEach(async () => {
  await world.startAnew();
  customers += 1;
  customer = String(5511940000000 + customers);
  await world.setOnline('ana', true);
  await world.customerWaits(customer);
  await world.accept('ana', await world.openOffer(customer));
});
afterAll(() => world.close());

const finish = (as: 'ana' | 'bruno' | 'admin') =>
  world.request('POST', `/api/agente/finalizar/${chatIdOf(customer)}`, { as });

it('ending an attendance takes the agent off the conversation, and remembers them as its last', async () => {
  expect(await finish('ana')).toMatchObject({ status: 200, body: { success: true } });
  expect(await world.chat(customer)).toMatchObject({
    agenteId: null,
    ultimoAgenteId: world.people.ana.id,
    finalizada: true,
  });
  expect(world.heard('ana', 'atendimento_finalizado')).toEqual([{ chatId: chatIdOf(customer) }]);
  expect(world.heard('admin', 'conversationUpdated')).toContainEqual({
    id: chatIdOf(customer),
    agente: null,
  });
});

it('ending it again answers 200 to its last agent, and changes nothing more', async () => {
  await finish('ana');
  expect(await finish('ana')).toMatchObject({ status: 200, body: { success: true } });
  expect(world.heard('ana', 'atendimento_finalizado')).toHaveLength(1);
});

it('ending it is a 404 for another agent, before and after its end', async () => {
  expect((await finish('bruno')).status).toBe(404);
  await finish('ana');
  expect((await finish('bruno')).status).toBe(404);
});

it('an administrator can end an attendance', async () => {
  expect((await finish('admin')).status).toBe(200);
  expect(world.heard('ana', 'atendimento_finalizado')).toHaveLength(1);
  expect((await world.chat(customer)).agenteId).toBeNull();
});

it('ending an attendance cancels an order that is not paid, with its charge', async () => {
  await finish('ana');
  await world.says(customer, 'oi');
  const order = await world.customerConfirms(customer, 'ana');
  await finish('ana');
  expect(await world.ordersOf(customer)).toMatchObject([
    { status: 'cancelado', cupomPagamentoStatus: 'cancelado' },
  ]);
  expect(await world.pays(order.cupomPixId)).toBe(false);
});

it('a former agent does not end the attendance of the agent who has the customer by now', async () => {
  await finish('ana');
  await world.setOnline('ana', false);
  await world.setOnline('bruno', true);
  await world.says(customer, 'oi');
  await world.says(customer, '20');
  await world.accept('bruno', await world.openOffer(customer));
  expect((await finish('ana')).status).toBe(404);
  // The same holds after the route's check: the service itself knows the chat's agent.
  await world.services.attendance.finish(world.personOf('ana'), chatIdOf(customer));
  expect((await world.chat(customer)).agenteId).toBe(world.people.bruno.id);
});

it('a former agent is told nothing when an administrator ends an attendance that nobody has taken yet', async () => {
  await finish('ana');
  await world.says(customer, 'oi');
  expect((await finish('admin')).status).toBe(200);
  expect(world.heard('ana', 'atendimento_finalizado')).toHaveLength(1);
  expect(world.heard('admin', 'atendimento_finalizado')).toHaveLength(2);
  expect((await world.chat(customer)).ultimoAgenteId).toBe(world.people.ana.id);
});
