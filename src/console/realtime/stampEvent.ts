import type { EventMeta } from '@/contract/events';
import type { EpochMs } from '@/contract/wire';
import { LOCAL_STREAM, positionNow, type HasStream } from '@/console/api/streamPosition';
import type { EventStamp } from '@/console/entities/events/realtimeActions';

/** Where an event stands, seen from what was heard before it. Pure. */
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

/** The numbers missing before an event: null, or where they begin and end. */
export function gapBefore(
  state: HasStream,
  stamp: EventStamp,
): { after: number; heard: number } | null {
  const { stream } = state.connection;
  if (stream === null || !stamp.numbered) return null;
  const heard = stamp.position.seq;
  return heard > stream.seq + 1 ? { after: stream.seq, heard } : null;
}
