import { acceptOffer, refuseOffer } from '@/contract/rest/offers';
import { answerOf, api, type Answer } from './api';

export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptOffer: build.mutation<Answer<'acceptOffer'>, { ofertaId: string }>({
      query: ({ ofertaId }) => ({ call: acceptOffer, params: { ofertaId } }),
      responseSchema: answerOf(acceptOffer),
    }),
    refuseOffer: build.mutation<Answer<'refuseOffer'>, { ofertaId: string }>({
      query: ({ ofertaId }) => ({ call: refuseOffer, params: { ofertaId } }),
      responseSchema: answerOf(refuseOffer),
    }),
  }),
});
