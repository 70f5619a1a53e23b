import type { StreamPosition } from '@/contract/events';

/**
 * The stream id for the order of arrival, used for a host that sends no `seq` (wire: no-sequence). The colon keeps it
 * different from any stream that a host could name in a header.
 */
export const LOCAL_STREAM = 'local:arrivals';

/** The part of the state that holds this tab's position. The `connection` slice owns it. */
export interface HasStream {
  connection: { stream: StreamPosition | null; arrivals: number };
}

/** @returns this tab's current position: in the host's stream, or in the order of arrival. */
export function positionNow({ connection }: HasStream): StreamPosition {
  return connection.stream ?? { streamId: LOCAL_STREAM, seq: connection.arrivals };
}

/**
 * True when data at `position` may replace data at `known`: it is newer, equally new, or `known` is of another stream
 * (the gate lets in only data of the current one).
 */
export function isAtLeast(position: StreamPosition, known: StreamPosition | undefined): boolean {
  return !known || known.streamId !== position.streamId || position.seq >= known.seq;
}

/** True when an event at `position` comes after `known`. An event that a snapshot already contains does not. */
export function isAfter(position: StreamPosition, known: StreamPosition | undefined): boolean {
  return !known || known.streamId !== position.streamId || position.seq > known.seq;
}
