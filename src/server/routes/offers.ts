import { acceptOffer } from '@/contract/rest/offers';
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
  ];
}
