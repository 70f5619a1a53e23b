import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

const FIELDS = '❌ Preencha o número do pedido, código de entrega e telefone da loja';
const NUMBER_AND_CODE = '❌ Preencha o número do pedido e código de entrega';
const COMMISSION = 100;

let world: CommerceWorld;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld({ settings: { commissionCents: COMMISSION } });
  await world.setOnline('ana', true);
  for (const owner of ['ana', 'bruno', 'admin'] as const) {
    await world.addAccount(`conta-${owner}`, { owner });
  }
});
afterAll(() => world.close());

/** A customer of Ana's whose order is paid and waits to be registered. */
async function paidCustomer(): Promise<string> {
  const number = await unpaidCustomer();
  const [order] = await world.ordersOf(number);
  await world.pays(order!.cupomPixId);
  return number;
}

async function unpaidCustomer(): Promise<string> {
  customers += 1;
  const number = String(5511930000000 + customers);
  await world.customerConfirms(number, 'ana');
  return number;
}

const pending = async () => (await world.userRow('ana')).ganhosPendenteCents;
const refused = (error: string) => ({ error, message: error });

describe('a registered purchase', () => {
  it('makes the order feito, with what was registered, and adds its commission', async () => {
    const number = await paidCustomer();
    const before = await pending();
    const { status, body } = await world.registers('ana', number, { numeroPedido: '  987 ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: true,
      cliente: { estadoFluxo: 'finalizado' },
      pedido: { status: 'feito', numeroPedido: '987', cupomValorCliente: 4.7 },
    });
    expect((await world.ordersOf(number))[0]).toMatchObject({
      numeroPedido: '987',
      codigoEntrega: '4321',
      telefoneLoja: '1133334444',
      emailConta: 'conta-ana@cupom.exemplo.invalid',
      comissaoEstado: 'pendente',
      agenteId: world.people.ana.id,
    });
    expect(await pending()).toBe(before + COMMISSION);
    const ganhos = (cents: number) =>
      expect.objectContaining({
        agenteId: world.people.ana.id,
        ganhos: expect.objectContaining({ pendente: cents / 100 }) as unknown,
      }) as unknown;
    for (const name of ['ana', 'admin'] as const) {
      expect(world.heard(name, 'ganhos_atualizados').at(-1)).toEqual(ganhos(before + COMMISSION));
    }
  });

  it('ends the attendance for the agent and the admins, and clears the paid badge', async () => {
    const number = await paidCustomer();
    expect((await world.chat(number)).pagamentoPago).toBe(true);
    await world.registers('ana', number);
    expect(await world.chat(number)).toMatchObject({
      agenteId: null,
      ultimoAgenteId: world.people.ana.id,
      finalizada: true,
      pagamentoPago: false,
    });
    for (const name of ['ana', 'admin'] as const) {
      expect(world.heard(name, 'atendimento_finalizado').at(-1)).toEqual({
        chatId: chatIdOf(number),
      });
      expect(world.heard(name, 'pagamentoPagoAtualizado').at(-1)).toEqual({
        chatId: chatIdOf(number),
        pagamentoPago: false,
      });
    }
    expect(world.heard('bruno', 'atendimento_finalizado')).toEqual([]);
  });

  it('leaves the coupon account alone', async () => {
    await world.registers('ana', await paidCustomer());
    const accounts = await world.services.coupons.listOwn(world.personOf('ana'));
    expect(accounts).toMatchObject([{ id: 'conta-ana', coupon: 2_000, status: 'Tudo certo' }]);
  });

  it('shows the profit to an administrator who registers it, and never to an agent', async () => {
    const byAgent = await world.registers('ana', await paidCustomer());
    expect(byAgent.body).not.toHaveProperty('pedido.cupomLucroBruto');
    const number = await paidCustomer();
    const byAdmin = await world.registers('admin', number);
    expect(byAdmin.body).toMatchObject({
      pedido: { cupomLucroBruto: 3.7, agenteId: world.people.ana.id },
    });
  });

  it('moves its commission to recebido when the food has arrived', async () => {
    const number = await paidCustomer();
    await world.registers('ana', number);
    const before = await world.userRow('ana');
    await world.passes(60 * 60_000);
    const after = await world.userRow('ana');
    expect((await world.ordersOf(number))[0]).toMatchObject({
      status: 'entregue',
      comissaoEstado: 'recebida',
    });
    expect(after.ganhosPendenteCents).toBe(0);
    expect(after.ganhosRecebidoCents).toBe(before.ganhosRecebidoCents + before.ganhosPendenteCents);
  });

  it('is registered once when it is sent twice at once', async () => {
    const number = await paidCustomer();
    const before = await pending();
    const answers = await Promise.all([
      world.registers('ana', number, { numeroPedido: '111' }),
      world.registers('admin', number, { numeroPedido: '222' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(
      refused('❌ Esta compra já foi registrada.'),
    );
    expect(await pending()).toBe(before + COMMISSION);
  });

  it('is answered as registered already to the agent who sends it again after the chat has left them', async () => {
    const number = await paidCustomer();
    await world.registers('ana', number);
    expect(await world.registers('ana', number)).toMatchObject({
      status: 409,
      body: refused('❌ Esta compra já foi registrada.'),
    });
  });

  it('lets the customer order again, and the next purchase is registered, too', async () => {
    const number = await paidCustomer();
    await world.registers('ana', number);
    await world.says(number, 'oi');
    const again = await world.customerConfirms(number, 'ana');
    await world.pays(again.cupomPixId);
    expect((await world.registers('ana', number, { numeroPedido: '2' })).status).toBe(200);
    expect((await world.ordersOf(number)).map(({ status }) => status)).toEqual(['feito', 'feito']);
  });
});

describe('a purchase is refused', () => {
  it('with the text of the first check that fails', async () => {
    const number = await paidCustomer();
    const missing = async (fields: Record<string, unknown>) => {
      const { status, body } = await world.registers('ana', number, fields);
      expect(status).toBe(400);
      return body;
    };
    const none = { numeroPedido: '', codigoEntrega: '', telefoneLoja: '' };
    expect(await missing({ ...none, emailConta: ' ' })).toEqual(
      refused('❌ Você precisa vincular uma conta antes de registrar a compra'),
    );
    expect(await missing(none)).toEqual(refused(FIELDS));
    expect(await missing({ telefoneLoja: '   ' })).toEqual(refused(FIELDS));
    expect(await missing({ numeroPedido: ' ' })).toEqual(refused(NUMBER_AND_CODE));
    expect(await missing({ codigoEntrega: '' })).toEqual(refused(NUMBER_AND_CODE));
    expect((await world.ordersOf(number))[0]?.status).toBe('pendente');
  });

  it('with 404 for an account, a chat or a customer that is not the own', async () => {
    const [number, other] = [await paidCustomer(), await paidCustomer()];
    const foreign = { emailConta: 'conta-bruno@cupom.exemplo.invalid' };
    expect((await world.registers('ana', number, foreign)).status).toBe(404);
    // The check of the owner comes before the check for missing texts (wire: check-order).
    expect((await world.registers('ana', number, { ...foreign, numeroPedido: '' })).status).toBe(
      404,
    );
    expect((await world.registers('ana', number, { chatId: chatIdOf(other) })).status).toBe(404);
    expect((await world.registers('bruno', number)).status).toBe(404);
    expect((await world.ordersOf(number))[0]?.status).toBe('pendente');
  });

  it('with 409 while the payment is not approved', async () => {
    const number = await unpaidCustomer();
    await world.setStage('ana', number, 'aguardando_finalizacao_pedido');
    expect(await world.registers('ana', number)).toMatchObject({
      status: 409,
      body: refused('❌ Não há pedido pago aguardando registro para este cliente.'),
    });
    expect((await world.chat(number)).agenteId).toBe(world.people.ana.id);
  });

  it('with 409 when the attendance was ended without it', async () => {
    const number = await paidCustomer();
    await world.request('POST', `/api/agente/finalizar/${chatIdOf(number)}`, { as: 'ana' });
    expect(await world.registers('ana', number)).toMatchObject({
      status: 409,
      body: refused('❌ Este atendimento já foi encerrado.'),
    });
  });
});
