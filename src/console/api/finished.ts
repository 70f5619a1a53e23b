import { getFinished, listFinished } from '@/contract/rest/finished';
import { answerOf, api, type Answer, type NoArg } from './api';

export const finishedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The own attendances that are over, page by page, each behind the last of the one before (wire: list-finished). */
    listFinished: build.infiniteQuery<Answer<'listFinished'>, NoArg, string | null>({
      query: ({ pageParam }) => ({
        call: listFinished,
        query: pageParam === null ? {} : { antes: pageParam },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ atendimentos, temMais }) =>
          temMais ? atendimentos.items.at(-1)?.id : undefined,
      },
      responseSchema: answerOf(listFinished),
      providesTags: [{ type: 'Finished', id: 'LIST' }],
    }),
    /** One of them with its messages: the newest page first, then those before it (wire: get-finished). */
    getFinished: build.infiniteQuery<Answer<'getFinished'>, { id: string }, string | null>({
      query: ({ queryArg, pageParam }) => ({
        call: getFinished,
        params: queryArg,
        query: pageParam === null ? {} : { before: pageParam },
      }),
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ hasMore, messages }) => (hasMore ? messages.items[0]?.id : undefined),
      },
      responseSchema: answerOf(getFinished),
      // What was written until its end changes no more, so no event makes it stale. After a break all tags are.
      providesTags: (_answer, _fault, { id }) => [{ type: 'Finished', id }],
    }),
  }),
});
