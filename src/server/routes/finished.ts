import { listEarlier } from '@/contract/rest/earlier';
import { getFinished, listFinished } from '@/contract/rest/finished';
import { ownAttendance, ownConversation } from '@/server/auth/right';
import { complete } from '@/server/http/complete';
import { route, type Route } from '@/server/http/defineRoute';
import type { FinishedService } from '@/server/services/conversations/finished';

export function finishedRoutes(finished: FinishedService): Route[] {
  return [
    route(listFinished, {
      right: 'agent',
      handler: async ({ person, query }) => {
        const { antes: after, limite: limit } = query;
        const { items, hasMore, days } = await finished.list(person, { after, limit });
        return { atendimentos: complete(items), temMais: hasMore, dias: days };
      },
    }),
    route(getFinished, {
      right: ownAttendance('id'),
      handler: async ({ person, params, query }) => {
        const { attendance, messages, hasMore, earlier } = await finished.chat(
          person,
          params.id,
          query,
        );
        return {
          atendimento: attendance,
          messages: complete(messages),
          hasMore,
          anteriores: complete(earlier),
        };
      },
    }),
    // Who has the conversation may read all of it, so they may know where it was somebody else's.
    route(listEarlier, {
      right: ownConversation('id'),
      handler: async ({ params }) => complete(await finished.earlier(params.id)),
    }),
  ];
}
