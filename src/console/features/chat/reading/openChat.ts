import {
  chatClosed,
  chatOpened,
  selectOpenChatId,
} from '@/console/entities/attention/attentionSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectOldestId, selectOlderStatus } from '@/console/entities/messages/messagesSelectors';
import { readMessages } from '@/console/shared/rereads/readNow';
import type { AppThunk } from '@/console/store/types';

/**
 * Sets which chat is open, as the address says or is about to say (behaviour: route-chat). Listeners then load it and mark
 * it as read.
 */
export const followOpenChat =
  (chatId: string | null): AppThunk =>
  (dispatch, getState) => {
    const open = selectOpenChatId(getState());
    if (open === chatId) return;
    if (open !== null) dispatch(chatClosed({ chatId: open }));
    if (chatId === null) return;
    const unreadCount = selectConversation(getState(), chatId)?.unreadCount ?? null;
    dispatch(chatOpened({ chatId, unreadCount }));
  };

/**
 * Reads the page of messages before those held. Does nothing while such a read is under way.
 *
 * @param limit how many messages are read, where not a page of the usual length
 * @returns whether the host answered
 */
export const readOlder =
  (chatId: string, limit?: number): AppThunk<Promise<boolean>> =>
  async (dispatch, getState) => {
    const before = selectOldestId(getState(), chatId);
    if (before === null || selectOlderStatus(getState(), chatId) === 'loading') return false;
    return dispatch(readMessages(chatId, before, limit));
  };
