import {
  addNote,
  getConversation,
  listConversations,
  markRead,
  sendMessage,
} from '@/contract/rest/conversations';
import { answerOf, api, type Answer, type NoArg } from './api';
import { onePage } from './onePage';

/** Slices own the conversations. These calls only transport them and cache nothing. */
export const conversationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listConversations: build.mutation<Answer<'listConversations'>, NoArg>({
      query: () => ({ call: listConversations }),
      responseSchema: answerOf(listConversations),
    }),
    /** Reads a page of messages: the newest, or those before the message `before`. */
    getConversation: build.mutation<
      Answer<'getConversation'>,
      { chatId: string; before?: string; limit?: number }
    >({
      query: ({ chatId, before, limit }) => ({
        call: getConversation,
        params: { id: chatId },
        query: { before, limit: limit?.toString() },
      }),
      // Cut the response before the schema runs, so that only one page is parsed.
      transformResponse: (answer: unknown, _meta, { before }) =>
        onePage(answer, before) as Answer<'getConversation'>,
      responseSchema: answerOf(getConversation),
    }),
    markRead: build.mutation<Answer<'markRead'>, { chatId: string }>({
      query: ({ chatId }) => ({ call: markRead, params: { id: chatId } }),
      responseSchema: answerOf(markRead),
    }),
    /** @param key the message's Idempotency-Key, the same for every retry. */
    sendMessage: build.mutation<
      Answer<'sendMessage'>,
      { chatId: string; text: string; key: string }
    >({
      query: ({ chatId, text, key }) => ({
        call: sendMessage,
        params: { id: chatId },
        body: { message: text },
        idempotencyKey: key,
      }),
      responseSchema: answerOf(sendMessage),
    }),
    /** @param key the note's Idempotency-Key, the same for every attempt. */
    addNote: build.mutation<Answer<'addNote'>, { chatId: string; text: string; key: string }>({
      query: ({ chatId, text, key }) => ({
        call: addNote,
        params: { id: chatId },
        body: { texto: text },
        idempotencyKey: key,
      }),
      responseSchema: answerOf(addNote),
    }),
  }),
});
