import * as v from 'valibot';
import { EVENTS, type EventName } from '@/contract/events';
import { faultPath } from '@/contract/reader';
import {
  eventRejected,
  realtime,
  type EventStamp,
  type RealtimeAction,
} from '@/console/entities/events/realtimeActions';

type Create = (payload: unknown, stamp: EventStamp) => RealtimeAction;

/**
 * One event, one action (wire: one-action). It is pure: what the schema refuses becomes `realtime/rejected` with the
 * path of the fault and nothing of its content.
 * @param payload the event's first argument, as it came.
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
  // The schema of that very name has just said that the payload is the creator's.
  return (realtime[name] as unknown as Create)(read.output, stamp);
}
