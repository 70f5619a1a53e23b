import type { StreamPosition } from '@/contract/events';

/**
 * The name of the order of arrival, which counts on a host that sends no `seq` (wire: no-sequence). The
 * colon keeps it apart from any stream that a host could name in a header.
 */
export const LOCAL_STREAM = 'local:arrivals';

/** What of the state says where this tab stands; `connection` owns it. */
export interface HasStream {
  connection: { stream: StreamPosition | null; arrivals: number };
}

/** Where this tab stands now: in the host's stream, or in the order of arrival. */
export function positionNow({ connection }: HasStream): StreamPosition {
  return connection.stream ?? { streamId: LOCAL_STREAM, seq: connection.arrivals };
}

/**
 * True when what is known at `position` may replace what is known at `known`: it is newer, or as new,
 * or of another stream than `known` (the gate lets in only what belongs to the current one).
 */
export function isAtLeast(position: StreamPosition, known: StreamPosition | undefined): boolean {
  return !known || known.streamId !== position.streamId || position.seq >= known.seq;
}

/** True when an event at `position` comes after `known`: an event that a snapshot already holds does not. */
export function isAfter(position: StreamPosition, known: StreamPosition | undefined): boolean {
  return !known || known.streamId !== position.streamId || position.seq > known.seq;
}
