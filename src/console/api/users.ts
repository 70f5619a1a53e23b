import { getAgentEarnings, listUsers, updateUser } from '@/contract/rest/users';
import type { VaultRef } from '@/console/lib/vault';
import { answerOf, api, type Answer, type NoArg } from './api';
import { outdates } from './outdates';

/** The tag of the list of users: invalidating it does not re-read everybody's earnings. */
export const USER_LIST = { type: 'Users', id: 'LIST' } as const;

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<Answer<'listUsers'>, NoArg>({
      query: () => ({ call: listUsers }),
      responseSchema: answerOf(listUsers),
      providesTags: [USER_LIST],
    }),
    getAgentEarnings: build.query<Answer<'getAgentEarnings'>, { agenteId: string }>({
      query: ({ agenteId }) => ({ call: getAgentEarnings, params: { id: agenteId } }),
      responseSchema: answerOf(getAgentEarnings),
      providesTags: (_answer, _error, { agenteId }) => [{ type: 'Users', id: agenteId }],
    }),
    /** @param form a vault reference to nome, telefone and the picture. */
    updateUser: build.mutation<Answer<'updateUser'>, { userId: string; form: VaultRef }>({
      query: ({ userId, form }) => ({ call: updateUser, params: { id: userId }, sealed: form }),
      responseSchema: answerOf(updateUser),
      onQueryStarted: outdates(USER_LIST, 'Dashboard'),
    }),
  }),
});
