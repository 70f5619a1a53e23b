import type { Conversation } from '@/contract/entities/conversation';
import type { StreamPosition } from '@/contract/events';
import { isAfter, isAtLeast } from '@/console/api/streamPosition';
import { asHeld, listAsHeld } from '@/console/lib/asHeld';
import { placeOf } from '@/console/lib/table';

/** A conversation, and how recent the knowledge of it is: null is as old as the list. */
export interface Held {
  readonly conversation: Conversation;
  readonly knownAt: StreamPosition | null;
}

/**
 * The conversations, each once, and how recent the knowledge of each is.
 *
 * Plain functions from state to state over two arrays, without Immer and without a record by id: an
 * event touches one of a thousand entities, and a copy of a record of a thousand keys costs it twenty
 * times what a copy of an array does (behaviour: retention-budget).
 */
export interface ConversationsState {
  readonly ids: readonly string[];
  /** In the order of `ids`. */
  readonly entries: readonly Held[];
  /** Where each removed one was removed, so that an older snapshot does not bring it back. */
  readonly tombstones: Readonly<Record<string, StreamPosition>>;
  readonly listAsOf: StreamPosition | null;
  readonly list: 'unknown' | 'loading' | 'ready' | 'failed';
}

export const initialConversations: ConversationsState = {
  ids: [],
  entries: [],
  tombstones: {},
  listAsOf: null,
  list: 'unknown',
};

function entryOf({ entries, ids }: ConversationsState, id: string): Held | undefined {
  const index = placeOf(ids, id);
  return index === undefined ? undefined : entries[index];
}

/** The conversation of that id, if it is held. */
export function heldOf(state: ConversationsState, id: string): Conversation | undefined {
  return entryOf(state, id)?.conversation;
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, key)) return record;
  const rest = { ...record };
  Reflect.deleteProperty(rest, key);
  return rest;
}

/** How recent the knowledge of a chat is, be it held or removed. */
function knownPosition(state: ConversationsState, id: string): StreamPosition | undefined {
  return entryOf(state, id)?.knownAt ?? state.tombstones[id] ?? state.listAsOf ?? undefined;
}

/** True when an event at `position` says something new about a chat. */
export function isNewsOf(state: ConversationsState, id: string, position: StreamPosition): boolean {
  return isAfter(position, knownPosition(state, id));
}

/** Holds `conversation` as it is known at `position`. */
export function put(
  state: ConversationsState,
  conversation: Conversation,
  position: StreamPosition | null,
): ConversationsState {
  const { id } = conversation;
  const entry = { conversation, knownAt: position };
  const index = placeOf(state.ids, id);
  if (index !== undefined) return { ...state, entries: state.entries.with(index, entry) };
  return {
    ...state,
    ids: [...state.ids, id],
    entries: [...state.entries, entry],
    tombstones: without(state.tombstones, id),
  };
}

/** Merges `change` into a chat that is held; another chat stays unknown. */
export function patch(
  state: ConversationsState,
  id: string,
  change: Partial<Conversation>,
  position: StreamPosition,
): ConversationsState {
  const held = heldOf(state, id);
  return held ? put(state, { ...held, ...change }, position) : state;
}

/** Changes what is held of a chat by what was done here; what the host says of it stays the judge. */
export function touch(
  state: ConversationsState,
  id: string,
  change: Partial<Conversation>,
): ConversationsState {
  const entry = entryOf(state, id);
  return entry ? put(state, { ...entry.conversation, ...change }, entry.knownAt) : state;
}

/** So many removals are remembered: no snapshot that is still under way is older than all of them. */
const TOMBSTONES = 200;

type Tombstones = ConversationsState['tombstones'];

/** Those with the highest numbers. */
function newest(tombstones: Tombstones): Tombstones {
  const entries = Object.entries(tombstones);
  if (entries.length <= TOMBSTONES) return tombstones;
  return Object.fromEntries(entries.sort(([, a], [, b]) => a.seq - b.seq).slice(-TOMBSTONES));
}

/** Removes a chat, and remembers where, held or not: a snapshot under way may still hold it. */
export function bury(
  state: ConversationsState,
  id: string,
  position: StreamPosition,
): ConversationsState {
  const tombstones = newest({ ...state.tombstones, [id]: position });
  const index = placeOf(state.ids, id);
  if (index === undefined) return { ...state, tombstones };
  return {
    ...state,
    ids: state.ids.toSpliced(index, 1),
    entries: state.entries.toSpliced(index, 1),
    tombstones,
  };
}

/** A conversation from an answer, true at `asOf`: it replaces what is not newer. */
export function putSnapshot(
  state: ConversationsState,
  conversation: Conversation,
  asOf: StreamPosition,
): ConversationsState {
  const { id } = conversation;
  const buried = state.tombstones[id];
  if (buried && !isAfter(asOf, buried)) return state;
  if (!isAtLeast(asOf, knownPosition(state, id))) return state;
  return put(state, asHeld(heldOf(state, id), conversation), asOf);
}

/**
 * The whole list as it is true at `asOf`. What an event changed or removed after that stays as the event
 * left it; what is missing from the list and was not touched since is gone (wire: snapshot-never-undoes).
 */
export function replaceList(
  state: ConversationsState,
  items: readonly Conversation[],
  asOf: StreamPosition,
): ConversationsState {
  if (!isAtLeast(asOf, state.listAsOf ?? undefined)) return state;
  const isNewer = (at: StreamPosition | null) => at !== null && !isAtLeast(asOf, at);
  const held = new Map<string, Held>();
  for (const conversation of items) {
    const { id } = conversation;
    const entry = entryOf(state, id);
    const buried = state.tombstones[id];
    if (buried && !isAfter(asOf, buried)) continue;
    held.set(
      id,
      entry && isNewer(entry.knownAt) ? entry : asHeld(entry, { conversation, knownAt: null }),
    );
  }
  for (const entry of state.entries) {
    const { id } = entry.conversation;
    if (!held.has(id) && isNewer(entry.knownAt)) held.set(id, entry);
  }
  const tombstones = Object.entries(state.tombstones).filter(([, at]) => isNewer(at));
  return {
    ids: listAsHeld(state.ids, [...held.keys()]),
    entries: listAsHeld(state.entries, [...held.values()]),
    tombstones: Object.fromEntries(tombstones),
    listAsOf: asOf,
    list: 'ready',
  };
}
