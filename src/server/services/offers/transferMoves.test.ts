import { eq } from 'drizzle-orm';
import { couponAccounts, pedidos } from '@/server/db/schema';
import type { PersonName } from '@/testing/startTestServer';
import { openTransferWorld, type TransferWorld } from '@/testing/transferWorld';

let world: TransferWorld;

beforeAll(async () => {
  world = await openTransferWorld();
});
beforeEach(async () => {
  await world.startAfresh();
});
afterAll(() => world.close());

describe('what moves with the chat', () => {
  /** A customer of Ana's who has paid, served by an account that Ana has linked. */
  async function paid() {
    const number = world.newNumber();
    const order = await world.customerConfirms(number, 'ana');
    await world.pays(order.cupomPixId);
    const id = await world.addAccount(`vinculada-${number}`, { owner: 'ana' });
    await world.request('PUT', `/email/${id}/vinculo`, { as: 'ana', body: { vinculado: true } });
    return { number, order, id, email: `${id}@cupom.exemplo.invalid` };
  }
  const orderRow = async (id: string) => {
    const [row] = await world.parts.db.select().from(pedidos).where(eq(pedidos.id, id));
    return row;
  };
  const holderOf = async (id: string) => {
    const [row] = await world.parts.db
      .select({ holder: couponAccounts.applicatorId })
      .from(couponAccounts)
      .where(eq(couponAccounts.id, id));
    return row?.holder;
  };
  const giveTo = async (number: string, contaId: string | null) => {
    expect((await world.transfer({ number, contaId })).status).toBe(200);
    expect((await world.accept('bruno', await world.openOffer(number))).status).toBe(200);
  };

  it('is the open order: its receiver registers it with the account and earns its commission', async () => {
    const { number, order, id, email } = await paid();
    const [ana, bruno] = [await world.userRow('ana'), await world.userRow('bruno')];
    await giveTo(number, id);
    expect(await orderRow(order.id)).toMatchObject({ agenteId: world.idOf('bruno') });
    expect(await holderOf(id)).toBe(world.idOf('bruno'));
    expect(await world.actsOn(id)).toEqual([
      {
        act: 'coupon.transferred',
        actorId: world.idOf('bruno'),
        detail: { valor: 20, from: world.idOf('ana') },
      },
    ]);
    expect(world.heard('bruno', 'transferenciaEncerrada').at(-1)).toMatchObject({
      conta: { id, email },
    });
    for (const by of ['ana', 'admin'] as const) {
      expect(world.heard(by, 'transferenciaEncerrada').at(-1)).toMatchObject({ conta: null });
    }
    expect((await world.registers('bruno', number, { emailConta: email })).status).toBe(200);
    const commission = order.cupomValorFuncionarioCents;
    expect((await world.userRow('bruno')).ganhosPendenteCents).toBe(
      bruno.ganhosPendenteCents + commission,
    );
    expect((await world.userRow('ana')).ganhosPendenteCents).toBe(ana.ganhosPendenteCents);
  });

  it('is the right to verify and refund it, which its giver has no longer', async () => {
    const { number, order } = await paid();
    await giveTo(number, null);
    const verify = (as: PersonName) =>
      world.request('POST', `/api/pedidos/${order.id}/verificar-pagamento`, { as });
    const refund = (as: PersonName) =>
      world.request('POST', `/api/pedidos/${order.id}/reembolsar`, {
        as,
        body: { pixId: order.cupomPixId },
      });
    expect([(await verify('ana')).status, (await refund('ana')).status]).toEqual([404, 404]);
    expect([(await verify('bruno')).status, (await refund('bruno')).status]).toEqual([200, 200]);
  });

  it('is no order that is closed: it stays its agent’s, with its commission', async () => {
    const { number, order, email } = await paid();
    expect((await world.registers('ana', number, { emailConta: email })).status).toBe(200);
    const earned = (await world.userRow('ana')).ganhosPendenteCents;
    await world.customerWaits(number);
    await world.accept('ana', await world.openOffer(number));
    await giveTo(number, null);
    expect(await orderRow(order.id)).toMatchObject({ agenteId: world.idOf('ana') });
    expect((await world.userRow('ana')).ganhosPendenteCents).toBe(earned);
  });

  it('is an account only that its giver holds and has linked; given back meanwhile, it does not move', async () => {
    const { number, id } = await paid();
    const idle = await world.addAccount(`solta-${number}`, { owner: 'ana' });
    const brunos = await world.addAccount(`alheia-${number}`, { owner: 'bruno' });
    for (const contaId of [idle, brunos, 'ninguem']) {
      expect(await world.transfer({ number, contaId })).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('conta vinculada mudou') as string },
      });
    }
    await world.request('PUT', `/email/${id}/vinculo`, { as: 'ana', body: { vinculado: false } });
    expect((await world.transfer({ number, contaId: id })).status).toBe(409);
    await world.request('PUT', `/email/${id}/vinculo`, { as: 'ana', body: { vinculado: true } });
    expect((await world.transfer({ number, contaId: id })).status).toBe(200);
    await world.request('PUT', `/email/${id}`, {
      as: 'ana',
      body: { applicatorId: null, coupon: 20, status: 'Tudo certo' },
    });
    expect((await world.accept('bruno', await world.openOffer(number))).status).toBe(200);
    expect(await holderOf(id)).toBeNull();
    expect(await world.actsOn(id)).toEqual([]);
  });

  it('is an account that can be handed on', async () => {
    const { number, id } = await paid();
    await giveTo(number, id);
    expect((await world.transfer({ number, contaId: id, as: 'bruno', to: 'ana' })).status).toBe(
      200,
    );
    expect((await world.accept('ana', await world.openOffer(number))).status).toBe(200);
    expect(await holderOf(id)).toBe(world.idOf('ana'));
  });
});
