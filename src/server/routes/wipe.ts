import { wipeData } from '@/contract/rest/wipe';
import { route, type Route } from '@/server/http/defineRoute';
import type { WipeService } from '@/server/services/administration/wipe';

export function wipeRoutes(wipe: WipeService): Route[] {
  return [
    route(wipeData, {
      right: 'admin',
      confirms: true,
      handler: async ({ person }) => ({ estatisticas: await wipe.wipe(person) }),
    }),
  ];
}
