import { pixCharges, refunds } from '@/server/db/schema';
import { openOrdersWorld, type CommerceOrder, type CommerceOrders } from '@/testing/commerceOrders';
import { chatIdOf, type CommerceWorld } from '@/testing/commerceWorld';
import { insertOrders, orderRow } from '@/testing/orderRows';
import type { PersonName } from '@/testing/startTestServer';
import { checkOrderSums } from '@/server/services/dashboard/orderSums';

const RETRY_MS = 15_000;

let world: CommerceWorld;
let orders: CommerceOrders;

beforeAll(async () => {
  ({ world, orders } = await openOrdersWorld());
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

/** Breaks the bank's connection once. The next calls give these answers, or the real one when there are no more. */
function nextAnswers(...answers: boolean[]) {
  const asked = jest.spyOn(world.parts.payments, 'refund');
  asked.mockRejectedValueOnce(new Error('the connection broke'));
  for (const answer of answers) asked.mockResolvedValueOnce(answer);
}

type Mark = { reembolsoEmAndamento?: unknown } | undefined;
type Found = { _id: string } & Mark;

/** An order's refund mark on the dashboard and in its customer's history, for each person who may see these. */
async function marks({ id, number }: CommerceOrder): Promise<Record<string, unknown>> {
  const markOf = (orders: readonly Found[]) => {
    const order: Mark = orders.find(({ _id }) => _id === id);
    return order && 'reembolsoEmAndamento' in order ? order.reembolsoEmAndamento : 'nothing';
  };
  const dashboard = await world.request('GET', '/api/dashboard/pedidos', { as: 'admin' });
  const [history, adminHistory] = await Promise.all(
    (['ana', 'admin'] as const).map((as) =>
      world.request('GET', `/api/pedidos/cliente/${number}`, { as }),
    ),
  );
  return {
    dashboard: markOf((dashboard.body as { dashboard: { pedidos: Found[] } }).dashboard.pedidos),
    history: markOf(history?.body as Found[]),
    adminHistory: markOf(adminHistory?.body as Found[]),
  };
}

const everywhere = (mark: unknown) => ({ dashboard: mark, history: mark, adminHistory: mark });

/** How often a person was told to re-read this customer's order. */
const told = (name: PersonName, { number }: CommerceOrder) =>
  world
    .heard(name, 'clienteUpdated')
    .filter((event) => (event as { chatId: string }).chatId === chatIdOf(number)).length;

const toldBoth = (order: CommerceOrder) => [told('ana', order), told('admin', order)];

describe('a refund whose end nobody knows yet', () => {
  it('is marked on its order, wherever it is shown, until the bank has answered', async () => {
    const order = await orders.paid();
    expect(await marks(order)).toEqual(everywhere('nothing'));
    nextAnswers();
    expect((await orders.refund('ana', order)).status).toBe(503);
    expect(await marks(order)).toEqual(everywhere(true));
    await world.passes(RETRY_MS);
    expect(await marks(order)).toEqual(everywhere('nothing'));
    expect((await world.ordersOf(order.number))[0]?.status).toBe('reembolsado');
  });

  it('is announced to the agent and the administrators at once, and so is a late refusal', async () => {
    const order = await orders.paid();
    nextAnswers(false);
    const before = toldBoth(order);
    expect((await orders.refund('admin', order)).status).toBe(503);
    expect(toldBoth(order)).toEqual(before.map((count) => count + 1));
    await world.passes(RETRY_MS);
    expect(toldBoth(order)).toEqual(before.map((count) => count + 2));
    expect(world.heard('admin', 'clienteUpdated').at(-1)).toMatchObject({
      cliente: { nomeCompleto: 'Beatriz Souza', estadoFluxo: 'aguardando_finalizacao_pedido' },
    });
    expect(told('bruno', order)).toBe(0);
    expect(await marks(order)).toEqual(everywhere('nothing'));
    expect((await orders.refund('ana', order)).status).toBe(200);
  });

  it('is announced with the earnings of its agent when its customer has never written', async () => {
    const row = orderRow({ agenteId: world.people.ana.id, status: 'feito' });
    await insertOrders(world.parts.db, [row]);
    const heard = () =>
      (['ana', 'admin'] as const).map((name) => world.heard(name, 'ganhos_atualizados').length);
    const before = heard();
    nextAnswers(false);
    const order = { id: row.id, pixId: row.cupomPixId ?? 'none' };
    expect((await orders.refund('admin', order)).status).toBe(503);
    expect(heard()).toEqual(before.map((count) => count + 1));
    await world.passes(RETRY_MS);
    expect(heard()).toEqual(before.map((count) => count + 2));
  });

  it('does not keep the attendance from being ended', async () => {
    const order = await orders.paid();
    nextAnswers();
    await orders.refund('ana', order);
    const finish = `/api/agente/finalizar/${chatIdOf(order.number)}`;
    expect((await world.request('POST', finish, { as: 'ana' })).status).toBe(200);
    await world.passes(RETRY_MS);
    expect((await world.ordersOf(order.number))[0]?.status).toBe('reembolsado');
  });
});

describe('a purchase and a refund of one order', () => {
  afterEach(async () => {
    expect(await checkOrderSums(world.parts.db)).toEqual({
      ...{ order_sums: 0, order_hours: 0, order_places: 0 },
    });
  });

  const pending = async () => (await world.userRow('ana')).ganhosPendenteCents;

  it('cannot both happen: while the refund is under way, nothing is registered', async () => {
    const order = await orders.paid();
    const before = await pending();
    nextAnswers();
    await orders.refund('admin', order);
    const error =
      '❌ O reembolso deste pedido está em andamento. A compra não pode ser registrada.';
    expect(await world.registers('ana', order.number)).toMatchObject({
      status: 409,
      body: { error, message: error },
    });
    expect(await pending()).toBe(before);
    expect(await world.chat(order.number)).toMatchObject({
      agenteId: world.people.ana.id,
      finalizada: false,
    });
    await world.passes(RETRY_MS);
    expect((await world.registers('ana', order.number)).status).toBe(409);
    expect((await world.ordersOf(order.number))[0]).toMatchObject({
      status: 'reembolsado',
      comissaoEstado: 'nenhuma',
    });
  });

  it('leave the purchase when the bank refuses the refund', async () => {
    const order = await orders.paid();
    nextAnswers(false);
    await orders.refund('admin', order);
    await world.passes(RETRY_MS);
    expect((await world.registers('ana', order.number)).status).toBe(200);
  });

  it('leave the refund when the purchase came first, and its commission is taken back', async () => {
    const order = await orders.paid();
    const before = await pending();
    expect((await world.registers('ana', order.number)).status).toBe(200);
    expect(await pending()).toBe(before + 100);
    expect((await orders.refund('admin', order)).status).toBe(200);
    expect(await pending()).toBe(before);
  });

  it.each(['refund', 'purchase'])(
    'leave the order refunded and no commission owed when both are asked at once, the %s first',
    async (first) => {
      const order = await orders.paid();
      const before = await pending();
      const both = [
        () => orders.refund('admin', order),
        () => world.registers('ana', order.number),
      ];
      if (first === 'purchase') both.reverse();
      const answers = await Promise.all(both.map((act) => act()));
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect((await world.ordersOf(order.number))[0]?.status).toBe('reembolsado');
      expect(await pending()).toBe(before);
    },
  );
});

it('every refund has the same state at the bank and here', async () => {
  const charges = await world.parts.db.select().from(pixCharges);
  const rows = await world.parts.db.select().from(refunds);
  const refunded = charges.filter(({ status }) => status === 'refunded').map(({ pixId }) => pixId);
  const done = rows.filter(({ state }) => state === 'done').map(({ pixId }) => pixId);
  expect(refunded.sort()).toEqual(done.sort());
});
