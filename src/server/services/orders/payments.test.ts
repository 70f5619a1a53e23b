import { eq } from 'drizzle-orm';
import { audit, clientes, pedidos, pixCharges } from '@/server/db/schema';
import { openOrdersWorld, type CommerceOrders } from '@/testing/commerceOrders';
import { chatIdOf, type CommerceWorld } from '@/testing/commerceWorld';
import type { PersonName } from '@/testing/startTestServer';

const MINUTES = 60_000;

let world: CommerceWorld;
let orders: CommerceOrders;

beforeAll(async () => {
  ({ world, orders } = await openOrdersWorld());
});
afterAll(() => world.close());
afterEach(() => jest.restoreAllMocks());

const verify = (as: PersonName, { id }: { id: string }) =>
  world.request('POST', `/api/pedidos/${id}/verificar-pagamento`, { as });

const orderOf = async (number: string) => (await world.ordersOf(number)).at(-1);

describe('verifying a payment', () => {
  it('says that it is pending, and changes nothing', async () => {
    const order = await orders.unpaid();
    expect(await verify('ana', order)).toEqual(
      expect.objectContaining({
        status: 200,
        body: { status: 'pendente', message: 'O pagamento ainda não foi identificado.' },
      }),
    );
    expect((await world.chat(order.number)).pagamentoPago).toBe(false);
  });

  it('applies a payment that the bank has but never reported', async () => {
    const order = await orders.unpaid();
    await world.parts.db
      .update(pixCharges)
      .set({ status: 'paid' })
      .where(eq(pixCharges.pixId, order.pixId));
    const before = world.heard('ana', 'pagamentoAprovado').length;
    for (const name of ['ana', 'admin'] as const) {
      expect(await verify(name, order)).toMatchObject({
        body: { status: 'aprovado', message: 'Pagamento aprovado!' },
      });
    }
    expect(world.heard('ana', 'pagamentoAprovado')).toHaveLength(before + 1);
    expect((await world.chat(order.number)).pagamentoPago).toBe(true);
    const { body } = await world.request('GET', `/api/clientes/chat/${chatIdOf(order.number)}`, {
      as: 'ana',
    });
    expect(body).toMatchObject({ estadoFluxo: 'aguardando_finalizacao_pedido' });
  });

  it('says that a charge has run out', async () => {
    const order = await orders.unpaid();
    await world.passes(60 * MINUTES);
    expect(world.heard('ana', 'pagamentoExpirado')).toContainEqual(
      expect.objectContaining({ pedidoId: order.id, chatId: chatIdOf(order.number) }),
    );
    expect(await verify('ana', order)).toMatchObject({ body: { status: 'expirado' } });
  });

  const atBank = ({ pixId }: { pixId: string }, status: 'cancelled' | 'refunded') =>
    world.parts.db.update(pixCharges).set({ status }).where(eq(pixCharges.pixId, pixId));
  const stageOf = async ({ number }: { number: string }) => {
    const path = `/api/clientes/chat/${chatIdOf(number)}`;
    return ((await world.request('GET', path, { as: 'ana' })).body as { estadoFluxo: string })
      .estadoFluxo;
  };

  it('ends an order whose charge the bank has cancelled, as one that ran out', async () => {
    const order = await orders.unpaid();
    await atBank(order, 'cancelled');
    expect(await verify('ana', order)).toMatchObject({
      body: { status: 'cancelado', message: 'O pagamento foi cancelado.' },
    });
    expect(await orderOf(order.number)).toMatchObject({
      status: 'cancelado',
      cupomPagamentoStatus: 'cancelado',
    });
    for (const name of ['ana', 'admin'] as const) {
      expect(world.heard(name, 'pagamentoExpirado').at(-1)).toMatchObject({ pedidoId: order.id });
    }
    expect(await stageOf(order)).toBe('aguardando_confirmacao');
  });

  it('applies a payment and its refund that the bank never reported', async () => {
    const order = await orders.unpaid();
    await atBank(order, 'refunded');
    for (const name of ['admin', 'ana'] as const) {
      expect(await verify(name, order)).toMatchObject({
        body: { status: 'aprovado', message: 'O pagamento foi aprovado e depois reembolsado.' },
      });
    }
    expect(await orderOf(order.number)).toMatchObject({
      status: 'reembolsado',
      comissaoEstado: 'nenhuma',
    });
    expect(world.heard('ana', 'pedidoReembolsado').at(-1)).toMatchObject({ pedidoId: order.id });
    expect(await stageOf(order)).toBe('pronto_para_montar');
    expect((await world.chat(order.number)).pagamentoPago).toBe(false);
  });

  it('waits for a charge that the bank does not know until its time is over', async () => {
    const order = await orders.unpaid();
    jest.spyOn(world.parts.payments, 'verify').mockResolvedValue(null);
    expect(await verify('admin', order)).toMatchObject({ body: { status: 'pendente' } });
    // Only this call can end it: the bank has no timer for a charge that it does not know.
    await world.parts.db
      .update(pedidos)
      .set({ pixExpiraEm: world.clock.now() })
      .where(eq(pedidos.id, order.id));
    expect(await verify('admin', order)).toMatchObject({
      body: { status: 'expirado', message: 'O pagamento expirou.' },
    });
    const [entry] = await world.parts.db.select().from(audit).where(eq(audit.objectId, order.id));
    expect(entry).toMatchObject({ act: 'pedido.verified', detail: { pagamento: 'unknown' } });
    expect(await stageOf(order)).toBe('aguardando_confirmacao');
  });

  it('says that an order refunded here was refunded', async () => {
    const order = await orders.unpaid();
    await world.pays(order.pixId);
    const body = { pixId: order.pixId };
    await world.request('POST', `/api/pedidos/${order.id}/reembolsar`, { as: 'ana', body });
    expect(await verify('admin', order)).toMatchObject({
      status: 200,
      body: { status: 'aprovado', message: 'O pagamento foi aprovado e depois reembolsado.' },
    });
  });

  it('says so when the bank is down, and changes nothing', async () => {
    const order = await orders.unpaid();
    jest.spyOn(world.parts.payments, 'verify').mockRejectedValueOnce(new Error('down'));
    expect(await verify('ana', order)).toMatchObject({
      status: 503,
      body: { message: 'O banco não respondeu. Tente novamente em instantes.' },
    });
    expect(await verify('ana', order)).toMatchObject({ status: 200, body: { status: 'pendente' } });
  });

  it('waits ten seconds for a bank that is slow, while everybody else goes on', async () => {
    const order = await orders.unpaid();
    const asked = new Promise<void>((resolve) => {
      jest.spyOn(world.parts.payments, 'verify').mockImplementationOnce(() => {
        resolve();
        return new Promise(() => undefined);
      });
    });
    const answer = verify('ana', order);
    await asked;
    expect(
      await world.request('POST', '/api/agente/status', { as: 'ana', body: { online: true } }),
    ).toMatchObject({ status: 200 });
    world.clock.advance(10_000);
    expect((await answer).status).toBe(503);
  });

  it('is recorded in the audit when it changed something, with the person who asked', async () => {
    const order = await orders.unpaid();
    await verify('admin', order);
    await world.parts.db
      .update(pixCharges)
      .set({ status: 'paid' })
      .where(eq(pixCharges.pixId, order.pixId));
    await verify('admin', order);
    await verify('admin', order);
    const entries = await world.parts.db.select().from(audit).where(eq(audit.objectId, order.id));
    expect(entries).toEqual([
      expect.objectContaining({
        act: 'pedido.verified',
        actorId: world.people.admin.id,
        detail: { pagamento: 'paid' },
      }),
    ]);
  });

  it('is a 404 for another agent', async () => {
    expect((await verify('bruno', await orders.unpaid())).status).toBe(404);
  });
});

describe('an order', () => {
  it('costs what the table says, whatever a browser says; its profit is the price less the commission', async () => {
    const { number } = await orders.unpaid();
    expect(await orderOf(number)).toMatchObject({
      cupomValorOriginalCents: 2_000,
      cupomValorClienteCents: 470,
      cupomValorFuncionarioCents: 100,
      cupomPagamentoStatus: 'pendente',
    });
    const path = `/api/pedidos/cliente/${number}`;
    const { body: own } = await world.request('GET', path, { as: 'ana' });
    const { body: all } = await world.request('GET', path, { as: 'admin' });
    expect(own).toMatchObject([{ cupomValorCliente: 4.7, agenteId: world.people.ana.id }]);
    expect(own).not.toHaveProperty('0.cupomLucroBruto');
    expect(all).toMatchObject([{ cupomLucroBruto: 3.7 }]);
    expect((await world.request('GET', path, { as: 'bruno' })).status).toBe(404);
  });

  it('of a free coupon costs nothing, is approved without PIX and spends one', async () => {
    const number = '5511950009999';
    await world.says(number, 'oi');
    await world.parts.db
      .update(clientes)
      .set({ cuponsGratisDisponiveis: 1 })
      .where(eq(clientes.chatId, chatIdOf(number)));
    const order = await world.customerConfirms(number, 'ana');
    expect(order).toMatchObject({
      cupomValorClienteCents: 0,
      cupomPagamentoStatus: 'aprovado',
      cupomPixId: null,
      cupomGratis: true,
    });
    expect(world.heard('ana', 'pagamentoAprovado').at(-1)).toMatchObject({
      pedidoId: order.id,
      valor: 0,
    });
    const { body } = await world.request('GET', `/api/clientes/${number}/indicacoes`, {
      as: 'ana',
    });
    expect(body).toMatchObject({ success: true, indicacoes: { cuponsGratisDisponiveis: 0 } });
    const refund = `/api/pedidos/${order.id}/reembolsar`;
    expect(
      (await world.request('POST', refund, { as: 'ana', body: { pixId: 'none' } })).status,
    ).toBe(400);
    expect((await world.registers('ana', number)).status).toBe(200);
  });
});
