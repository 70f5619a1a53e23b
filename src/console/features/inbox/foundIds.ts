import {
  selectConversationIds,
  selectConversations,
} from '@/console/entities/conversations/conversationsSelectors';
import { selectMatching } from '@/console/entities/conversations/listMarks';
import { selectListFilter } from '@/console/entities/attention/attentionSlice';
import type { RootState } from '@/console/store/types';
import { conversationMatcher } from '@/domain/search';
import { createSelector } from '@/console/lib/createSelector';

/**
 * Selects the ids of the conversations that match the search and are of the chosen filter, in the list's order; without
 * either, all of them.
 */
export const selectFoundIds: (state: RootState, query: string) => readonly string[] =
  createSelector(
    [
      selectConversationIds,
      (state: RootState, query: string) =>
        query.trim() === '' ? null : selectConversations(state),
      (state: RootState) => {
        const filter = selectListFilter(state);
        return filter === 'all' ? null : selectMatching(state, filter);
      },
      (_state: RootState, query: string) => query,
    ],
    (ids, conversations, ofFilter, query) => {
      const narrowed = ofFilter === null ? ids : ids.filter((id) => ofFilter.has(id));
      if (conversations === null) return narrowed;
      const matches = conversationMatcher(query);
      const found = new Set(conversations.filter(matches).map(({ id }) => id));
      return narrowed.filter((id) => found.has(id));
    },
  );

/**
 * Selects the ids that the list shows: those found, and the open chat at its usual place among them, for a search must
 * not hide what somebody is working on (behaviour: list-keeps-open).
 */
export const selectListedIds: (
  state: RootState,
  query: string,
  openId: string | null,
) => readonly string[] = createSelector(
  [
    (state: RootState, query: string) => selectFoundIds(state, query),
    selectConversationIds,
    (_state: RootState, _query: string, openId: string | null) => openId,
  ],
  (found, all, openId) => {
    if (openId === null || found === all || found.includes(openId) || !all.includes(openId)) {
      return found;
    }
    const shown = new Set(found).add(openId);
    return all.filter((id) => shown.has(id));
  },
);
