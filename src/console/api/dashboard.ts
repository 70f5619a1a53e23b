import * as v from 'valibot';
import type { AppPorts } from '@/console/ports/ports';
import { exportPedidos, getDashboard, type PedidoFilter } from '@/contract/rest/dashboard';
import { answerOf, api, type Answer } from './api';

export const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboard: build.query<
      Answer<'getDashboard'>,
      PedidoFilter & { page: number; limit: number }
    >({
      query: ({ page, limit, ...filter }) => ({
        call: getDashboard,
        query: { page: String(page), limit: String(limit), ...filter },
      }),
      responseSchema: answerOf(getDashboard),
      providesTags: ['Dashboard'],
    }),
    /**
     * Makes the browser download these orders as a file. Its URL works once, so it is passed on and not stored
     * (wire: secrets-beside-actions).
     */
    exportPedidos: build.mutation<{ started: true }, PedidoFilter>({
      queryFn: async (filter, { extra }, _options, ask) => {
        const answer = await ask({ call: exportPedidos, body: filter });
        if (answer.error) return { error: answer.error };
        const read = v.safeParse(answerOf(exportPedidos), answer.data);
        if (!read.success) return { error: { kind: 'schema', path: 'url' } };
        (extra as AppPorts).page.download(read.output.url);
        return { data: { started: true } };
      },
    }),
  }),
});
