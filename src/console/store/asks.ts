import type { UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import { isApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { isAfter } from '@/console/api/streamPosition';
import { usersApi } from '@/console/api/users';
import type { Context } from '@/console/entities/events/context';
import { metaOf, type CallActionMeta } from './callMeta';
import { PUSHED, SNAPSHOTS, type Order } from './pushed';

/** A snapshot that was asked for and has not been answered. */
interface Ask {
  readonly requestId: string;
  /** Where one that was asked for later is true, if that was answered already. */
  readonly overtakenAt: StreamPosition | null;
}

/** The snapshots on their way, by what they are of; of each the one asked for first stands first. */
export type Asks = Readonly<Record<string, readonly Ask[]>>;

export const NO_ASKS: Asks = {};

/** The beginning or the end of a read of a snapshot. */
export interface Read extends CallActionMeta {
  /** What it is of: the same for two that ask the same. */
  key: string;
  orderedBy: Order;
}

/** What an action says of a snapshot's read; null for every other action. */
export function readOf(action: UnknownAction): Read | null {
  const meta = metaOf(action);
  const orderedBy = SNAPSHOTS.get(meta?.arg?.endpointName ?? '');
  if (orderedBy === undefined) return null;
  const read = meta as CallActionMeta;
  return { ...read, orderedBy, key: keyOf(read.arg) };
}

const keyOf = ({ endpointName, originalArgs }: CallActionMeta['arg']) =>
  originalArgs === undefined ? endpointName : `${endpointName} ${JSON.stringify(originalArgs)}`;

function withList(asks: Asks, key: string, list: readonly Ask[]): Asks {
  if (list.length > 0) return { ...asks, [key]: list };
  if (!Object.hasOwn(asks, key)) return asks;
  const rest = { ...asks };
  Reflect.deleteProperty(rest, key);
  return rest;
}

const placeIn = (asks: Asks, { key, requestId }: Read) =>
  asks[key]?.findIndex((ask) => ask.requestId === requestId) ?? -1;

/** The read has ended, and said nothing that counts. */
export function withoutAsk(asks: Asks, read: Read): Asks {
  const place = placeIn(asks, read);
  return place === -1 ? asks : withList(asks, read.key, (asks[read.key] ?? []).toSpliced(place, 1));
}

/** The read was answered: what was asked for before it is overtaken. */
function answered(asks: Asks, read: Read): Asks {
  const list = asks[read.key] ?? [];
  const place = placeIn(asks, read);
  const later = list.slice(place + 1);
  const at = read.baseQueryMeta?.asOf;
  if (read.orderedBy === 'asking' || at === undefined) return withList(asks, read.key, later);
  const earlier = list.slice(0, place).map((ask) => ({ ...ask, overtakenAt: at }));
  return withList(asks, read.key, [...earlier, ...later]);
}

/**
 * Says that a read's end has nothing for the slices (wire: asked-later, stale-answer), so that none of them need ask:
 * - it is nobody's: who asked has signed out, or has other rights, or saved something since;
 * - the answer is overtaken: one asked for later has come, and this one is not true at a later place;
 * - the failure is none: one asked for later has come or is under way, or the token is another by now.
 */
export function isPassedOver(asks: Asks, read: Read, action: UnknownAction): boolean {
  if (read.requestStatus === 'pending') return false;
  const list = asks[read.key] ?? [];
  const ask = list[placeIn(asks, read)];
  if (!ask) return true;
  if (read.requestStatus === 'rejected') {
    const fault = action['payload'];
    const isGivenUp = isApiError(fault) && fault.kind === 'aborted';
    return isGivenUp || ask.overtakenAt !== null || ask !== list.at(-1);
  }
  const at = read.baseQueryMeta?.asOf;
  return ask.overtakenAt !== null && at !== undefined && !isAfter(at, ask.overtakenAt);
}

/** What the signed-in person saved of themselves: a profile that was asked for before it tells of what was. */
const isOwnSaved = (action: UnknownAction, userId: string | null) =>
  authApi.endpoints.updateProfile.matchFulfilled(action) ||
  (usersApi.endpoints.updateUser.matchFulfilled(action) && action.payload.user?.id === userId);

/** Follows the reads of snapshots from the question to the answer that counts. */
export function asksReducer(
  asks: Asks = NO_ASKS,
  action: UnknownAction,
  { userId }: Context<'userId'>,
): Asks {
  if (isOwnSaved(action, userId)) return withList(asks, PUSHED.profile.snapshot, []);
  const read = readOf(action);
  if (read === null) return asks;
  switch (read.requestStatus) {
    case 'pending': {
      const ask = { requestId: read.requestId, overtakenAt: null };
      return withList(asks, read.key, [...(asks[read.key] ?? []), ask]);
    }
    case 'fulfilled':
      return answered(asks, read);
    case 'rejected':
      // It was asked for last, so it says what is so: an answer to an older question does not cover it up.
      return withList(asks, read.key, []);
  }
}
