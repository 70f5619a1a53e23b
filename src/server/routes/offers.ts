import { acceptOffer, refuseOffer } from '@/contract/rest/offers';
import { route, type Route } from '@/server/http/defineRoute';
import type { OffersService } from '@/server/services/offers/offers';

export function offersRoutes(offers: OffersService): Route[] {
  return [
    route(acceptOffer, {
      right: 'agent',
      handler: async ({ person, params }) => ({
        success: true,
        conversation: await offers.accept(person, params.ofertaId),
      }),
    }),
    route(refuseOffer, {
      right: 'agent',
      handler: async ({ person, params }) => {
        await offers.refuse(person, params.ofertaId);
        return { success: true, message: null };
      },
    }),
  ];
}
