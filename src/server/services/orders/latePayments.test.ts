import { eq } from 'drizzle-orm';
import { createParts } from '@/server/createParts';
import { createServer } from '@/server/createServer';
import { audit, clientes, pixCharges } from '@/server/db/schema';
import { checkOrderSums } from '@/server/services/dashboard/orderSums';
import { openOrdersWorld, type CommerceOrder, type CommerceOrders } from '@/testing/commerceOrders';
import { chatIdOf, type CommerceWorld } from '@/testing/commerceWorld';
import type { PersonName } from '@/testing/startTestServer';

const MINUTES = 60_000;

let world: CommerceWorld;
let orders: CommerceOrders;

beforeAll(async () => {
  ({ world, orders } = await openOrdersWorld());
});
afterAll(() => world.close());
afterEach(async () => {
  jest.restoreAllMocks();
  expect(await checkOrderSums(world.parts.db)).toEqual({
    ...{ order_sums: 0, order_hours: 0, order_places: 0 },
  });
});

const orderOf = async ({ number, id }: CommerceOrder) =>
  (await world.ordersOf(number)).find((order) => order.id === id);
const stageOf = async ({ number }: CommerceOrder) => {
  const [row] = await world.parts.db
    .select({ stage: clientes.estadoFluxo })
    .from(clientes)
    .where(eq(clientes.chatId, chatIdOf(number)));
  return row?.stage;
};
const actsOn = async ({ id }: CommerceOrder) =>
  (await world.parts.db.select().from(audit).where(eq(audit.objectId, id)).orderBy(audit.id)).map(
    ({ act, actorId }) => `${act} by ${actorId === 'bank' ? actorId : 'somebody'}`,
  );
const toldOf = (by: PersonName, name: 'pagamentoAtrasado' | 'pedidoReembolsado', id: string) =>
  world.heard(by, name).filter((event) => (event as { pedidoId: string }).pedidoId === id).length;
const verify = (as: PersonName, { id }: CommerceOrder) =>
  world.request('POST', `/api/pedidos/${id}/verificar-pagamento`, { as });
const held = async () => {
  const { body } = await world.request('GET', '/api/dashboard/pedidos', { as: 'admin' });
  const { dashboard } = body as { dashboard: Record<'receita' | 'aDevolver', { total: number }> };
  return { revenue: dashboard.receita.total, held: dashboard.aDevolver.total };
};
const reset = ({ number }: CommerceOrder) =>
  world.request('POST', `/api/clientes/${number}/resetar-fluxo`, { as: 'ana' });
const lateBody = {
  status: 'pago_atrasado',
  message: 'O pagamento chegou depois do fim do pedido. Reembolse o cliente.',
};

/** The ways in which an unpaid order ends, after which nobody waits for its payment. */
const ENDS: [string, (order: CommerceOrder) => Promise<unknown>][] = [
  ['a reset', reset],
  [
    'the end of the attendance',
    ({ number }) =>
      world.request('POST', `/api/agente/finalizar/${chatIdOf(number)}`, { as: 'ana' }),
  ],
  [
    'a customer who changes their mind',
    ({ number }) => world.says(number, 'quero mudar o endereço'),
  ],
  [
    'another confirmation',
    async ({ number }) => {
      await world.setStage('ana', number, 'aguardando_confirmacao');
      await world.says(number, 'sim');
    },
  ],
  [
    'its time, and then a no',
    async ({ number }) => {
      await world.passes(10 * MINUTES);
      await world.says(number, 'não');
    },
  ],
  [
    'its time, and then another confirmation',
    async ({ number }) => {
      await world.passes(10 * MINUTES);
      await world.says(number, 'sim');
    },
  ],
  ['the wipe of data', () => world.request('DELETE', '/api/admin/limpar-dados', { as: 'admin' })],
];

describe('a payment that comes when its order has ended', () => {
  it.each(ENDS)(
    'by %s is kept as paid late, told, audited, and refunded by one press',
    async (_by, end) => {
      const order = await orders.unpaid();
      await end(order);
      const before = await held();
      expect(await world.paysLate(order.pixId)).toBe(true);
      expect(await orderOf(order)).toMatchObject({
        ...{
          status: 'cancelado',
          cupomPagamentoStatus: 'pago_atrasado',
          comissaoEstado: 'nenhuma',
        },
      });
      expect(await held()).toEqual({ revenue: before.revenue, held: before.held + 4.7 });
      for (const name of ['ana', 'admin', 'financeiro'] as const) {
        expect(toldOf(name, 'pagamentoAtrasado', order.id)).toBe(1);
      }
      expect(toldOf('bruno', 'pagamentoAtrasado', order.id)).toBe(0);
      expect(await actsOn(order)).toEqual(['pedido.paidLate by bank']);

      const answers = await Promise.all([
        ...[orders.refund('ana', order), orders.refund('admin', order)],
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await orderOf(order)).toMatchObject({
        status: 'reembolsado',
        comissaoEstado: 'nenhuma',
      });
      expect(await held()).toEqual(before);
      expect(toldOf('ana', 'pedidoReembolsado', order.id)).toBe(1);
      expect(await verify('admin', order)).toMatchObject({
        body: {
          status: 'pago_atrasado',
          message: 'O pagamento chegou com atraso e foi reembolsado.',
        },
      });
    },
  );

  it('is settled into the order while the customer still waits for it', async () => {
    const order = await orders.unpaid();
    await world.passes(10 * MINUTES);
    expect(await stageOf(order)).toBe('aguardando_confirmacao');
    expect(await world.paysLate(order.pixId)).toBe(true);
    expect(await orderOf(order)).toMatchObject({
      ...{ status: 'pendente', cupomPagamentoStatus: 'aprovado' },
    });
    expect(await stageOf(order)).toBe('aguardando_finalizacao_pedido');
    expect((await world.chat(order.number)).pagamentoPago).toBe(true);
    expect(world.heard('ana', 'pagamentoAprovado').at(-1)).toMatchObject({ pedidoId: order.id });
    expect(toldOf('ana', 'pagamentoAtrasado', order.id)).toBe(0);
    expect(await actsOn(order)).toEqual(['pedido.paidLate by bank']);
    expect((await world.registers('ana', order.number)).status).toBe(200);
  });

  it('tells the customer that the money goes back, and leaves them where they are', async () => {
    const order = await orders.unpaid();
    await reset(order);
    await world.paysLate(order.pixId);
    expect(await stageOf(order)).toBe('aguardando_pedido');
    expect((await world.chat(order.number)).lastMessage).toContain('vamos devolver o valor');
  });

  it('is found out by Verificar, which asks the bank about ended orders too', async () => {
    const order = await orders.unpaid();
    await reset(order);
    expect(await verify('ana', order)).toMatchObject({
      body: { status: 'cancelado', message: 'O pagamento foi cancelado.' },
    });
    await world.parts.db
      .update(pixCharges)
      .set({ status: 'paid' })
      .where(eq(pixCharges.pixId, order.pixId));
    expect(await verify('ana', order)).toMatchObject({ status: 200, body: lateBody });
    expect(await verify('admin', order)).toMatchObject({ status: 200, body: lateBody });
    expect(await actsOn(order)).toEqual([
      ...['pedido.paidLate by bank', 'pedido.verified by somebody'],
    ]);
    expect(toldOf('ana', 'pagamentoAtrasado', order.id)).toBe(1);
    expect((await orders.refund('ana', order)).status).toBe(200);
  });

  it('survives a process that ended before it was told of it', async () => {
    const order = await orders.unpaid();
    await reset(order);
    await world.server.timerRunner.stop();
    await world.parts.db
      .update(pixCharges)
      .set({ status: 'paid' })
      .where(eq(pixCharges.pixId, order.pixId));
    for (let starts = 0; starts < 2; starts += 1) {
      const next = await createServer(await createParts(world.parts));
      await next.start();
      await next.close();
    }
    expect(await orderOf(order)).toMatchObject({ cupomPagamentoStatus: 'pago_atrasado' });
    expect(await actsOn(order)).toEqual(['pedido.paidLate by bank']);
    world.server.timerRunner.start();
  });
});

describe('a payment that the bank takes back', () => {
  const ganhos = async () => {
    const user = await world.userRow('ana');
    return user.ganhosPendenteCents + user.ganhosRecebidoCents;
  };

  it.each([
    ['before the purchase', async () => orders.paid()],
    [
      'after the purchase',
      async () => {
        const order = await orders.paid();
        await world.registers('ana', order.number);
        return order;
      },
    ],
    [
      'after the delivery',
      async () => {
        const order = await orders.paid();
        await world.registers('ana', order.number);
        await world.passes(3 * MINUTES);
        return order;
      },
    ],
    [
      'after it came late',
      async () => {
        const order = await orders.unpaid();
        await reset(order);
        await world.paysLate(order.pixId);
        return order;
      },
    ],
  ])('%s makes the order refunded, once; commission, told, audited', async (_when, make) => {
    const [before, heldBefore] = [await ganhos(), (await held()).held];
    const order = await make();
    expect(await world.takesBack(order.pixId)).toBe(true);
    expect(await orderOf(order)).toMatchObject({ status: 'reembolsado' });
    expect(await ganhos()).toBe(before);
    for (const name of ['ana', 'admin'] as const) {
      expect(toldOf(name, 'pedidoReembolsado', order.id)).toBe(1);
      expect(world.heard(name, 'pedidoReembolsado').at(-1)).toMatchObject({ peloBanco: true });
    }
    expect((await actsOn(order)).filter((act) => act.startsWith('pedido.takenBack'))).toEqual([
      'pedido.takenBack by bank',
    ]);
    expect(await orders.refund('ana', order)).toMatchObject({
      status: 409,
      body: { message: 'Este pedido já foi reembolsado.' },
    });
    expect((await held()).held).toBe(heldBefore);
  });

  it('is found out by Verificar on an approved order', async () => {
    const order = await orders.paid();
    expect(await verify('ana', order)).toMatchObject({ body: { status: 'aprovado' } });
    await world.parts.db
      .update(pixCharges)
      .set({ status: 'refunded' })
      .where(eq(pixCharges.pixId, order.pixId));
    expect(await verify('ana', order)).toMatchObject({
      body: { message: 'O pagamento foi aprovado e depois reembolsado.' },
    });
    expect(await orderOf(order)).toMatchObject({ status: 'reembolsado' });
    expect(await actsOn(order)).toEqual([
      ...['pedido.takenBack by bank', 'pedido.verified by somebody'],
    ]);
  });

  it('answers a refund that is under way, which then is done', async () => {
    const order = await orders.paid();
    const really = world.parts.payments.refund.bind(world.parts.payments);
    jest.spyOn(world.parts.payments, 'refund').mockImplementationOnce(async (pixId, key) => {
      await really(pixId, key);
      throw new Error('the answer was lost');
    });
    expect((await orders.refund('ana', order)).status).toBe(503);
    expect((await verify('admin', order)).status).toBe(200);
    expect(await orderOf(order)).toMatchObject({ status: 'reembolsado' });
    expect(await actsOn(order)).toEqual([
      'pedido.refundClaimed by somebody',
      'pedido.refunded by somebody',
      'pedido.verified by somebody',
    ]);
    await world.passes(MINUTES);
    expect(toldOf('ana', 'pedidoReembolsado', order.id)).toBe(1);
  });

  it('while a refund of it is being asked for is no refusal, but a refunded order', async () => {
    const order = await orders.paid();
    jest.spyOn(world.parts.payments, 'refund').mockImplementationOnce(async (pixId) => {
      await world.takesBack(pixId);
      return false;
    });
    expect(await orders.refund('ana', order)).toMatchObject({
      status: 409,
      body: { message: 'Este pedido já foi reembolsado.' },
    });
    expect(await orderOf(order)).toMatchObject({ status: 'reembolsado' });
    expect(toldOf('ana', 'pedidoReembolsado', order.id)).toBe(1);
  });
});
