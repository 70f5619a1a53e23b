import * as v from 'valibot';
import { EVENTS, type EventMeta, type EventName } from '@/contract/events';
import { faultPath } from '@/contract/reader';
import type { EpochMs } from '@/contract/wire';
import { LOCAL_STREAM, positionNow, type HasStream } from '@/console/api/streamPosition';
import {
  eventRejected,
  realtime,
  type EventStamp,
  type RealtimeAction,
} from '@/console/entities/events/realtimeActions';

/**
 * Gives an event its stream position: its own sequence number, or the order of arrival on a host without numbers. Pure.
 */
export function stampEvent(state: HasStream, meta: EventMeta, receivedAt: EpochMs): EventStamp {
  const { stream } = state.connection;
  const now = positionNow(state);
  if (stream === null) {
    const position = { streamId: LOCAL_STREAM, seq: now.seq + 1 };
    return { receivedAt, position, numbered: true, asOf: meta.asOf };
  }
  return {
    receivedAt,
    position: meta.seq === null ? now : { streamId: stream.streamId, seq: meta.seq },
    numbered: meta.seq !== null,
    asOf: meta.asOf,
  };
}

/** @returns the last number received and the event's own, if numbers are missing in between; null otherwise. */
export function gapBefore(
  state: HasStream,
  stamp: EventStamp,
): { after: number; heard: number } | null {
  const { stream } = state.connection;
  if (stream === null || !stamp.numbered) return null;
  const heard = stamp.position.seq;
  return heard > stream.seq + 1 ? { after: stream.seq, heard } : null;
}

type Create = (payload: unknown, stamp: EventStamp) => RealtimeAction;

/**
 * Turns one event into one action (wire: one-action). A payload that the schema refuses becomes `realtime/rejected`,
 * which holds the path of the fault and nothing of the payload. Pure.
 * @param payload the event's first argument, as received.
 */
export function eventToAction(
  name: EventName,
  payload: unknown,
  stamp: EventStamp,
): RealtimeAction | ReturnType<typeof eventRejected> {
  const read = v.safeParse(EVENTS[name], payload);
  if (!read.success) {
    return eventRejected({ event: name, path: faultPath(read.issues[0]) }, stamp);
  }
  // The schema and the action creator have the same name, so the parsed payload is the creator's.
  return (realtime[name] as unknown as Create)(read.output, stamp);
}
