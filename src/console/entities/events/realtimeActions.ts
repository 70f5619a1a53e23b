import { createAction, SHOULD_AUTOBATCH, type UnknownAction } from '@reduxjs/toolkit';
import { EVENTS, type EventName, type EventPayload, type StreamPosition } from '@/contract/events';
import type { EpochMs } from '@/contract/wire';

/** The position of an event and the time it was received. */
export interface EventStamp {
  receivedAt: EpochMs;
  /** A numbered event's own position; for an unnumbered one the position after which it was received. */
  position: StreamPosition;
  /** False for an event that a numbering host sends to one socket only (wire: unnumbered). */
  numbered: boolean;
  /** The position at which a list carried by the event is true. */
  asOf: StreamPosition | null;
}

/**
 * `SHOULD_AUTOBATCH` batches the notifications of a burst, so that it renders once; the state still changes with each
 * event.
 */
function actionOf<N extends EventName>(name: N) {
  return createAction(`realtime/${name}`, (payload: EventPayload<N>, stamp: EventStamp) => ({
    payload,
    meta: { ...stamp, [SHOULD_AUTOBATCH]: true },
  }));
}

type Creators = { [N in EventName]: ReturnType<typeof actionOf<N>> };

/** One action for each event of the contract: `realtime/<event>`, with the payload in its internal form. */
export const realtime = Object.fromEntries(
  (Object.keys(EVENTS) as EventName[]).map((name) => [name, actionOf(name)]),
) as unknown as Creators;

/** Describes an unreadable event: its name and the path of the fault, without personal data. */
export interface Rejection {
  event: string;
  path: string;
}

/** An event was dropped because it does not match the contract. Its sequence number counts all the same. */
export const eventRejected = createAction(
  'realtime/rejected',
  (payload: Rejection, stamp: EventStamp) => ({ payload, meta: stamp }),
);

/**
 * Invalid items of a list from an event or a call were dropped (wire: one-bad-element). `source` is the event's or
 * call's name.
 */
export const itemsRejected = createAction<{ source: string; paths: string[] }>(
  'realtime/itemsRejected',
);

export type RealtimeAction = ReturnType<Creators[EventName]>;

const TYPES = new Set<string>(Object.values(realtime).map((creator) => creator.type));

/** True for the action of a readable event. */
export function isRealtimeAction(action: UnknownAction): action is RealtimeAction {
  return TYPES.has(action.type);
}

/** @returns the chat that an event is about; null when it is about none, or about a whole list */
export function chatIdOf({ payload }: RealtimeAction): string | null {
  if ('chatId' in payload) return payload.chatId;
  // These events are a conversation, or a part of one.
  return 'id' in payload ? payload.id : null;
}

/** The action of a received event, readable or not. */
export type Heard = RealtimeAction | ReturnType<typeof eventRejected>;

/** True for the action of any received event, readable or not: both have a position in the stream. */
export function isHeard(action: UnknownAction): action is Heard {
  return isRealtimeAction(action) || eventRejected.match(action);
}
