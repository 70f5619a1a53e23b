import type { UnknownAction } from '@reduxjs/toolkit';
import { LOCAL_STREAM, positionNow } from '@/console/api/streamPosition';
import { selectIsWatched, selectKeeping } from '@/console/entities/attention/attentionSlice';
import type { ActionContext } from '@/console/entities/events/context';
import {
  chatIdOf,
  isHeard,
  isRealtimeAction,
  realtime,
} from '@/console/entities/events/realtimeActions';
import { isNewMessage, selectNewestStatus } from '@/console/entities/messages/messagesSelectors';
import { metaOf } from './asks';
import { chatOfCall } from './chatOfCall';
import type { RootState } from './slices';

/** The context of an empty console: nobody is signed in, and no event was received. */
export const NOTHING_KNOWN: ActionContext = {
  userId: null,
  isAdmin: false,
  watched: false,
  opening: false,
  keeping: 'all',
  isNew: false,
  resumed: false,
  asOf: { streamId: LOCAL_STREAM, seq: 0 },
  serverNow: 0,
};

/** @returns the chat that an event or a call is about */
function chatOf(action: UnknownAction): string | null {
  if (isRealtimeAction(action)) return chatIdOf(action);
  const call = metaOf(action)?.arg;
  return call === undefined ? null : chatOfCall(call);
}

/** Collects what slices need to know of each other to reduce an action. @param state the state before the action */
export function contextFor(state: RootState, action: UnknownAction): ActionContext {
  const now = positionNow(state);
  const chatId = chatOf(action);
  const { user } = state.session;
  const heard = isHeard(action) ? action.meta : null;
  const answered = metaOf(action)?.baseQueryMeta?.asOf;
  const isOurs = state.connection.stream === null || answered?.streamId === now.streamId;
  const watched = chatId !== null && selectIsWatched(state, chatId);
  return {
    userId: user?.id ?? null,
    isAdmin: user?.isAdmin ?? false,
    watched,
    opening: watched && selectNewestStatus(state, chatId) !== 'ready',
    keeping: chatId === null ? 'all' : selectKeeping(state, chatId),
    isNew: isNewMessage(state, action),
    resumed:
      realtime.authenticated.match(action) &&
      action.payload.resumed &&
      action.payload.streamId === now.streamId,
    asOf: heard?.position ?? (answered && isOurs ? answered : now),
    serverNow: (heard?.receivedAt ?? 0) + state.connection.serverOffsetMs,
  };
}
