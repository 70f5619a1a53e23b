import { conversationsApi } from '@/console/api/conversations';
import { selectIsWatched, selectOpenChatId } from '@/console/entities/attention/attentionSlice';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { StartReacting } from '@/console/store/reactions';
import type { AppThunk } from '@/console/store/types';

/** A chat in which messages arrive is marked read at most once in this many ms (behaviour: chat-read). */
const MARK_READ_EVERY_MS = 3_000;

/**
 * Marks the open chat as read for as long as it is looked at. When that ends, what is still due is done at once: what came
 * last was seen, too.
 *
 * @returns a thunk creator: the open chat is to be marked read, at once or when its next time has come
 */
export function createReader(react: StartReacting): () => AppThunk {
  let last: { chatId: string; at: number } | null = null;
  let due: { chatId: string; userId: string | null; cancel: () => void } | null = null;

  const send: AppThunk = (dispatch, getState, { clock }) => {
    if (due === null) return;
    const { chatId, userId, cancel } = due;
    cancel();
    due = null;
    if (selectUserId(getState()) !== userId || !selectConversation(getState(), chatId)) return;
    last = { chatId, at: clock.now() };
    void dispatch(conversationsApi.endpoints.markRead.initiate({ chatId }, { track: false }));
  };

  const sendIfWatched: AppThunk = (dispatch, getState) => {
    if (due !== null && selectIsWatched(getState(), due.chatId)) dispatch(send);
    else due = null;
  };

  react((_action, { dispatch, getState, before }) => {
    if (due === null || !selectIsWatched(before, due.chatId)) return;
    if (!selectIsWatched(getState(), due.chatId)) dispatch(send);
  });

  return () =>
    (dispatch, getState, { clock }) => {
      const chatId = selectOpenChatId(getState());
      if (chatId === null || due?.chatId === chatId) return;
      due?.cancel();
      const waitMs =
        last?.chatId === chatId ? Math.max(0, last.at + MARK_READ_EVERY_MS - clock.now()) : 0;
      const cancel = clock.setTimeout(() => dispatch(sendIfWatched), waitMs);
      due = { chatId, userId: selectUserId(getState()), cancel };
    };
}
