import {
  createQuickReply,
  deleteQuickReply,
  listQuickReplies,
  updateQuickReply,
} from '@/contract/rest/quickReplies';
import { answerOf, api, type Answer, type NoArg } from './api';
import { outdates } from './outdates';

/** What a person types of a reply. */
export interface QuickReplyEntry {
  atalho: string;
  texto: string;
}

/** How long the list is kept after its last reader, in s: a shift, so that the menu shows it at once and re-reads it. */
const KEPT_S = 12 * 60 * 60;

export const quickRepliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listQuickReplies: build.query<Answer<'listQuickReplies'>, NoArg>({
      query: () => ({ call: listQuickReplies }),
      responseSchema: answerOf(listQuickReplies),
      providesTags: ['QuickReplies'],
      keepUnusedDataFor: KEPT_S,
    }),
    createQuickReply: build.mutation<
      Answer<'createQuickReply'>,
      { reply: QuickReplyEntry & { daEquipe: boolean } }
    >({
      query: ({ reply }) => ({ call: createQuickReply, body: reply }),
      responseSchema: answerOf(createQuickReply),
      onQueryStarted: outdates('QuickReplies'),
    }),
    updateQuickReply: build.mutation<
      Answer<'updateQuickReply'>,
      { id: string; reply: QuickReplyEntry }
    >({
      query: ({ id, reply }) => ({ call: updateQuickReply, params: { id }, body: reply }),
      responseSchema: answerOf(updateQuickReply),
      onQueryStarted: outdates('QuickReplies'),
    }),
    deleteQuickReply: build.mutation<Answer<'deleteQuickReply'>, { id: string }>({
      query: ({ id }) => ({ call: deleteQuickReply, params: { id } }),
      responseSchema: answerOf(deleteQuickReply),
      onQueryStarted: outdates('QuickReplies'),
    }),
  }),
});
