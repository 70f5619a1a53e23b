import type { Stage } from '@/contract/entities/stage';
import type { BodyOf } from '@/contract/rest/call';
import type { CALLS } from '@/contract/rest/calls';
import { phoneDigits } from '@/domain/phone';
import { answerOf, api, type Answer } from './api';
import { outdates } from './outdates';

/** The customer whose record a call changes. `phone` may be written with marks: paths carry its digits. */
interface OfCliente {
  chatId: string;
  phone: string;
}

const phoneParams = ({ phone }: { phone: string }) => ({ phone: phoneDigits(phone) });

export const clientesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCliente: build.query<Answer<'getCliente'>, { chatId: string }>({
      query: ({ chatId }) => ({ call: 'getCliente', params: { chatId } }),
      responseSchema: answerOf('getCliente'),
      keepUnusedDataFor: 0,
    }),
    setStage: build.mutation<Answer<'setStage'>, OfCliente & { estadoFluxo: Stage }>({
      query: (arg) => ({
        call: 'setStage',
        params: phoneParams(arg),
        body: { estadoFluxo: arg.estadoFluxo },
      }),
      responseSchema: answerOf('setStage'),
    }),
    resetFlow: build.mutation<Answer<'resetFlow'>, OfCliente>({
      query: (arg) => ({ call: 'resetFlow', params: phoneParams(arg) }),
      responseSchema: answerOf('resetFlow'),
    }),
    /** `purchase.chatId` is the chat whose attendance ends. */
    registerPurchase: build.mutation<
      Answer<'registerPurchase'>,
      { phone: string; purchase: BodyOf<(typeof CALLS)['registerPurchase']> }
    >({
      query: (arg) => ({
        call: 'registerPurchase',
        params: phoneParams(arg),
        body: arg.purchase,
      }),
      responseSchema: answerOf('registerPurchase'),
      // The customer's own orders and referrals are the listeners' to read again: the chat is leaving.
      onQueryStarted: outdates('Dashboard'),
    }),
    getIndicacoes: build.query<Answer<'getIndicacoes'>, { phone: string }>({
      query: (arg) => ({ call: 'getIndicacoes', params: phoneParams(arg) }),
      responseSchema: answerOf('getIndicacoes'),
      providesTags: (_answer, _fault, { phone }) => [{ type: 'Referrals', id: phoneDigits(phone) }],
    }),
    listPedidosOfCliente: build.query<Answer<'listPedidosOfCliente'>, { phone: string }>({
      query: (arg) => ({ call: 'listPedidosOfCliente', params: phoneParams(arg) }),
      responseSchema: answerOf('listPedidosOfCliente'),
      providesTags: (_answer, _fault, { phone }) => [{ type: 'Orders', id: phoneDigits(phone) }],
    }),
  }),
});
