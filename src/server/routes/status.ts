import { getStatus } from '@/contract/rest/status';
import { route, type Route } from '@/server/http/defineRoute';
import type { Parts } from '@/server/parts';

export function statusRoutes({ messaging }: Pick<Parts, 'messaging'>): Route[] {
  return [
    route(getStatus, {
      right: 'signedIn',
      handler: () => Promise.resolve(messaging.status()),
    }),
  ];
}
