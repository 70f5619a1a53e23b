import type { UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import { isApiError } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import type { CallMeta } from '@/console/api/callBaseQuery';
import { isAfter } from '@/console/api/streamPosition';
import { usersApi } from '@/console/api/users';
import type { Context } from '@/console/entities/events/context';
import { PUSHED, SNAPSHOTS, type NewerBy } from './pushed';

/** The `meta` of RTK Query's actions, as far as we use it. */
export interface CallActionMeta {
  requestId: string;
  requestStatus: 'pending' | 'fulfilled' | 'rejected';
  arg: { endpointName: string; originalArgs: unknown };
  /** The stream position at which the response is true; absent until there is a response. */
  baseQueryMeta?: CallMeta;
}

/** @returns the `meta` of a call's action; for any other action, whatever its `meta` is. */
export const metaOf = (action: UnknownAction): Partial<CallActionMeta> | undefined =>
  action['meta'] as Partial<CallActionMeta> | undefined;

/** A snapshot request that has no response yet. */
interface Ask {
  readonly requestId: string;
  /** The position of the response to a later request for the same, if there is one already. */
  readonly overtakenAt: StreamPosition | null;
}

/** The pending snapshot requests, by what they ask for; for each key the oldest request comes first. */
export type Asks = Readonly<Record<string, readonly Ask[]>>;

export const NO_ASKS: Asks = {};

/** The start or the end of a snapshot request. */
export interface Read extends CallActionMeta {
  /** Equal for two requests that ask for the same. */
  key: string;
  newerBy: NewerBy;
}

/** @returns what an action says about a snapshot request; null for every other action. */
export function readOf(action: UnknownAction): Read | null {
  const meta = metaOf(action);
  const newerBy = SNAPSHOTS.get(meta?.arg?.endpointName ?? '');
  if (newerBy === undefined) return null;
  const read = meta as CallActionMeta;
  return { ...read, newerBy, key: keyOf(read.arg) };
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

/** Forgets a request that ended without a response that counts. */
export function withoutAsk(asks: Asks, read: Read): Asks {
  const place = placeIn(asks, read);
  return place === -1 ? asks : withList(asks, read.key, (asks[read.key] ?? []).toSpliced(place, 1));
}

/** Records a response: it overtakes the requests that are older than its own. */
function answered(asks: Asks, read: Read): Asks {
  const list = asks[read.key] ?? [];
  const place = placeIn(asks, read);
  const later = list.slice(place + 1);
  const at = read.baseQueryMeta?.asOf;
  if (read.newerBy === 'asking' || at === undefined) return withList(asks, read.key, later);
  const earlier = list.slice(0, place).map((ask) => ({ ...ask, overtakenAt: at }));
  return withList(asks, read.key, [...earlier, ...later]);
}

/**
 * Decides whether the slices may ignore the end of a request (wire: asked-later, stale-answer), so that no slice has
 * to decide it. The end does not count in three cases:
 * - The request is not known: its person has signed out, has other rights, or has saved something since.
 * - The response is overtaken: a later request has its response, and this one is not true at a later position.
 * - The failure does not matter: a later request is pending or has its response, or the token is another by now.
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

/** The signed-in person saved their own account, so a profile requested before that is out of date. */
const isOwnSaved = (action: UnknownAction, userId: string | null) =>
  authApi.endpoints.updateProfile.matchFulfilled(action) ||
  (usersApi.endpoints.updateUser.matchFulfilled(action) && action.payload.user?.id === userId);

/** Follows snapshot requests from the request to the response that counts. */
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
      // This was the latest request, so its failure is the current state: a response to an older one must not hide it.
      return withList(asks, read.key, []);
  }
}
