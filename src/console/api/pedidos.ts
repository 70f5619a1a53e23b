import { listPedidosOfCliente, refundPedido, verifyPayment } from '@/contract/rest/pedidos';
import { answerOf, api, type Answer } from './api';
import { phoneDigits } from '@/domain/phone';
import { outdates } from './outdates';
import { phoneParams } from './phoneParams';

/** The keys of the calls on an order, by which its row reads whether one is running. */
export const verifyKey = (pedidoId: string) => `verify:${pedidoId}`;
export const refundKey = (pedidoId: string) => `refund:${pedidoId}`;

export const pedidosApi = api.injectEndpoints({
  endpoints: (build) => ({
    listPedidosOfCliente: build.query<Answer<'listPedidosOfCliente'>, { phone: string }>({
      query: (arg) => ({ call: listPedidosOfCliente, params: phoneParams(arg) }),
      responseSchema: answerOf(listPedidosOfCliente),
      providesTags: (_answer, _fault, { phone }) => [{ type: 'Orders', id: phoneDigits(phone) }],
    }),
    verifyPayment: build.mutation<Answer<'verifyPayment'>, { pedidoId: string }>({
      query: ({ pedidoId }) => ({ call: verifyPayment, params: { id: pedidoId } }),
      responseSchema: answerOf(verifyPayment),
      onQueryStarted: outdates('Orders', 'Dashboard'),
    }),
    refundPedido: build.mutation<Answer<'refundPedido'>, { pedidoId: string; pixId: string }>({
      query: ({ pedidoId, pixId }) => ({
        call: refundPedido,
        params: { id: pedidoId },
        body: { pixId },
      }),
      responseSchema: answerOf(refundPedido),
      onQueryStarted: outdates('Orders', 'Dashboard'),
    }),
  }),
});
