import { registerPurchase } from '@/contract/rest/purchase';
import { ownCliente } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { PurchaseService } from '@/server/services/orders/purchase';

export function purchaseRoutes(purchase: PurchaseService): Route[] {
  return [
    route(registerPurchase, {
      // A purchase ends the attendance; a second request must still get the answer that it is already registered.
      right: ownCliente('phone', { orLast: true }),
      errorKey: true,
      handler: async ({ person, params, body }) => ({
        success: true,
        ...(await purchase.register(person, params.phone, body)),
      }),
    }),
  ];
}
