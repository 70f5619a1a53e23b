import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { audit, pedidos, pixCharges } from '@/server/db/schema';
import { CHARGE_TTL_MS } from '@/server/ports/embeddedBank';
import { checkOrderSums } from '@/server/services/dashboard/orderSums';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import { naiveTotals } from '@/testing/naiveDashboard';
import { draws } from '@/testing/runs';

let world: CommerceWorld;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
  await world.setOnline('ana', true);
  await world.addAccount('conta-ana', { owner: 'ana' });
});
afterAll(() => world.close());

/** What can happen to an order and its charge. Each act is tried at every moment; the server refuses the impossible. */
const ACTS = [
  ...['time passes', 'time passes', 'is down', 'pays', 'pays', 'pays late', 'pays late'],
  ...['pays unheard', 'takes back', 'takes back unheard', 'reports again'],
  ...['says yes', 'says no', 'changes their mind', 'finishes', 'resets'],
  ...['registers', 'registers', 'registers'],
  ...['verifies', 'verifies', 'refunds', 'wipes', 'all at once'],
] as const;
const act = fc.record({
  what: fc.constantFrom(...ACTS),
  which: fc.nat(3),
  /** The moments around the end of a charge's time. */
  ms: fc.constantFrom(1, 60_000, CHARGE_TTL_MS - 1, CHARGE_TTL_MS),
});
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never;

const call = async (method: 'POST' | 'DELETE', path: string, as: 'ana' | 'admin', body?: object) =>
  (await world.request(method, path, { as, body })).status;
const refund = (
  as: 'ana' | 'admin',
  order: { id: string; cupomPixId: string | null } | undefined,
) =>
  call('POST', `/api/pedidos/${order?.id ?? 'none'}/reembolsar`, as, {
    pixId: order?.cupomPixId ?? 'none',
  });

/** The bank decides, and its report is lost: only a restart or 'Verificar' brings it. */
const unheard = (pixId: string, from: ('open' | 'expired' | 'cancelled' | 'paid')[]) =>
  world.parts.db.transaction(async (tx) => {
    const [charge] = await tx.select().from(pixCharges).where(eq(pixCharges.pixId, pixId));
    if (!from.some((status) => status === charge?.status)) return;
    const status = charge?.status === 'paid' ? 'refunded' : 'paid';
    await tx.update(pixCharges).set({ status }).where(eq(pixCharges.pixId, pixId));
  });

/** @returns the status of each call. */
async function happens({ what, which, ms }: Act, number: string): Promise<number[]> {
  const orders = await world.ordersOf(number);
  const order = orders[which % Math.max(orders.length, 1)];
  const pixId = order?.cupomPixId ?? 'none';
  const chat = `/api/agente/finalizar/${chatIdOf(number)}`;
  const verify = () =>
    call('POST', `/api/pedidos/${order?.id ?? 'none'}/verificar-pagamento`, 'admin');
  switch (what) {
    case 'time passes':
      await world.passes(ms);
      return [];
    case 'is down':
      await world.isDownFor(ms);
      await world.parts.payments.resume();
      return [];
    case 'pays':
      await world.pays(pixId);
      return [];
    case 'pays late':
      await world.paysLate(pixId);
      return [];
    case 'pays unheard':
      await unheard(pixId, ['open', 'expired', 'cancelled']);
      return [];
    case 'takes back':
      await world.takesBack(pixId);
      return [];
    case 'takes back unheard':
      await unheard(pixId, ['paid']);
      return [];
    case 'reports again':
      await world.parts.payments.resume();
      return [];
    case 'says yes':
      await world.says(number, 'sim');
      return [];
    case 'says no':
      await world.says(number, 'não');
      return [];
    case 'changes their mind':
      await world.says(number, 'quero mudar o endereço');
      return [];
    case 'finishes':
      return [await call('POST', chat, 'ana')];
    case 'resets':
      return [await call('POST', `/api/clientes/${number}/resetar-fluxo`, 'ana')];
    case 'registers':
      return [(await world.registers('ana', number)).status];
    case 'verifies':
      return [await verify()];
    case 'refunds':
      return [await refund('ana', order)];
    case 'wipes':
      return [await call('DELETE', '/api/admin/limpar-dados', 'admin')];
    case 'all at once': {
      const late = Promise.all([world.paysLate(pixId), world.parts.payments.resume()]);
      const statuses = await Promise.all([
        ...[refund('ana', order), refund('admin', order), verify(), call('POST', chat, 'ana')],
      ]);
      await late;
      return statuses;
    }
  }
}

const CLEAN = { order_sums: 0, order_hours: 0, order_places: 0 };

/** The figures and every agent's earnings must be what the orders add up to. */
async function expectBooksToBalance(): Promise<void> {
  expect(await checkOrderSums(world.parts.db)).toEqual(CLEAN);
  const rows = await world.parts.db.select().from(pedidos);
  const { body } = await world.request('GET', '/api/dashboard/pedidos', { as: 'admin' });
  const { dashboard } = body as { dashboard: Record<string, { total: number }> };
  const naive = naiveTotals(rows, world.clock.now());
  for (const key of ['receita', 'lucro', 'aPagar', 'aDevolver'] as const) {
    expect([key, Math.round((dashboard[key]?.total ?? -1) * 100)]).toEqual([key, naive[key].total]);
  }
  const sum = (state: string) =>
    rows
      .filter((row) => row.comissaoEstado === state)
      .reduce((cents, row) => cents + row.cupomValorFuncionarioCents, 0);
  const { ganhosPendenteCents, ganhosRecebidoCents } = await world.userRow('ana');
  expect([ganhosPendenteCents, ganhosRecebidoCents]).toEqual([sum('pendente'), sum('recebida')]);
}

/** Every charge of the customer: who paid has an order on its way, or gets the money back by one press, once. */
async function expectOrderOrMoney(number: string, seen: Set<string>): Promise<void> {
  for (const order of await world.ordersOf(number)) {
    const pixId = order.cupomPixId ?? 'none';
    const atBank = () => world.parts.payments.verify(pixId);
    const charge = await atBank();
    seen.add(`${order.status} ${order.cupomPagamentoStatus}`);
    if (charge === 'refunded') {
      expect(order.status).toBe('reembolsado');
    } else if (charge !== 'paid') {
      expect(['pendente', 'expirado', 'cancelado']).toContain(order.cupomPagamentoStatus);
      expect(['pendente', 'cancelado']).toContain(order.status);
    } else if (order.status === 'feito' || order.status === 'entregue') {
      seen.add('gets the order');
    } else {
      expect(await refund('admin', order)).toBe(200);
      expect(await atBank()).toBe('refunded');
      expect(await refund('admin', order)).toBe(409);
    }
    const acts = await world.parts.db
      .select()
      .from(audit)
      .where(inArray(audit.objectId, [order.id]));
    const lates = acts.filter(({ act: name }) => name === 'pedido.paidLate').length;
    expect(lates).toBeLessThanOrEqual(1);
    if (order.cupomPagamentoStatus === 'aprovado' && lates === 1) seen.add('settled late');
    if (acts.some(({ act: name }) => name === 'pedido.takenBack')) seen.add('taken back');
  }
}

it('who pays, at whatever moment, gets the order or the money, once, and the books agree', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 10 }), async (acts) => {
      customers += 1;
      const number = String(5511970000000 + customers);
      await world.setOnline('ana', true);
      await world.customerConfirms(number, 'ana');
      for (const one of acts) {
        // 502: the bank refuses to give back what it took back unheard.
        for (const status of await happens(one, number)) expect([500, 503]).not.toContain(status);
      }
      // A restart: the bank reports what nobody heard.
      await world.parts.payments.resume();
      await expectBooksToBalance();
      await expectOrderOrMoney(number, seen);
      await expectBooksToBalance();
    }),
    draws({ test: 45, soak: 600 }),
  );
  // The runs must have reached every end, or they prove nothing.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['cancelado pago_atrasado', 'reembolsado pago_atrasado', 'reembolsado aprovado'],
      ...['gets the order', 'cancelado expirado', 'cancelado cancelado'],
      ...['settled late', 'taken back'],
    ]),
  );
});
