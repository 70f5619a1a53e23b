import {
  getEarnings,
  getStatistics,
  listColleagues,
  setForwarding,
  setOnline,
} from '@/contract/rest/agents';
import { self } from '@/server/auth/right';
import { complete } from '@/server/http/complete';
import { route, type Route } from '@/server/http/defineRoute';
import type { AgentsService } from '@/server/services/agents/agents';
import type { AvailabilityService } from '@/server/services/agents/availability';
import type { TransfersService } from '@/server/services/offers/transfers';
import type { Parts } from '@/server/parts';

interface Services {
  agents: AgentsService;
  availability: AvailabilityService;
  transfers: TransfersService;
}

export function agentsRoutes(
  { uow }: Pick<Parts, 'uow'>,
  { agents, availability, transfers }: Services,
): Route[] {
  return [
    route(setOnline, {
      right: 'agent',
      handler: async ({ person, body }) => {
        await availability.choose(person, body.online);
        return { success: true, online: body.online };
      },
    }),
    route(getStatistics, {
      right: 'signedIn',
      handler: async ({ person }) => ({
        estatisticas: { online: await agents.isOnline(person) },
      }),
    }),
    route(getEarnings, {
      right: 'signedIn',
      handler: async ({ person }) => ({ success: true, ganhos: await agents.earnings(person) }),
    }),
    route(listColleagues, {
      right: 'agent',
      handler: async ({ person }) => complete(await transfers.colleagues(person)),
    }),
    route(setForwarding, {
      right: self('userId'),
      handler: async ({ body }) => {
        await uow.write((tx) => agents.setForwarding(tx, body.userId, body.encaminharMensagens));
        return { success: true, encaminharMensagens: body.encaminharMensagens };
      },
    }),
  ];
}
