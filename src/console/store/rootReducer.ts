import type { UnknownAction } from '@reduxjs/toolkit';
import { positionNow } from '@/console/api/streamPosition';
import { connectionReducer, snapshotRefused } from '@/console/entities/connection/connectionSlice';
import { isHeard } from '@/console/entities/events/realtimeActions';
import { messagesReducer } from '@/console/entities/messages/messagesReducer';
import { signedOut } from '@/console/entities/session/entrySession';
import type { EntryState } from './entry';
import { isPassedOver, readOf, withoutAsk, type Read } from './asks';
import { contextFor, NOTHING_KNOWN } from './context';
import { letGoOf } from './retention';
import { EMPTY, reduceSlices, type RootState } from './slices';

export type { RootState };

/** @returns whether this is an event whose number is not above the last one received. */
function isRepeated(state: RootState, action: UnknownAction): boolean {
  if (!isHeard(action) || !action.meta.numbered) return false;
  const { position } = action.meta;
  const now = positionNow(state);
  return position.streamId === now.streamId && position.seq <= now.seq;
}

/** @returns whether this is the response of a snapshot that belongs to another stream. */
function isForeign({ connection: { stream } }: RootState, read: Read): boolean {
  const { asOf } = read.baseQueryMeta ?? {};
  const isPlaced = read.requestStatus === 'fulfilled' && read.newerBy === 'position';
  return isPlaced && stream !== null && asOf !== undefined && asOf.streamId !== stream.streamId;
}

/** Signing out empties everything but the preferences. A listener empties RTK Query's cache. */
function emptied(state: RootState, action: UnknownAction): RootState {
  const { api, preferences } = state;
  return { ...reduceSlices(EMPTY, action, NOTHING_KNOWN), api, preferences };
}

/** The request ended in a way that does not count (asks.ts). */
function passedOver(state: RootState, read: Read): RootState {
  const asks = withoutAsk(state.asks, read);
  return asks === state.asks ? state : { ...state, asks };
}

/** The snapshot is dropped, and will be requested again (wire: foreign-snapshot). */
function refused(state: RootState, read: Read): RootState {
  const told = snapshotRefused();
  const context = contextFor(state, told);
  const connection = connectionReducer(state.connection, told, context);
  const messages = messagesReducer(state.messages, told, context);
  return { ...passedOver(state, read), connection, messages };
}

/** @returns the state with every slice. Before the desk is open it has only the entry's. */
const whole = (state: RootState | EntryState = EMPTY): RootState =>
  'conversations' in state ? state : { ...EMPTY, ...state };

/**
 * The one reducer. It hands each action to the slices, together with what they need to know of each other, and it holds
 * the rules that concern all of them. Signing out empties everything but the preferences. The gate lets each event and
 * each response count once, judged by the state before the action, so a replayed action is judged the same. Retention
 * removes what is not needed any more.
 */
export function rootReducer(
  before: RootState | EntryState | undefined,
  action: UnknownAction,
): RootState {
  const state = whole(before);
  if (signedOut.match(action)) return emptied(state, action);
  // The gate (wire: gate): a repeated or late event changes nothing at all.
  if (isRepeated(state, action)) return state;
  const read = readOf(action);
  if (read && isPassedOver(state.asks, read, action)) return passedOver(state, read);
  if (read && isForeign(state, read)) return refused(state, read);
  return letGoOf(state, reduceSlices(state, action, contextFor(state, action)));
}
