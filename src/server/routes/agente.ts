import { CALLS } from '@/contract/rest/calls';
import { self } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { AgentsService } from '@/server/services/agents';
import type { AvailabilityService } from '@/server/services/availability';
import type { Parts } from '@/server/parts';

interface Services {
  agents: AgentsService;
  availability: AvailabilityService;
}

export function agenteRoutes(
  { uow }: Pick<Parts, 'uow'>,
  { agents, availability }: Services,
): Route[] {
  return [
    route(CALLS.setOnline, {
      right: 'agent',
      handler: async ({ person, body }) => {
        await availability.choose(person, body.online);
        return { success: true, online: body.online };
      },
    }),
    route(CALLS.getStatistics, {
      right: 'signedIn',
      handler: async ({ person }) => ({
        estatisticas: { online: await agents.isOnline(person) },
      }),
    }),
    route(CALLS.getEarnings, {
      right: 'signedIn',
      handler: async ({ person }) => ({ success: true, ganhos: await agents.earnings(person) }),
    }),
    route(CALLS.setForwarding, {
      right: self('userId'),
      handler: async ({ body }) => {
        await uow.write((tx) => agents.setForwarding(tx, body.userId, body.encaminharMensagens));
        return { success: true, encaminharMensagens: body.encaminharMensagens };
      },
    }),
  ];
}
