import * as v from 'valibot';
import {
  getConversation,
  IDEMPOTENCY_HEADER,
  idempotencyKeySchema,
  listConversations,
  markRead,
  sendMessage,
} from '@/contract/rest/conversations';
import { ownConversation } from '@/server/auth/right';
import { route, type Route } from '@/server/http/defineRoute';
import { HttpError } from '@/server/errors/httpError';
import { createTokenBuckets } from '@/server/limits/tokenBucket';
import type { Parts } from '@/server/parts';
import type { ConversationsService } from '@/server/services/conversations/conversations';
import type { SendingService } from '@/server/services/conversations/sending';
import { conversationsText } from '@/server/text/conversations';

/** Faster than anybody types: a client above this limit is faulty or abusive. */
export const SEND_LIMIT = { burst: 20, perMinute: 60 };

interface Services {
  conversations: ConversationsService;
  sending: SendingService;
}

export function conversationRoutes(
  { clock }: Pick<Parts, 'clock'>,
  { conversations, sending }: Services,
): Route[] {
  const sends = createTokenBuckets(clock, SEND_LIMIT);
  return [
    route(listConversations, {
      right: 'signedIn',
      handler: async ({ person }) => complete(await conversations.list(person)),
    }),
    route(getConversation, {
      right: ownConversation('id'),
      handler: async ({ person, params, query }) => {
        const page = await conversations.page(person, params.id, query);
        return { ...page, messages: complete(page.messages) };
      },
    }),
    route(markRead, {
      right: ownConversation('id'),
      handler: async ({ person, params }) => {
        await conversations.markRead(person, params.id);
        return { success: true, message: null };
      },
    }),
    route(sendMessage, {
      right: ownConversation('id'),
      handler: async ({ person, params, body, header }) => {
        const idempotencyKey = readKey(header(IDEMPOTENCY_HEADER));
        const wait = sends.take(person.id);
        if (wait > 0) {
          throw new HttpError(429, conversationsText.tooManyMessages, Math.ceil(wait / 1000));
        }
        const request = { chatId: params.id, body: body.message, idempotencyKey };
        return { success: true, message: await sending.send(person, request) };
      },
    }),
  ];
}

/** Wraps one of our own lists, which has no rejected items. */
function complete<T>(items: T[]): { items: T[]; rejected: string[] } {
  return { items, rejected: [] };
}

/** @throws HttpError 400 for a key that is not a UUID. */
function readKey(value: string | undefined): string | null {
  if (value === undefined) return null;
  const result = v.safeParse(idempotencyKeySchema, value);
  if (!result.success) throw new HttpError(400, conversationsText.badKey);
  return result.output;
}
