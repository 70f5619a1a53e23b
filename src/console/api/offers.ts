import { answerOf, api, type Answer } from './api';

export const offersApi = api.injectEndpoints({
  endpoints: (build) => ({
    acceptOffer: build.mutation<Answer<'acceptOffer'>, { ofertaId: string }>({
      query: ({ ofertaId }) => ({ call: 'acceptOffer', params: { ofertaId } }),
      responseSchema: answerOf('acceptOffer'),
    }),
  }),
});
