import { getAgentEarnings, listUsers, updateUser } from '@/contract/rest/users';
import { userForAdmin } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { UsersService } from '@/server/services/accounts/users';

export function usersRoutes(users: UsersService): Route[] {
  return [
    route(listUsers, {
      right: 'admin',
      handler: async () => ({ items: await users.list(), rejected: [] }),
    }),
    route(getAgentEarnings, {
      right: userForAdmin('id'),
      handler: ({ params }) => users.earnings(params.id),
    }),
    route(updateUser, {
      right: userForAdmin('id'),
      handler: async ({ person, params, body, foto }) => ({
        success: true,
        user: await users.edit(person, params.id, { ...body, foto }),
      }),
    }),
  ];
}
