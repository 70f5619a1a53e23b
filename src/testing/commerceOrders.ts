import { openCommerceWorld, type CommerceWorld } from './commerceWorld';
import type { PersonName } from './startTestServer';

/** An order of a customer of Ana's, by all that it is called. */
export interface CommerceOrder {
  /** The customer's digits. */
  number: string;
  id: string;
  pixId: string;
}

export interface CommerceOrders {
  /** A new customer confirms an order, whose PIX then waits. */
  unpaid: () => Promise<CommerceOrder>;
  paid: () => Promise<CommerceOrder>;
  /** Asks for a refund as somebody does. */
  refund: (
    as: PersonName,
    order: Pick<CommerceOrder, 'id' | 'pixId'>,
  ) => ReturnType<CommerceWorld['request']>;
}

/** A world where Ana is at her desk and has an account to buy with, and a way to orders in it. */
export async function openOrdersWorld(): Promise<{ world: CommerceWorld; orders: CommerceOrders }> {
  const world = await openCommerceWorld();
  await world.setOnline('ana', true);
  await world.addAccount('conta-ana', { owner: 'ana' });
  return { world, orders: commerceOrders(world) };
}

/** Opens a way to orders in a world where Ana is at her desk. */
function commerceOrders(world: CommerceWorld): CommerceOrders {
  let customers = 0;
  const unpaid = async () => {
    customers += 1;
    const number = String(5511960000000 + customers);
    const pedido = await world.customerConfirms(number, 'ana');
    return { number, id: pedido.id, pixId: pedido.cupomPixId ?? 'none' };
  };
  return {
    unpaid,
    paid: async () => {
      const order = await unpaid();
      await world.pays(order.pixId);
      return order;
    },
    refund: (as, { id, pixId }) =>
      world.request('POST', `/api/pedidos/${id}/reembolsar`, { as, body: { pixId } }),
  };
}
