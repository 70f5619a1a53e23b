import { listEarlier } from '@/contract/rest/earlier';
import type { EpochMs } from '@/contract/wire';
import { answerOf, api, type Answer } from './api';

export const earlierApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Where the attendances of a chat ended that are over (wire: list-earlier). `atribuidoEm` says when the present one
     * began: where that is another, so is the answer.
     */
    listEarlier: build.query<
      Answer<'listEarlier'>,
      { chatId: string; atribuidoEm: EpochMs | null }
    >({
      query: ({ chatId }) => ({ call: listEarlier, params: { id: chatId } }),
      responseSchema: answerOf(listEarlier),
      providesTags: (_answer, _fault, { chatId }) => [{ type: 'Earlier', id: chatId }],
    }),
  }),
});
