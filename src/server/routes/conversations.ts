import {
  addNote,
  getConversation,
  IDEMPOTENCY_HEADER,
  listConversations,
  markRead,
  sendMessage,
} from '@/contract/rest/conversations';
import { searchMessages } from '@/contract/rest/search';
import { ownConversation, type Person } from '@/server/auth/right';
import { complete } from '@/server/http/complete';
import { route, type Route } from '@/server/http/defineRoute';
import { readKey } from '@/server/http/idempotencyKey';
import { HttpError } from '@/server/errors/httpError';
import { createTokenBuckets } from '@/server/limits/tokenBucket';
import type { Parts } from '@/server/parts';
import type { ConversationsService } from '@/server/services/conversations/conversations';
import type { MessageSearchService } from '@/server/services/conversations/messageSearch';
import type { NotesService } from '@/server/services/conversations/notes';
import type { SendingService } from '@/server/services/conversations/sending';
import { conversationsText } from '@/server/text/conversations';

/** For messages and notes together. Faster than anybody types: a client above this limit is faulty or abusive. */
export const SEND_LIMIT = { burst: 20, perMinute: 60 };

interface Services {
  conversations: ConversationsService;
  messageSearch: MessageSearchService;
  notes: NotesService;
  sending: SendingService;
}

export function conversationRoutes(
  { clock }: Pick<Parts, 'clock'>,
  { conversations, messageSearch, notes, sending }: Services,
): Route[] {
  const sends = createTokenBuckets(clock, SEND_LIMIT);
  /** @throws HttpError 429 past the limit. */
  function takeSend({ id }: Person): void {
    const wait = sends.take(id);
    if (wait === 0) return;
    throw new HttpError(429, conversationsText.tooManyMessages, Math.ceil(wait / 1000));
  }
  return [
    route(listConversations, {
      right: 'signedIn',
      handler: async ({ person }) => complete(await conversations.list(person)),
    }),
    route(getConversation, {
      right: ownConversation('id'),
      handler: async ({ person, params, query }) => {
        const page = await conversations.page(person, params.id, query);
        return { ...page, messages: complete(page.messages), notas: complete(page.notas) };
      },
    }),
    route(searchMessages, {
      right: 'signedIn',
      handler: async ({ person, query }) => {
        const { q: text, chatId, antes: before, limite: limit } = query;
        const { items, hasMore } = await messageSearch.find(person, {
          text,
          chatId,
          before,
          limit,
        });
        return { mensagens: complete(items), temMais: hasMore };
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
        takeSend(person);
        const request = { chatId: params.id, body: body.message, idempotencyKey };
        return { success: true, message: await sending.send(person, request) };
      },
    }),
    route(addNote, {
      right: ownConversation('id'),
      handler: async ({ person, params, body, header }) => {
        const idempotencyKey = readKey(header(IDEMPOTENCY_HEADER));
        takeSend(person);
        const request = { chatId: params.id, texto: body.texto.trim(), idempotencyKey };
        return { success: true, nota: await notes.add(person, request) };
      },
    }),
  ];
}
