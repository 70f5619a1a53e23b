import type { Stage } from '@/contract/entities/stage';
import { phoneDigits } from '@/domain/phone';
import {
  getCliente,
  getIndicacoes,
  resetFlow,
  setRemark,
  setStage,
} from '@/contract/rest/clientes';
import { answerOf, api, type Answer } from './api';
import { phoneParams } from './phoneParams';

/** The customer whose record a call changes. `phone` may be formatted; paths contain only its digits. */
interface OfCliente {
  chatId: string;
  phone: string;
}

export const clientesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCliente: build.mutation<Answer<'getCliente'>, { chatId: string }>({
      query: ({ chatId }) => ({ call: getCliente, params: { chatId } }),
      responseSchema: answerOf(getCliente),
    }),
    setStage: build.mutation<Answer<'setStage'>, OfCliente & { estadoFluxo: Stage }>({
      query: (arg) => ({
        call: setStage,
        params: phoneParams(arg),
        body: { estadoFluxo: arg.estadoFluxo },
      }),
      responseSchema: answerOf(setStage),
    }),
    /** @param text what is to be known of the customer; empty removes it. */
    setRemark: build.mutation<Answer<'setRemark'>, { chatId: string; text: string }>({
      query: ({ chatId, text }) => ({
        call: setRemark,
        params: { chatId },
        body: { texto: text },
      }),
      responseSchema: answerOf(setRemark),
    }),
    resetFlow: build.mutation<Answer<'resetFlow'>, OfCliente>({
      query: (arg) => ({ call: resetFlow, params: phoneParams(arg) }),
      responseSchema: answerOf(resetFlow),
    }),
    getIndicacoes: build.query<Answer<'getIndicacoes'>, { phone: string }>({
      query: (arg) => ({ call: getIndicacoes, params: phoneParams(arg) }),
      responseSchema: answerOf(getIndicacoes),
      providesTags: (_answer, _fault, { phone }) => [{ type: 'Referrals', id: phoneDigits(phone) }],
    }),
  }),
});
