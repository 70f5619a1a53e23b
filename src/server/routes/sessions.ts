import { CALLS } from '@/contract/rest/calls';
import { route, type Route } from '@/server/http/defineRoute';
import type { SignInsService } from '@/server/services/accounts/signIns';

export function sessionsRoutes(signIns: SignInsService): Route[] {
  return [
    route(CALLS.leave, {
      right: 'signedIn',
      admitsUnprotected: true,
      admitsPending: true,
      handler: async (caller) => {
        await signIns.leave(caller);
        return { success: true, message: null };
      },
    }),
    route(CALLS.listSessions, {
      right: 'signedIn',
      admitsUnprotected: true,
      handler: async (caller) => ({ items: await signIns.list(caller), rejected: [] }),
    }),
    // Whose sign-in it is, the service decides together with its end: a look before it could be out of date.
    route(CALLS.endSession, {
      right: 'signedIn',
      admitsUnprotected: true,
      handler: async ({ params, ...caller }) => {
        await signIns.end(caller, params.id);
        return { success: true, message: null };
      },
    }),
    route(CALLS.endOtherSessions, {
      right: 'signedIn',
      admitsUnprotected: true,
      handler: async (caller) => ({ encerradas: await signIns.endOthers(caller) }),
    }),
  ];
}
