import { searchMessages } from '@/contract/rest/search';
import { answerOf, api, type Answer } from './api';

/** What is looked for in messages. */
export interface MessageSearch {
  text: string;
  /** Only in this chat; absent: in all that the person may read. */
  chatId?: string;
  limit: number;
}

export const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The messages that contain a text, the newest first (wire: search-messages). */
    searchMessages: build.query<Answer<'searchMessages'>, MessageSearch>({
      query: ({ text, chatId, limit }) => ({
        call: searchMessages,
        query: { q: text, chatId, limite: limit.toString() },
      }),
      responseSchema: answerOf(searchMessages),
      // What was written since is found by whoever looks again.
      keepUnusedDataFor: 0,
    }),
  }),
});
