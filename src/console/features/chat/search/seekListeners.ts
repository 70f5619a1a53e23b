import { isAnyOf } from '@reduxjs/toolkit';
import {
  chatClosed,
  chatOpened,
  messageSought,
  selectOpenChatId,
  selectSought,
  soughtLeft,
} from '@/console/entities/attention/attentionSlice';
import {
  selectHasOldest,
  selectHoldsMessage,
  selectNewestStatus,
  selectOlderStatus,
} from '@/console/entities/messages/messagesSelectors';
import type { StartAppListening } from '@/console/store/listening';
import { selectText } from '@/console/shared/text/useText';
import type { RootState } from '@/console/store/types';
import { readOlder } from '../reading/openChat';

/** As many older messages at a time as hosts give: who looks for one far above waits for few answers. */
const SEEK_PAGE = 200;

/**
 * Reads the older messages of the open chat until the one that is sought is among those held (behaviour: chat-search).
 * The list scrolls there by itself. It ends when another is sought, or the chat is left.
 */
export function addSeekListeners(start: StartAppListening): void {
  start({
    matcher: isAnyOf(messageSought, chatOpened, chatClosed),
    effect: async (_action, listener) => {
      listener.cancelActiveListeners();
      const { condition, dispatch, extra, getState, throwIfCancelled } = listener;
      const sought = selectSought(getState());
      if (sought === null) return;
      const { chatId, messageId } = sought;
      const until = async (isSo: (state: RootState) => boolean) => {
        if (!isSo(getState())) await condition((_next, now) => isSo(now));
        throwIfCancelled();
      };
      // The address decides which chat is open, so it may follow a moment later.
      await until((now) => selectOpenChatId(now) === chatId);
      await until((now) => selectNewestStatus(now, chatId) === 'ready');
      for (;;) {
        // The reader, or the search before this one, may just be reading what is sought.
        await until((now) => selectOlderStatus(now, chatId) !== 'loading');
        if (selectHoldsMessage(getState(), chatId, messageId)) return;
        const isGone = selectHasOldest(getState(), chatId);
        const hasRead = !isGone && (await dispatch(readOlder(chatId, SEEK_PAGE)));
        // Another may be sought by now, or the chat left: a read is not ended by that.
        throwIfCancelled();
        if (hasRead) continue;
        dispatch(soughtLeft());
        const text = selectText(getState()).notices[isGone ? 'soughtGone' : 'soughtFailed'];
        extra.notifier.notify({ variant: isGone ? 'info' : 'error', text, key: 'sought' });
        return;
      }
    },
  });
}
