import { openCommerceWorld, type CommerceWorld } from './commerceWorld';
import type { PersonName } from './startTestServer';

/** An order of a customer of Ana's, with its identifiers. */
export interface CommerceOrder {
  /** The customer's phone number, digits only. */
  number: string;
  id: string;
  pixId: string;
}

export interface CommerceOrders {
  /** Makes a new customer confirm an order, whose PIX then waits. */
  unpaid: () => Promise<CommerceOrder>;
  paid: () => Promise<CommerceOrder>;
  /** Requests a refund as this person. */
  refund: (
    as: PersonName,
    order: Pick<CommerceOrder, 'id' | 'pixId'>,
  ) => ReturnType<CommerceWorld['request']>;
}

/** Opens a world where Ana is online and has an account to buy with, and helpers for orders in it. */
export async function openOrdersWorld(): Promise<{ world: CommerceWorld; orders: CommerceOrders }> {
  const world = await openCommerceWorld();
  await world.setOnline('ana', true);
  await world.addAccount('conta-ana', { owner: 'ana' });
  return { world, orders: commerceOrders(world) };
}

/** Helpers for orders in a world where Ana is online. */
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
