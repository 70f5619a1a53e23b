import type { Conversation } from '@/contract/entities/conversation';
import type { StreamPosition } from '@/contract/events';
import { isAfter, isAtLeast } from '@/console/api/streamPosition';
import { asHeld, listAsHeld } from '@/console/lib/asHeld';
import { placeOf, withId } from '@/console/lib/table';

/** A conversation with the position at which it is known; null means that it is as old as the list. */
export interface Held {
  readonly conversation: Conversation;
  readonly knownAt: StreamPosition | null;
}

/**
 * The conversations, each once, with the position of each.
 * These are plain functions from state to state over two arrays, without Immer and without a record by id: an event
 * changes one of a thousand entities, and copying a record of a thousand keys costs twenty times as much as copying an
 * array (behaviour: retention-budget).
 */
export interface ConversationsState {
  readonly ids: readonly string[];
  /** Parallel to `ids`. */
  readonly entries: readonly Held[];
  /** The position of each removal, so that an older snapshot does not bring the chat back. */
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

/** @returns the conversation with that id, if it is held. */
export function heldOf(state: ConversationsState, id: string): Conversation | undefined {
  return entryOf(state, id)?.conversation;
}

function without<T>(record: Readonly<Record<string, T>>, key: string): Readonly<Record<string, T>> {
  if (!Object.hasOwn(record, key)) return record;
  const rest = { ...record };
  Reflect.deleteProperty(rest, key);
  return rest;
}

/** @returns the position at which a chat is known, whether it is held or removed. */
function knownPosition(state: ConversationsState, id: string): StreamPosition | undefined {
  return entryOf(state, id)?.knownAt ?? state.tombstones[id] ?? state.listAsOf ?? undefined;
}

/** True when an event at `position` is newer than what is known of the chat. */
export function isNewerThanHeld(
  state: ConversationsState,
  id: string,
  position: StreamPosition,
): boolean {
  return isAfter(position, knownPosition(state, id));
}

/** Stores `conversation` as known at `position`. */
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
    ids: withId(state.ids, id),
    entries: [...state.entries, entry],
    tombstones: without(state.tombstones, id),
  };
}

/**
 * Merges `change` into a held chat, which stays the same object where that is nothing new: nothing that shows it is drawn.
 * An unknown chat stays unknown.
 */
export function patch(
  state: ConversationsState,
  id: string,
  change: Partial<Conversation>,
  position: StreamPosition,
): ConversationsState {
  const held = heldOf(state, id);
  return held ? put(state, asHeld(held, { ...held, ...change }), position) : state;
}

/** Changes a held chat because of a deed done here. Its position stays, so data from the host still overrides it. */
export function touch(
  state: ConversationsState,
  id: string,
  change: Partial<Conversation>,
): ConversationsState {
  const entry = entryOf(state, id);
  return entry ? put(state, { ...entry.conversation, ...change }, entry.knownAt) : state;
}

/** Like `touch`, unless an event after `asOf` already told of the chat: what it said is newer than the answer. */
export function touchAsOf(
  state: ConversationsState,
  id: string,
  change: Partial<Conversation>,
  asOf: StreamPosition,
): ConversationsState {
  return isAtLeast(asOf, knownPosition(state, id)) ? touch(state, id, change) : state;
}

/** The number of removals remembered: no snapshot under way is older than all of them. */
const TOMBSTONES = 200;

type Tombstones = ConversationsState['tombstones'];

/** @returns the removals with the highest positions. */
function newest(tombstones: Tombstones): Tombstones {
  const entries = Object.entries(tombstones);
  if (entries.length <= TOMBSTONES) return tombstones;
  return Object.fromEntries(entries.sort(([, a], [, b]) => a.seq - b.seq).slice(-TOMBSTONES));
}

/**
 * Removes a chat and remembers the position, even if the chat is not held: a snapshot under way may still contain it.
 */
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

/** Stores a conversation from a response, true at `asOf`. It replaces data that is not newer. */
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
 * Replaces the list by one that is true at `asOf`. Chats that an event changed or removed after that stay as the event
 * left them. A held chat that the list lacks and that no later event touched is removed (wire: snapshot-never-undoes).
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
