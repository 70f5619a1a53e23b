import { eq } from 'drizzle-orm';
import { createParts } from '@/server/createParts';
import { createServer } from '@/server/createServer';
import { audit, pixCharges, refunds } from '@/server/db/schema';
import { openOrdersWorld, type CommerceOrder, type CommerceOrders } from '@/testing/commerceOrders';
import { chatIdOf, type CommerceWorld } from '@/testing/commerceWorld';
import { checkOrderSums } from '@/server/services/dashboard/orderSums';

const SECONDS = 1_000;
const MINUTES = 60 * SECONDS;

let world: CommerceWorld;
let orders: CommerceOrders;

beforeAll(async () => {
  ({ world, orders } = await openOrdersWorld());
});
afterAll(() => world.close());
afterEach(async () => {
  jest.restoreAllMocks();
  // Whatever a test did, the sums must equal the orders.
  expect(await checkOrderSums(world.parts.db)).toEqual({
    ...{ order_sums: 0, order_hours: 0, order_places: 0 },
  });
});

async function registered(): Promise<CommerceOrder> {
  const order = await orders.paid();
  await world.registers('ana', order.number);
  return order;
}

const orderOf = async ({ number }: CommerceOrder) => (await world.ordersOf(number)).at(-1);

async function refundRow({ id }: CommerceOrder) {
  const [row] = await world.parts.db.select().from(refunds).where(eq(refunds.pedidoId, id));
  return row;
}

const atBank = async ({ pixId }: CommerceOrder) => {
  const [row] = await world.parts.db.select().from(pixCharges).where(eq(pixCharges.pixId, pixId));
  return row?.status;
};

const ganhos = async () => {
  const { ganhosPendenteCents: pendente, ganhosRecebidoCents: recebido } =
    await world.userRow('ana');
  return { pendente, recebido };
};

const told = ({ id }: CommerceOrder) =>
  world
    .heard('admin', 'pedidoReembolsado')
    .filter((event) => (event as { pedidoId: string }).pedidoId === id).length;

const actsOn = async ({ id }: CommerceOrder) =>
  (await world.parts.db.select().from(audit).where(eq(audit.objectId, id)))
    .filter(({ act }) => act.startsWith('pedido.refund'))
    .map(({ act }) => act);

type Bank = CommerceWorld['parts']['payments'];

/** Replaces the bank's next answer; the bank itself still works. Resolves `asked` when it was asked. */
function nextAnswer(answer: (really: () => Promise<boolean>) => Promise<boolean>) {
  const bank: Bank = world.parts.payments;
  const really = bank.refund.bind(bank);
  const spy = jest.spyOn(bank, 'refund');
  const asked = new Promise<void>((resolve) => {
    spy.mockImplementationOnce((pixId, key) => {
      resolve();
      return answer(() => really(pixId, key));
    });
  });
  return { spy, asked };
}

/** Expects one refund, both at the bank and here. */
async function expectRefunded(
  order: CommerceOrder,
  before: { pendente: number; recebido: number },
) {
  expect(await atBank(order)).toBe('refunded');
  expect(await refundRow(order)).toMatchObject({ state: 'done' });
  expect(await orderOf(order)).toMatchObject({
    status: 'reembolsado',
    comissaoEstado: 'estornada',
  });
  expect(await ganhos()).toEqual({ ...before, pendente: before.pendente - 100 });
  expect(told(order)).toBe(1);
}

describe('a refund', () => {
  it('gives the money back once, however many ask at once, agent and administrator', async () => {
    const order = await registered();
    const before = await ganhos();
    const asked = jest.spyOn(world.parts.payments, 'refund');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => orders.refund(index % 2 ? 'ana' : 'admin', order)),
    );
    const refusals = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(refusals).toHaveLength(19);
    for (const { body } of refusals) {
      expect([
        'O reembolso deste pedido já está em andamento.',
        'Este pedido já foi reembolsado.',
      ]).toContain((body as { message: string }).message);
    }
    expect(asked).toHaveBeenCalledTimes(1);
    await expectRefunded(order, before);
    expect(await orders.refund('admin', order)).toMatchObject({
      status: 409,
      body: { message: 'Este pedido já foi reembolsado.' },
    });
    expect(await actsOn(order)).toEqual(['pedido.refundClaimed', 'pedido.refunded']);
  });

  it('tells the agent and the admins, and leaves a refunded order', async () => {
    const order = await registered();
    expect(await orders.refund('ana', order)).toMatchObject({
      status: 200,
      body: { success: true, message: 'Pagamento reembolsado com sucesso!' },
    });
    for (const name of ['ana', 'admin'] as const) {
      expect(world.heard(name, 'pedidoReembolsado').at(-1)).toMatchObject({
        pedidoId: order.id,
        chatId: chatIdOf(order.number),
        clienteNome: 'Beatriz Souza',
        valor: 4.7,
      });
      expect(world.heard(name, 'pedidoReembolsado').at(-1)).not.toHaveProperty('peloBanco');
    }
  });

  it('takes a commission back that was received already', async () => {
    const order = await registered();
    await world.passes(60 * MINUTES);
    const before = await ganhos();
    expect(before.pendente).toBe(0);
    await orders.refund('admin', order);
    expect(await ganhos()).toEqual({ pendente: 0, recebido: before.recebido - 100 });
  });

  it('of an order not registered yet clears the paid badge, and nothing can be registered', async () => {
    const order = await orders.paid();
    const before = await ganhos();
    expect((await orders.refund('ana', order)).status).toBe(200);
    expect(await ganhos()).toEqual(before);
    expect((await world.chat(order.number)).pagamentoPago).toBe(false);
    expect(world.heard('ana', 'pagamentoPagoAtualizado').at(-1)).toEqual({
      chatId: chatIdOf(order.number),
      pagamentoPago: false,
    });
    expect((await world.registers('ana', order.number)).status).toBe(409);
  });

  it('needs the order’s payment id, an approved payment, and the right', async () => {
    const order = await orders.unpaid();
    expect(await orders.refund('ana', { ...order, pixId: 'another' })).toMatchObject({
      status: 400,
      body: { message: 'ID do pagamento não encontrado' },
    });
    expect(await orders.refund('ana', order)).toMatchObject({
      status: 409,
      body: { message: 'Somente pagamentos aprovados podem ser reembolsados' },
    });
    await world.pays(order.pixId);
    expect((await orders.refund('bruno', order)).status).toBe(404);
    expect((await orders.refund('admin', { ...order, id: 'no-such-order' })).status).toBe(404);
    expect((await orderOf(order))?.status).toBe('pendente');
    expect(await refundRow(order)).toBeUndefined();
  });
});

describe('a bank that', () => {
  it('refuses changes nothing, and can be asked again with the same key', async () => {
    const order = await registered();
    const before = await ganhos();
    const { spy } = nextAnswer(() => Promise.resolve(false));
    expect(await orders.refund('ana', order)).toMatchObject({
      status: 502,
      body: { message: 'O banco recusou o reembolso. Tente novamente mais tarde.' },
    });
    expect((await orderOf(order))?.status).toBe('feito');
    expect(await refundRow(order)).toMatchObject({ state: 'failed' });
    expect(await ganhos()).toEqual(before);
    await world.passes(MINUTES);
    expect(spy).toHaveBeenCalledTimes(1);
    expect((await orders.refund('admin', order)).status).toBe(200);
    const keys = spy.mock.calls.map(([, key]) => key);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(await actsOn(order)).toEqual([
      ...['pedido.refundClaimed', 'pedido.refundFailed'],
      ...['pedido.refundClaimed', 'pedido.refunded'],
    ]);
  });

  it('fails, so that nobody knows whether it paid, is asked again with the same key until it answers', async () => {
    const order = await registered();
    const before = await ganhos();
    const { spy } = nextAnswer(async (really) => {
      await really();
      throw new Error('the connection broke');
    });
    expect(await orders.refund('ana', order)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('continua em andamento') as string },
    });
    expect((await orderOf(order))?.status).toBe('feito');
    expect(await orders.refund('admin', order)).toMatchObject({
      status: 409,
      body: { message: 'O reembolso deste pedido já está em andamento.' },
    });
    await world.passes(15 * SECONDS);
    await expectRefunded(order, before);
    expect(new Set(spy.mock.calls.map(([, key]) => key)).size).toBe(1);
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('is down for long is asked more and more rarely, and the refund is done when it is back', async () => {
    const order = await registered();
    const before = await ganhos();
    const spy = jest.spyOn(world.parts.payments, 'refund').mockRejectedValue(new Error('down'));
    expect((await orders.refund('admin', order)).status).toBe(503);
    for (let minute = 0; minute < 20; minute += 1) await world.passes(MINUTES);
    const calls = spy.mock.calls.length;
    expect(calls).toBeGreaterThan(4);
    expect(calls).toBeLessThan(10);
    expect(await refundRow(order)).toMatchObject({ state: 'claimed', retries: calls - 1 });
    spy.mockRestore();
    await world.passes(10 * MINUTES);
    expect(await atBank(order)).toBe('refunded');
    // The order was delivered meanwhile: the commission is taken back from where it is now.
    expect(await ganhos()).toEqual({ pendente: before.pendente - 100, recebido: before.recebido });
    expect(told(order)).toBe(1);
  });

  it('is slow blocks nobody else, is waited for ten seconds, and is asked again for a late answer', async () => {
    const order = await registered();
    const before = await ganhos();
    let answerLate: () => void = () => undefined;
    const { spy, asked } = nextAnswer(async (really) => {
      await really();
      await new Promise<void>((resolve) => {
        answerLate = resolve;
      });
      return true;
    });
    const first = orders.refund('admin', order);
    await asked;
    expect((await orders.refund('ana', order)).status).toBe(409);
    await world.says('5511970009999', 'oi');
    expect(await world.chat('5511970009999')).toMatchObject({
      lastMessage: expect.any(String) as string,
    });
    world.clock.advance(10 * SECONDS);
    expect((await first).status).toBe(503);
    answerLate();
    await new Promise((resolve) => setImmediate(resolve));
    expect((await orderOf(order))?.status).toBe('feito');
    await world.passes(5 * SECONDS);
    await expectRefunded(order, before);
    expect(spy).toHaveBeenCalledTimes(2);
    expect((await orders.refund('ana', order)).status).toBe(409);
    await world.passes(30 * MINUTES);
    expect(spy).toHaveBeenCalledTimes(2);
  });

  it('answers a process that died is asked again by the next one, with the same key', async () => {
    const order = await registered();
    const before = await ganhos();
    let wakeTheDead: () => void = () => undefined;
    const { spy, asked } = nextAnswer(async (really) => {
      await really();
      await new Promise<void>((resolve) => {
        wakeTheDead = resolve;
      });
      return true;
    });
    const neverHeard = orders.refund('admin', order);
    await asked;
    // The process dies here: only what is in the database survives.
    await world.server.timerRunner.stop();

    const parts = await createParts(world.parts);
    const next = await createServer(parts);
    const askedAgain = jest.spyOn(parts.payments, 'refund');
    await next.start();
    await next.timerRunner.idle();
    expect(askedAgain.mock.calls).toEqual(spy.mock.calls);
    expect(await atBank(order)).toBe('refunded');
    expect(await refundRow(order)).toMatchObject({ state: 'done', retries: 1 });
    expect(await ganhos()).toEqual({ ...before, pendente: before.pendente - 100 });

    // If the dead process still gets its answer, nothing may happen twice.
    wakeTheDead();
    await neverHeard;
    expect(await ganhos()).toEqual({ ...before, pendente: before.pendente - 100 });
    expect(await actsOn(order)).toEqual(['pedido.refundClaimed', 'pedido.refunded']);
    await next.close();
    world.server.timerRunner.start();
  });
});
