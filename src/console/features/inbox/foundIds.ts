import { createSelector } from '@reduxjs/toolkit';
import {
  selectConversationIds,
  selectConversations,
} from '@/console/entities/conversations/conversationsSelectors';
import type { RootState } from '@/console/store/types';
import { conversationMatcher } from '@/domain/search';

/** Selects the ids of the conversations that match the search, in the list's order; without a search, all of them. */
export const selectFoundIds: (state: RootState, query: string) => readonly string[] =
  createSelector(
    [
      selectConversationIds,
      (state: RootState, query: string) =>
        query.trim() === '' ? null : selectConversations(state),
      (_state: RootState, query: string) => query,
    ],
    (ids, conversations, query) => {
      if (conversations === null) return ids;
      const matches = conversationMatcher(query);
      const found = new Set(conversations.filter(matches).map(({ id }) => id));
      return ids.filter((id) => found.has(id));
    },
  );
