import fc from 'fast-check';
import { createAudit } from '@/server/audit/audit';
import { pedidos, users } from '@/server/db/schema';
import { CHARGE_TTL_MS } from '@/server/ports/embeddedBank';
import { checkOrderSums } from '@/server/services/dashboard/orderSums';
import { openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';
import { dumpTables } from '@/testing/markedCustomer';
import { draws } from '@/testing/runs';
import { eraseCustomer, ErasureRefusedError } from './erasure';

let world: CommerceWorld;
let customers = 0;
beforeAll(async () => {
  world = await openCommerceWorld();
  await world.setOnline('ana', true);
  await world.addAccount('conta-ana', { owner: 'ana' });
});
afterAll(() => world.close());

/** How an order may end, or not. After each but the first three nothing of it is open. */
const ENDS = [
  ...['waits', 'paid', 'late'],
  ...['expired', 'delivered', 'refunded', 'taken back', 'late and refunded'],
] as const;
type End = (typeof ENDS)[number];
const SETTLED: readonly End[] = ENDS.slice(3);

async function ends(end: End, number: string): Promise<void> {
  const order = await world.customerConfirms(number, 'ana');
  const refund = () =>
    world.request('POST', `/api/pedidos/${order.id}/reembolsar`, {
      as: 'admin',
      body: { pixId: order.cupomPixId },
    });
  if (end === 'waits') return;
  if (['expired', 'late', 'late and refunded'].includes(end)) await world.passes(CHARGE_TTL_MS);
  if (end === 'expired') return;
  await world.paysLate(order.cupomPixId);
  if (end === 'delivered') {
    await world.registers('ana', number);
    await world.passes(60 * 60_000);
  }
  if (end === 'refunded' || end === 'late and refunded') await refund();
  if (end === 'taken back') await world.takesBack(order.cupomPixId);
}

const books = async () => ({
  orders: await world.parts.db
    .select({
      ...{ id: pedidos.id, agenteId: pedidos.agenteId, status: pedidos.status },
      ...{ pago: pedidos.cupomPagamentoStatus, comissao: pedidos.comissaoEstado },
      ...{ valor: pedidos.cupomValorClienteCents, pixId: pedidos.cupomPixId },
    })
    .from(pedidos)
    .orderBy(pedidos.id),
  earned: await world.parts.db
    .select({ id: users.id, a: users.ganhosPendenteCents, b: users.ganhosRecebidoCents })
    .from(users)
    .orderBy(users.id),
});

describe('whatever became of the order of a customer', () => {
  it('they are erased once its money is settled, the books as they were, the sums right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ENDS), async (end) => {
        customers += 1;
        const number = String(5511960100000 + customers);
        await ends(end, number);
        const isSettled = SETTLED.includes(end);
        const before = await books();
        const { ids, images, uow } = world.parts;
        const erasing = uow.write((tx) =>
          eraseCustomer(tx, { audit: createAudit(world.parts), ids, images }, number),
        );
        if (isSettled) await erasing;
        else await expect(erasing).rejects.toBeInstanceOf(ErasureRefusedError);
        const named = (await dumpTables(world.parts.db)).some((row) => row.includes(number));
        expect([end, named]).toEqual([end, !isSettled]);
        expect(await books()).toEqual(before);
        expect(Object.values(await checkOrderSums(world.parts.db))).toEqual([0, 0, 0]);
        // Whoever comes back is a new customer.
        if (isSettled) await world.says(number, 'oi');
      }),
      draws({ test: 14, soak: 100 }),
    );
  });
});
