import { PAGAMENTO_STATUSES, PEDIDO_STATUSES } from '@/contract/entities/pedido';
import { saoPauloDateTime, saoPauloDay } from '@/domain/saoPaulo';
import { pedidos, pixCharges, users } from '@/server/db/schema';
import { startTestServer, type TestServer } from '@/testing/startTestServer';
import { checkOrderSums } from '@/server/services/dashboard/orderSums';

let server: TestServer;
let orders: (typeof pedidos.$inferSelect)[];
beforeAll(async () => {
  server = await startTestServer({ demoOrders: true });
  orders = await server.parts.db.select().from(pedidos).orderBy(pedidos.createdAt);
});
afterAll(() => server.close());

const share = (is: (order: (typeof orders)[number]) => boolean) =>
  orders.filter(is).length / orders.length;
const hourOf = ({ createdAt }: { createdAt: number }) =>
  Number(saoPauloDateTime(createdAt).slice(11, 13));

describe("the demo's orders", () => {
  it('cover sixty days up to today, about fifteen a day, in every status', () => {
    expect(orders.length).toBeGreaterThan(750);
    expect(orders.length).toBeLessThan(1_100);
    const days = new Set(orders.map(({ createdAt }) => saoPauloDay(createdAt)));
    expect(days.size).toBeGreaterThanOrEqual(59);
    expect(Math.max(...orders.map(({ createdAt }) => createdAt))).toBeLessThan(server.clock.now());
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(PEDIDO_STATUSES));
    expect(new Set(orders.map((order) => order.cupomPagamentoStatus))).toEqual(
      new Set(PAGAMENTO_STATUSES),
    );
    expect(share(({ status }) => status === 'entregue')).toBeGreaterThan(0.75);
  });

  it('are lunches and dinners, more from Friday to Sunday', () => {
    expect(share((order) => hourOf(order) >= 11 && hourOf(order) < 15)).toBeGreaterThan(0.3);
    expect(share((order) => hourOf(order) >= 18 && hourOf(order) < 23)).toBeGreaterThan(0.4);
    expect(share((order) => hourOf(order) < 11)).toBe(0);
    const weekend = share(({ createdAt }) => [5, 6, 0].includes(new Date(createdAt).getUTCDay()));
    expect(weekend).toBeGreaterThan(3 / 7 + 0.04);
  });

  it('come from customers who order again, and belong to both agents', () => {
    const customers = new Set(orders.map((order) => order.clienteTelefone));
    expect(customers.size).toBeLessThan(orders.length / 2);
    for (const name of ['ana', 'bruno'] as const) {
      expect(share(({ agenteId }) => agenteId === server.people[name].id)).toBeGreaterThan(0.1);
    }
  });

  it('add up: the agents’ earnings are their commissions, each charge fits its order, the sums are right', async () => {
    const people = await server.parts.db.select().from(users);
    const sum = (agenteId: string, state: string) =>
      orders
        .filter((order) => order.agenteId === agenteId && order.comissaoEstado === state)
        .reduce((cents, order) => cents + order.cupomValorFuncionarioCents, 0);
    for (const person of people) {
      expect([person.ganhosPendenteCents, person.ganhosRecebidoCents]).toEqual([
        sum(person.id, 'pendente'),
        sum(person.id, 'recebida'),
      ]);
    }
    const charges = new Map(
      (await server.parts.db.select().from(pixCharges)).map((charge) => [charge.pixId, charge]),
    );
    for (const order of orders) {
      const charge = charges.get(order.cupomPixId ?? '');
      expect(charge?.amountCents ?? 0).toBe(order.cupomValorClienteCents);
      if (order.status === 'reembolsado') expect(charge?.status).toBe('refunded');
    }
    expect(await checkOrderSums(server.parts.db)).toEqual({
      ...{ order_sums: 0, order_hours: 0, order_places: 0 },
    });
  });

  it('can be verified, refunded and found like any other', async () => {
    const verify = async (id: string) =>
      (await server.request('POST', `/api/pedidos/${id}/verificar-pagamento`, { as: 'admin' }))
        .body;
    const unheard = orders.filter(
      (order) => order.status === 'pendente' && order.cupomPagamentoStatus === 'pendente',
    );
    const said = [];
    for (const { id } of unheard) said.push(((await verify(id)) as { status: string }).status);
    expect(said.sort()).toEqual(['aprovado', 'expirado', 'pendente']);

    const order = orders.find(({ status }) => status === 'entregue')!;
    const refund = () =>
      server.request('POST', `/api/pedidos/${order.id}/reembolsar`, {
        as: 'admin',
        body: { pixId: order.cupomPixId },
      });
    expect([(await refund()).status, (await refund()).status]).toEqual([200, 409]);
    const busca = encodeURIComponent(order.nomeCompleto ?? '');
    const { body } = await server.request(
      'GET',
      `/api/dashboard/pedidos?busca=${busca}&limit=100`,
      {
        as: 'admin',
      },
    );
    expect(JSON.stringify(body)).toContain(order.id);
  });

  it('are the same for the same seed', async () => {
    const other = await startTestServer({ demoOrders: true });
    const again = await other.parts.db.select().from(pedidos).orderBy(pedidos.createdAt);
    const told = ({ id, nomeCompleto, status, createdAt }: (typeof orders)[number]) => [
      ...[id, nomeCompleto, status, createdAt],
    ];
    expect(again.map(told)).toEqual(orders.map(told));
    await other.close();
  });
});
