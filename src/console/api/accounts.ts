import type { AccountState } from '@/contract/entities/user';
import { endSessions, refuseAccount, setAccountState, setRole } from '@/contract/rest/accounts';
import { answerOf, api, type Answer } from './api';
import { outdates } from './outdates';
import { USER_LIST } from './users';

/** What an administrator does with somebody's account. The event tells of it too; the list is read again anyway. */
export const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    setAccountState: build.mutation<
      Answer<'setAccountState'>,
      { userId: string; estado: Exclude<AccountState, 'pendente'> }
    >({
      query: ({ userId, estado }) => ({
        call: setAccountState,
        params: { id: userId },
        body: { estado },
      }),
      responseSchema: answerOf(setAccountState),
      onQueryStarted: outdates(USER_LIST),
    }),
    refuseAccount: build.mutation<Answer<'refuseAccount'>, { userId: string }>({
      query: ({ userId }) => ({ call: refuseAccount, params: { id: userId } }),
      responseSchema: answerOf(refuseAccount),
      onQueryStarted: outdates(USER_LIST),
    }),
    setRole: build.mutation<Answer<'setRole'>, { userId: string; isAdmin: boolean }>({
      query: ({ userId, isAdmin }) => ({
        call: setRole,
        params: { id: userId },
        body: { isAdmin },
      }),
      responseSchema: answerOf(setRole),
      onQueryStarted: outdates(USER_LIST),
    }),
    endSessions: build.mutation<Answer<'endSessions'>, { userId: string }>({
      query: ({ userId }) => ({ call: endSessions, params: { id: userId } }),
      responseSchema: answerOf(endSessions),
    }),
  }),
});
