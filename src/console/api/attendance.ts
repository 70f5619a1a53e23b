import {
  cancelTransfer,
  finishAttendance,
  setAutomation,
  transferChat,
} from '@/contract/rest/attendance';
import { answerOf, api, type Answer } from './api';

export const attendanceApi = api.injectEndpoints({
  endpoints: (build) => ({
    finishAttendance: build.mutation<Answer<'finishAttendance'>, { chatId: string }>({
      query: ({ chatId }) => ({ call: finishAttendance, params: { chatId } }),
      responseSchema: answerOf(finishAttendance),
    }),
    setAutomation: build.mutation<Answer<'setAutomation'>, { chatId: string; paused: boolean }>({
      query: ({ chatId, paused }) => ({
        call: setAutomation,
        params: { chatId },
        body: { pausada: paused },
      }),
      responseSchema: answerOf(setAutomation),
    }),
    /**
     * @param to the receiver's id; null: whoever takes it.
     * @param account the id of the account that is linked to the customer; null for none.
     * @param key the transfer's Idempotency-Key, the same for every attempt.
     */
    transferChat: build.mutation<
      Answer<'transferChat'>,
      { chatId: string; to: string | null; note: string; account: string | null; key: string }
    >({
      query: ({ chatId, to, note, account, key }) => ({
        call: transferChat,
        params: { chatId },
        body: { agenteId: to, nota: note, contaId: account },
        idempotencyKey: key,
      }),
      responseSchema: answerOf(transferChat),
    }),
    cancelTransfer: build.mutation<Answer<'cancelTransfer'>, { chatId: string }>({
      query: ({ chatId }) => ({ call: cancelTransfer, params: { chatId } }),
      responseSchema: answerOf(cancelTransfer),
    }),
  }),
});
