import { createAction, SHOULD_AUTOBATCH, type UnknownAction } from '@reduxjs/toolkit';
import { EVENTS, type EventName, type EventPayload, type StreamPosition } from '@/contract/events';
import type { EpochMs } from '@/contract/wire';

/** Where an event stands, and when it was heard. */
export interface EventStamp {
  receivedAt: EpochMs;
  /** A numbered event's own place; for one without a number, the place after which it was heard. */
  position: StreamPosition;
  /** False for what only one socket gets from a host that numbers (wire: unnumbered). */
  numbered: boolean;
  /** What a list carried by the event is true at. */
  asOf: StreamPosition | null;
}

/** With `SHOULD_AUTOBATCH` a burst of events reaches the screen at once; the state changes with each. */
function actionOf<N extends EventName>(name: N) {
  return createAction(`realtime/${name}`, (payload: EventPayload<N>, stamp: EventStamp) => ({
    payload,
    meta: { ...stamp, [SHOULD_AUTOBATCH]: true },
  }));
}

type Creators = { [N in EventName]: ReturnType<typeof actionOf<N>> };

/** One action for each event of the contract: `realtime/<event>`, the payload in its internal form. */
export const realtime = Object.fromEntries(
  (Object.keys(EVENTS) as EventName[]).map((name) => [name, actionOf(name)]),
) as unknown as Creators;

/** What says that an event could not be read: its name and the path of the fault, no personal data. */
export interface Rejection {
  event: string;
  path: string;
}

/** An event was dropped because it does not fit the contract. It counts in the stream all the same. */
export const eventRejected = createAction(
  'realtime/rejected',
  (payload: Rejection, stamp: EventStamp) => ({ payload, meta: stamp }),
);

/** Items of a list that came by an event or a call were left out (wire: one-bad-element). `source`: its name. */
export const itemsRejected = createAction<{ source: string; paths: string[] }>(
  'realtime/itemsRejected',
);

export type RealtimeAction = ReturnType<Creators[EventName]>;

const TYPES = new Set<string>(Object.values(realtime).map((creator) => creator.type));

/** True for the action of an event that could be read. */
export function isRealtimeAction(action: UnknownAction): action is RealtimeAction {
  return TYPES.has(action.type);
}

/** True for the action of any event heard, readable or not: it has a place in the stream. */
export function isHeard(
  action: UnknownAction,
): action is RealtimeAction | ReturnType<typeof eventRejected> {
  return isRealtimeAction(action) || eventRejected.match(action);
}
