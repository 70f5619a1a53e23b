import * as v from 'valibot';
import type { AppPorts } from '@/console/ports/ports';
import { type AuditFilter, exportAudit, listAudit } from '@/contract/rest/audit';
import { outdates } from './outdates';
import { answerOf, api, type Answer } from './api';
import { USER_LIST } from './users';

export const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The audit, page by page, each behind the last entry of the one before (wire: list-audit). */
    listAudit: build.infiniteQuery<Answer<'listAudit'>, AuditFilter, string | null>({
      query: ({ queryArg, pageParam }) => ({
        call: listAudit,
        query: { ...queryArg, ...(pageParam === null ? {} : { antes: pageParam }) },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ registros, temMais }) =>
          temMais ? registros.items.at(-1)?.id : undefined,
      },
      responseSchema: answerOf(listAudit),
      // What changes an account is an entry too, so the audit is read again with the list of accounts: after such an
      // act or event, after a break, and when the person comes back to the page.
      providesTags: [USER_LIST, 'Audit'],
    }),
    /**
     * Makes the browser download these entries as a file. Its URL works once, so it is passed on and not stored
     * (wire: secrets-beside-actions).
     */
    exportAudit: build.mutation<{ started: true }, AuditFilter>({
      queryFn: async (filter, { extra }, _options, ask) => {
        const answer = await ask({ call: exportAudit, body: filter });
        if (answer.error) return { error: answer.error };
        const read = v.safeParse(answerOf(exportAudit), answer.data);
        if (!read.success) return { error: { kind: 'schema', path: 'url' } };
        (extra as AppPorts).page.download(read.output.url);
        return { data: { started: true } };
      },
      // An export is an entry too.
      onQueryStarted: outdates('Audit'),
    }),
  }),
});
