import { CALLS } from '@/contract/rest/calls';
import { route, type Route } from '@/server/http/defineRoute';
import type { UsersService } from '@/server/services/users';
import type { WipeService } from '@/server/services/wipe';

export function adminRoutes({ users, wipe }: { users: UsersService; wipe: WipeService }): Route[] {
  return [
    route(CALLS.listUsers, {
      right: 'admin',
      handler: async () => ({ items: await users.list(), rejected: [] }),
    }),
    route(CALLS.getAgentEarnings, {
      right: 'admin',
      handler: ({ params }) => users.earnings(params.id),
    }),
    route(CALLS.updateUser, {
      right: 'admin',
      handler: async ({ person, params, body, foto }) => ({
        success: true,
        user: await users.edit(person, params.id, { ...body, foto }),
      }),
    }),
    route(CALLS.wipeData, {
      right: 'admin',
      handler: async ({ person }) => ({ estatisticas: await wipe.wipe(person) }),
    }),
  ];
}
