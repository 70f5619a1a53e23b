import type { UnknownAction } from '@reduxjs/toolkit';
import {
  chatOpened,
  selectIsWatched,
  selectOpenChatId,
} from '@/console/entities/attention/attentionSlice';
import {
  chatLeft,
  selectConversation,
  selectIsGroup,
} from '@/console/entities/conversations/conversationsSelectors';
import { realtime } from '@/console/entities/events/realtimeActions';
import { isNewMessage } from '@/console/entities/messages/messagesSelectors';
import {
  selectHasOldest,
  selectOldestId,
  selectOlderStatus,
} from '@/console/entities/messages/messagesSelectors';
import { selectUserId } from '@/console/entities/session/sessionSelectors';
import type { StartAppListening } from '@/console/store/listening';
import type { StartReacting } from '@/console/store/reactions';
import { playSound } from '@/console/shared/notices/playSound';
import { readCliente, readMessages } from '@/console/shared/rereads/readNow';
import type { RootState } from '@/console/store/types';
import { createReader } from './markRead';
import { readOlder } from './openChat';
import { addReadAheadListeners, heldOfOpened } from './readAhead';
import { addTellingTogether } from './tellTogether';

/** A dropped request for older messages is repeated at most this often: a host may fail it for ever. */
const OLDER_AGAIN = 3;

/** @returns the id of the open chat if this action brought it into the list, else null. */
function openChatBecameKnown(now: RootState, before: RootState): string | null {
  const chatId = selectOpenChatId(now);
  if (chatId === null || selectConversation(now, chatId) === null) return null;
  const wasKnown =
    selectOpenChatId(before) === chatId && selectConversation(before, chatId) !== null;
  return wasKnown ? null : chatId;
}

/** @returns the id of the chat on screen if the list counts unread messages in it, else null. */
function seenUnread(state: RootState): string | null {
  const chatId = selectOpenChatId(state);
  if (chatId === null || !selectIsWatched(state, chatId)) return null;
  return (selectConversation(state, chatId)?.unreadCount ?? 0) > 0 ? chatId : null;
}

/**
 * @returns the id of the open chat if its read of older messages was just dropped, without a result and without an
 * error, else null.
 */
function olderGivenUp(now: RootState, before: RootState): string | null {
  const chatId = selectOpenChatId(now);
  if (chatId === null || selectHasOldest(now, chatId)) return null;
  const isGivenUp =
    selectOlderStatus(before, chatId) === 'loading' &&
    selectOlderStatus(now, chatId) === 'idle' &&
    selectOldestId(before, chatId) === selectOldestId(now, chatId);
  return isGivenUp ? chatId : null;
}

/** @returns whether this action took the open chat away from the person who is signed in. */
function openChatTaken(action: UnknownAction, now: RootState, before: RootState): boolean {
  const chatId = selectOpenChatId(now);
  if (chatId === null || selectUserId(now) === null) return false;
  // A wipe takes a chat too that the list never held. A repeated event changes nothing.
  const isWiped = realtime.dadosLimpos.match(action) && now !== before;
  return isWiped || chatLeft(chatId, now, before);
}

/** Listeners that load an opened chat, mark it as read and play the sound of new messages. */
export function addReadingListeners(start: StartAppListening, react: StartReacting): void {
  const markRead = createReader(react);

  start({
    actionCreator: chatOpened,
    effect: ({ payload: { chatId } }, { dispatch, getOriginalState }) => {
      if (!heldOfOpened(getOriginalState(), chatId).messages) void dispatch(readMessages(chatId));
    },
  });
  addReadAheadListeners(start);
  addTellingTogether(react);

  start({
    predicate: (_action, now, before) => openChatBecameKnown(now, before) !== null,
    effect: (_action, { dispatch, getOriginalState, getState }) => {
      const before = getOriginalState();
      const chatId = selectOpenChatId(getState());
      if (chatId === null) return;
      dispatch(markRead());
      if (!selectIsGroup(getState(), chatId) && !heldOfOpened(before, chatId).cliente) {
        void dispatch(readCliente(chatId));
      }
    },
  });

  const again = { before: '', times: 0 };
  start({
    predicate: (_action, now, before) => olderGivenUp(now, before) !== null,
    effect: (_action, { dispatch, getState }) => {
      const chatId = selectOpenChatId(getState());
      const before = chatId === null ? null : selectOldestId(getState(), chatId);
      if (chatId === null || before === null) return;
      // The list asks only once when its start comes into view. Without a retry, a reader there would wait for ever.
      again.times = again.before === before ? again.times + 1 : 1;
      again.before = before;
      if (again.times <= OLDER_AGAIN) void dispatch(readOlder(chatId));
    },
  });

  start({
    predicate: (_action, now, before) =>
      seenUnread(now) !== null && seenUnread(before) !== seenUnread(now),
    effect: (_action, { dispatch }) => dispatch(markRead()),
  });

  react((action, { dispatch, getState, before }) => {
    if (!realtime.newMessage.match(action) || action.payload.message.fromMe) return;
    // The gate drops what is a repeat or too late: then nothing changed.
    if (getState() === before || !isNewMessage(before, action)) return;
    dispatch(playSound('notification'));
    if (selectIsWatched(getState(), action.payload.chatId)) dispatch(markRead());
  });

  start({
    predicate: openChatTaken,
    // The address holds which chat is open (behaviour: route-chat), so it must change too.
    effect: (_action, { extra }) => extra.navigator.go('/dashboard', { replace: true }),
  });
}
