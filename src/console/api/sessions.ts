import { endOtherSessions, endSession, leave, listSessions } from '@/contract/rest/sessions';
import type { VaultRef } from '@/console/lib/vault';
import { answerOf, api, type Answer, type NoArg } from './api';
import { outdates } from './outdates';

export const sessionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** @param token a vault reference to the token that is left, which the token store has forgotten already. */
    leave: build.mutation<Answer<'leave'>, { token: VaultRef }>({
      query: ({ token }) => ({ call: leave, bearer: token }),
      responseSchema: answerOf(leave),
    }),
    listSessions: build.query<Answer<'listSessions'>, NoArg>({
      query: () => ({ call: listSessions }),
      responseSchema: answerOf(listSessions),
      providesTags: ['Sessions'],
    }),
    endSession: build.mutation<Answer<'endSession'>, { id: string }>({
      query: ({ id }) => ({ call: endSession, params: { id } }),
      responseSchema: answerOf(endSession),
      onQueryStarted: outdates('Sessions'),
    }),
    endOtherSessions: build.mutation<Answer<'endOtherSessions'>, NoArg>({
      query: () => ({ call: endOtherSessions }),
      responseSchema: answerOf(endOtherSessions),
      onQueryStarted: outdates('Sessions'),
    }),
  }),
});
