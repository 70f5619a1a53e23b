import { answerOf, api, type Answer } from './api';
import { outdates } from './outdates';

/** Under this name a row finds whether its order's call is under way. */
export const verifyKey = (pedidoId: string) => `verify:${pedidoId}`;
export const refundKey = (pedidoId: string) => `refund:${pedidoId}`;

export const pedidosApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyPayment: build.mutation<Answer<'verifyPayment'>, { pedidoId: string }>({
      query: ({ pedidoId }) => ({ call: 'verifyPayment', params: { id: pedidoId } }),
      responseSchema: answerOf('verifyPayment'),
      onQueryStarted: outdates('Orders', 'Dashboard'),
    }),
    refundPedido: build.mutation<Answer<'refundPedido'>, { pedidoId: string; pixId: string }>({
      query: ({ pedidoId, pixId }) => ({
        call: 'refundPedido',
        params: { id: pedidoId },
        body: { pixId },
      }),
      responseSchema: answerOf('refundPedido'),
      onQueryStarted: outdates('Orders', 'Dashboard'),
    }),
  }),
});
