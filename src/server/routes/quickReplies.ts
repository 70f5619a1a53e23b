import {
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  updateQuickReply,
} from '@/contract/rest/quickReplies';
import { route, type Route } from '@/server/http/defineRoute';
import type { QuickRepliesService } from '@/server/services/quickReplies/quickReplies';

export function quickRepliesRoutes(quickReplies: QuickRepliesService): Route[] {
  return [
    route(listQuickReplies, {
      right: 'signedIn',
      handler: async ({ person }) => ({ items: await quickReplies.list(person), rejected: [] }),
    }),
    // Whose a reply is, the service decides together with the change: a look before it could be out of date.
    route(createQuickReply, {
      right: 'signedIn',
      handler: ({ person, body }) => quickReplies.create(person, body),
    }),
    route(updateQuickReply, {
      right: 'signedIn',
      handler: ({ person, params, body }) => quickReplies.change(person, params.id, body),
    }),
    route(deleteQuickReply, {
      right: 'signedIn',
      handler: async ({ person, params }) => {
        await quickReplies.remove(person, params.id);
        return { success: true, message: null };
      },
    }),
  ];
}
