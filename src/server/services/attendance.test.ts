import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

let world: CommerceWorld;
/** Of a customer of Ana's whom no other test knows. */
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

it('ends the attendance, and remembers whose it was', async () => {
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

it('says yes again to its last agent, and does nothing more', async () => {
  await finish('ana');
  expect(await finish('ana')).toMatchObject({ status: 200, body: { success: true } });
  expect(world.heard('ana', 'atendimento_finalizado')).toHaveLength(1);
});

it('is a 404 for another agent, before and after', async () => {
  expect((await finish('bruno')).status).toBe(404);
  await finish('ana');
  expect((await finish('bruno')).status).toBe(404);
});

it('can be ended by an administrator', async () => {
  expect((await finish('admin')).status).toBe(200);
  expect(world.heard('ana', 'atendimento_finalizado')).toHaveLength(1);
  expect((await world.chat(customer)).agenteId).toBeNull();
});

it('cancels an order that is not paid, with its charge', async () => {
  await finish('ana');
  await world.says(customer, 'oi');
  const pedido = await world.customerConfirms(customer, 'ana');
  await finish('ana');
  expect(await world.pedidosOf(customer)).toMatchObject([
    { status: 'cancelado', cupomPagamentoStatus: 'cancelado' },
  ]);
  expect(await world.pays(pedido.cupomPixId)).toBe(false);
});

it('leaves the attendance to who has the customer by now', async () => {
  await finish('ana');
  await world.setOnline('ana', false);
  await world.setOnline('bruno', true);
  await world.says(customer, 'oi');
  await world.says(customer, '20');
  await world.accept('bruno', await world.openOffer(customer));
  expect((await finish('ana')).status).toBe(404);
  // The same once the right was checked: the service itself knows whose it is.
  await world.services.attendance.finish(world.personOf('ana'), chatIdOf(customer));
  expect((await world.chat(customer)).agenteId).toBe(world.people.bruno.id);
});

it('tells a former agent nothing when an administrator ends what nobody has taken yet', async () => {
  await finish('ana');
  await world.says(customer, 'oi');
  expect((await finish('admin')).status).toBe(200);
  expect(world.heard('ana', 'atendimento_finalizado')).toHaveLength(1);
  expect(world.heard('admin', 'atendimento_finalizado')).toHaveLength(2);
  expect((await world.chat(customer)).ultimoAgenteId).toBe(world.people.ana.id);
});
