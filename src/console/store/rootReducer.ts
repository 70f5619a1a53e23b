import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { agentsApi } from '@/console/api/agents';
import { statusApi } from '@/console/api/status';
import { api } from '@/console/api/api';
import type { CallMeta } from '@/console/api/callBaseQuery';
import { clientesApi } from '@/console/api/clientes';
import { conversationsApi } from '@/console/api/conversations';
import { positionNow } from '@/console/api/streamPosition';
import {
  attentionReducer,
  selectIsWatched,
  selectKeeping,
} from '@/console/entities/attention/attentionSlice';
import { clientsReducer } from '@/console/entities/clients/clientsSlice';
import {
  connectionReducer,
  gapFound,
  rightsChanged,
  snapshotRefused,
} from '@/console/entities/connection/connectionSlice';
import { conversationsReducer } from '@/console/entities/conversations/conversationsReducer';
import { couponLinksReducer } from '@/console/entities/couponLinks/couponLinksSlice';
import { draftsReducer } from '@/console/entities/drafts/draftsSlice';
import { withContext, type ActionContext } from '@/console/entities/events/context';
import { isHeard, realtime } from '@/console/entities/events/realtimeActions';
import { holds } from '@/console/entities/messages/mergeMessages';
import { messagesReducer } from '@/console/entities/messages/messagesReducer';
import { selectMessages } from '@/console/entities/messages/messagesSelectors';
import { offersReducer } from '@/console/entities/offers/offersSlice';
import { outboxReducer } from '@/console/entities/outbox/outboxSlice';
import { preferencesReducer } from '@/console/entities/preferences/preferencesSlice';
import { sessionReducer, signedOut } from '@/console/entities/session/sessionSlice';
// Every endpoint is defined before its first action: a replayed one may belong to a screen that was not loaded yet.
import '@/console/api/attendance';
import '@/console/api/dashboard';
import '@/console/api/offers';
import '@/console/api/purchase';
import '@/console/api/users';
import '@/console/api/wipe';
import '@/console/api/auth';
import '@/console/api/coupons';
import '@/console/api/pedidos';
import { letGoOf } from './retention';

const slices = combineReducers({
  [api.reducerPath]: api.reducer,
  session: sessionReducer,
  connection: connectionReducer,
  conversations: conversationsReducer,
  attention: attentionReducer,
  messages: messagesReducer,
  outbox: outboxReducer,
  drafts: draftsReducer,
  clients: clientsReducer,
  offers: offersReducer,
  couponLinks: couponLinksReducer,
  preferences: preferencesReducer,
});

export type RootState = ReturnType<typeof slices>;

const { getConversation, listConversations } = conversationsApi.endpoints;
const { getStatus } = statusApi.endpoints;
const { getEarnings, getStatistics } = agentsApi.endpoints;

/** What is true at a place in the stream and replaces what slices hold. */
function isSnapshot(action: UnknownAction): boolean {
  return [
    getConversation.matchFulfilled,
    listConversations.matchFulfilled,
    getStatus.matchFulfilled,
    clientesApi.endpoints.getCliente.matchFulfilled,
    getEarnings.matchFulfilled,
    getStatistics.matchFulfilled,
  ].some((matches) => matches(action));
}

interface Meta {
  baseQueryMeta?: CallMeta;
  arg?: { originalArgs?: unknown };
}

const metaOf = (action: UnknownAction): Meta | undefined => action['meta'] as Meta | undefined;

/** An event whose number is not above the last one heard: a repeat, or one that comes too late. */
function isOutdated(state: RootState, action: UnknownAction): boolean {
  if (!isHeard(action) || !action.meta.numbered) return false;
  const { position } = action.meta;
  const now = positionNow(state);
  return position.streamId === now.streamId && position.seq <= now.seq;
}

/** A snapshot of a stream that is not ours (any more). */
function isForeign(state: RootState, action: UnknownAction): boolean {
  const asOf = metaOf(action)?.baseQueryMeta?.asOf;
  const { stream } = state.connection;
  return stream !== null && asOf !== undefined && asOf.streamId !== stream.streamId;
}

function chatIdOf(action: UnknownAction): string | null {
  if (realtime.newMessage.match(action) || realtime.clienteUpdated.match(action)) {
    return action.payload.chatId;
  }
  const args = metaOf(action)?.arg?.originalArgs as { chatId?: string } | undefined;
  return args?.chatId ?? null;
}

function contextFor(state: RootState, action: UnknownAction): ActionContext {
  const now = positionNow(state);
  const chatId = chatIdOf(action);
  const { user } = state.session;
  const heard = isHeard(action) ? action.meta : null;
  const answered = metaOf(action)?.baseQueryMeta?.asOf;
  const isOurs = state.connection.stream === null || answered?.streamId === now.streamId;
  return {
    userId: user?.id ?? null,
    isAdmin: user?.isAdmin ?? false,
    watched: chatId !== null && selectIsWatched(state, chatId),
    keeping: chatId === null ? 'all' : selectKeeping(state, chatId),
    held:
      realtime.newMessage.match(action) &&
      holds(selectMessages(state, action.payload.chatId), action.payload.message.id),
    resumed:
      realtime.authenticated.match(action) &&
      action.payload.resumed &&
      action.payload.streamId === now.streamId,
    asOf: heard?.position ?? (answered && isOurs ? answered : now),
    serverNow: (heard?.receivedAt ?? 0) + state.connection.serverOffsetMs,
  };
}

/** Actions whose judgement needs more than one slice. */
const needsContext = (action: UnknownAction) =>
  isHeard(action) || gapFound.match(action) || metaOf(action)?.baseQueryMeta !== undefined;

/**
 * Somebody was made an administrator, or is none any more: of what the other role was told nothing stays, and it is
 * read again. What they wrote and did not send is their own, and stays.
 */
function withRightsOf(before: RootState, after: RootState): RootState {
  const [was, is] = [before.session.user, after.session.user];
  if (was?.id !== is?.id || was?.isAdmin === is?.isAdmin) return after;
  const { clients, conversations, messages, offers } = slices(undefined, rightsChanged());
  const connection = connectionReducer(after.connection, rightsChanged());
  return { ...after, clients, connection, conversations, messages, offers };
}

/**
 * The one reducer. Beyond handing each action to the slices it holds what concerns all of them:
 * signing out empties everything but the preferences; the gate lets no event through twice or too
 * late (an outdated one changes nothing at all); a snapshot of another stream is refused and asked
 * for anew; other rights than before empty what they were for; and what is known of a chat goes when the
 * chat goes, or is not needed for now.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (state === undefined) return slices(undefined, action);
  if (signedOut.match(action)) {
    const { api: calls, preferences } = state;
    return { ...slices(undefined, action), api: calls, preferences };
  }
  if (isOutdated(state, action)) return state;
  if (isSnapshot(action) && isForeign(state, action)) {
    return {
      ...state,
      api: api.reducer(state.api, action),
      connection: connectionReducer(state.connection, snapshotRefused()),
      messages: messagesReducer(state.messages, snapshotRefused()),
    };
  }
  const known = needsContext(action) ? withContext(action, contextFor(state, action)) : action;
  return withRightsOf(state, letGoOf(state, slices(state, known)));
}
