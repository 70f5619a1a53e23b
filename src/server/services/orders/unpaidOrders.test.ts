import { eq } from 'drizzle-orm';
import type { EventName } from '@/contract/events';
import { clientes, pixCharges } from '@/server/db/schema';
import { chatIdOf, openCommerceWorld, type CommerceWorld } from '@/testing/commerceWorld';

const MINUTES = 60_000;

let world: CommerceWorld;
let customers = 0;

beforeAll(async () => {
  world = await openCommerceWorld();
  await world.setOnline('ana', true);
});
afterAll(() => world.close());

interface End {
  by: string;
  /** The event that makes consoles re-read the order. */
  event: EventName;
  /** A step that comes before, and ends nothing. */
  prepare?: (number: string) => Promise<unknown>;
  end: (number: string) => Promise<unknown>;
  payment?: string;
  charge?: string;
}

const reset = (number: string) =>
  world.request('POST', `/api/clientes/${number}/resetar-fluxo`, { as: 'ana' });

/** Sets the customer's record as a reset leaves it. */
async function standAtTheBeginning(number: string): Promise<void> {
  await world.setStage('ana', number, 'aguardando_pedido');
  await world.parts.db
    .update(clientes)
    .set({ restaurante: null, imagemPedidoPath: null, formaPagamento: null })
    .where(eq(clientes.chatId, chatIdOf(number)));
}

const ENDS: End[] = [
  { by: 'a reset', event: 'clienteUpdated', end: reset },
  {
    by: 'a reset that changes nothing else',
    event: 'clienteUpdated',
    prepare: standAtTheBeginning,
    end: reset,
  },
  {
    by: 'the end of the attendance',
    event: 'clienteUpdated',
    end: (number) =>
      world.request('POST', `/api/agente/finalizar/${chatIdOf(number)}`, { as: 'ana' }),
  },
  {
    by: 'a customer who changes their mind',
    event: 'clienteUpdated',
    end: (number) => world.says(number, 'quero mudar o endereço'),
  },
  {
    by: 'another confirmation',
    event: 'clienteUpdated',
    prepare: (number) => world.setStage('ana', number, 'aguardando_confirmacao'),
    end: (number) => world.says(number, 'sim'),
  },
  {
    by: 'its time',
    event: 'pagamentoExpirado',
    end: () => world.passes(10 * MINUTES),
    ...{ payment: 'expirado', charge: 'expired' },
  },
  {
    by: 'the wipe of data',
    event: 'dadosLimpos',
    end: () => world.request('DELETE', '/api/admin/limpar-dados', { as: 'admin' }),
  },
];

describe('an unpaid order is cancelled with its charge, and administrators hear of it', () => {
  it.each(ENDS)('by $by: $event', async (how) => {
    customers += 1;
    const number = String(5511920000000 + customers);
    const { id, cupomPixId } = await world.customerConfirms(number, 'ana');
    const orderNow = async () => (await world.ordersOf(number)).find((one) => one.id === id);
    await how.prepare?.(number);
    expect((await orderNow())?.status).toBe('pendente');
    const before = world.heard('admin', how.event).length;

    await how.end(number);

    expect(await orderNow()).toMatchObject({
      status: 'cancelado',
      cupomPagamentoStatus: how.payment ?? 'cancelado',
    });
    const [charge] = await world.parts.db
      .select()
      .from(pixCharges)
      .where(eq(pixCharges.pixId, cupomPixId ?? 'none'));
    expect(charge?.status).toBe(how.charge ?? 'cancelled');
    expect(world.heard('admin', how.event).length).toBeGreaterThan(before);
  });
});
