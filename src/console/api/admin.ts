import * as v from 'valibot';
import type { AppServices } from '@/console/services/services';
import type { VaultRef } from '@/console/services/vault';
import type { PedidoFilter } from '@/contract/rest/admin';
import { answerOf, api, type Answer, type NoArg } from './api';
import { outdates } from './outdates';

/** The list of people: it is read again without everybody's earnings. */
export const USER_LIST = { type: 'Users', id: 'LIST' } as const;

export const adminApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<
      Answer<'getDashboard'>,
      PedidoFilter & { page: number; limit: number }
    >({
      query: ({ page, limit, ...filter }) => ({
        call: 'getDashboard',
        query: { page: String(page), limit: String(limit), ...filter },
      }),
      responseSchema: answerOf('getDashboard'),
      providesTags: ['Dashboard'],
    }),
    /**
     * Has the browser fetch these orders as a file. The address of it works once: it is handed on and not kept
     * (contract 1).
     */
    exportPedidos: build.mutation<{ started: true }, PedidoFilter>({
      queryFn: async (filter, { extra }, _options, ask) => {
        const answer = await ask({ call: 'exportPedidos', body: filter });
        if (answer.error) return { error: answer.error };
        const read = v.safeParse(answerOf('exportPedidos'), answer.data);
        if (!read.success) return { error: { kind: 'schema', path: 'url' } };
        (extra as AppServices).page.download(read.output.url);
        return { data: { started: true } };
      },
    }),
    listUsers: build.query<Answer<'listUsers'>, NoArg>({
      query: () => ({ call: 'listUsers' }),
      responseSchema: answerOf('listUsers'),
      providesTags: [USER_LIST],
    }),
    getAgentEarnings: build.query<Answer<'getAgentEarnings'>, { agenteId: string }>({
      query: ({ agenteId }) => ({ call: 'getAgentEarnings', params: { id: agenteId } }),
      responseSchema: answerOf('getAgentEarnings'),
      providesTags: (_answer, _error, { agenteId }) => [{ type: 'Users', id: agenteId }],
    }),
    /** `form`: nome, telefone and the picture. */
    updateUser: build.mutation<Answer<'updateUser'>, { userId: string; form: VaultRef }>({
      query: ({ userId, form }) => ({ call: 'updateUser', params: { id: userId }, sealed: form }),
      responseSchema: answerOf('updateUser'),
      onQueryStarted: outdates(USER_LIST, 'Dashboard'),
    }),
    wipeData: build.mutation<Answer<'wipeData'>, NoArg>({
      query: () => ({ call: 'wipeData' }),
      responseSchema: answerOf('wipeData'),
      onQueryStarted: outdates('Dashboard', 'Orders'),
    }),
  }),
});
