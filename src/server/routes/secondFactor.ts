import { CALLS } from '@/contract/rest/calls';
import { route, type Route } from '@/server/http/defineRoute';
import type { SecondFactorService } from '@/server/services/accounts/secondFactor';

export function secondFactorRoutes(secondFactor: SecondFactorService): Route[] {
  return [
    route(CALLS.beginSecondFactor, {
      right: 'signedIn',
      confirms: true,
      admitsUnprotected: true,
      handler: ({ person }) => secondFactor.begin(person),
    }),
    route(CALLS.activateSecondFactor, {
      right: 'signedIn',
      confirms: true,
      admitsUnprotected: true,
      handler: async ({ person, body }) => shown(await secondFactor.activate(person, body.codigo)),
    }),
    route(CALLS.renewRecoveryCodes, {
      right: 'signedIn',
      confirms: true,
      handler: async ({ person }) => shown(await secondFactor.renewCodes(person)),
    }),
    route(CALLS.endSecondFactor, {
      right: 'signedIn',
      confirms: true,
      handler: async ({ person }) => {
        await secondFactor.end(person);
        return { success: true, message: null };
      },
    }),
  ];
}

const shown = (codes: string[]) => ({ codigos: { items: codes, rejected: [] } });
