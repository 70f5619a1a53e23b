import { endSessions, refuseAccount, setAccountState, setRole } from '@/contract/rest/accounts';
import { userForAdmin } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import type { AccountsService } from '@/server/services/administration/accounts';

export function accountsRoutes(accounts: AccountsService): Route[] {
  return [
    route(setAccountState, {
      right: userForAdmin('id'),
      confirms: true,
      handler: ({ person, params, body }) => accounts.setState(person, params.id, body.estado),
    }),
    route(refuseAccount, {
      right: userForAdmin('id'),
      confirms: true,
      handler: async ({ person, params }) => {
        await accounts.refuse(person, params.id);
        return { success: true, message: null };
      },
    }),
    route(setRole, {
      right: userForAdmin('id'),
      confirms: true,
      handler: ({ person, params, body }) => accounts.setRole(person, params.id, body.isAdmin),
    }),
    route(endSessions, {
      right: userForAdmin('id'),
      confirms: true,
      handler: async ({ person, params }) => {
        await accounts.endSessions(person, params.id);
        return { success: true, message: null };
      },
    }),
  ];
}
