import type { Socket } from 'socket.io';

/** The most that is held for a socket that does not read, beside its largest packet. */
export const MAX_BUFFERED_BYTES = 1_000_000;

/** What the library's web socket says of itself; its types keep that private. */
interface RawWebSocket {
  bufferedAmount: number;
  terminate(): void;
}

/**
 * Closes a socket for which more than 1 MB is buffered: its client takes the connection and does not read, and what is
 * held for it is the server's memory (wire: socket-limits). A client that comes back resumes. The largest packet does
 * not count, because the first list of conversations of a large shop may alone be more.
 */
export function closeWhenFull(socket: Socket): void {
  const { conn } = socket;
  /** The bytes that the library holds back until the transport takes more. */
  let held = 0;
  let largest = 0;
  let isClosed = false;

  const buffered = () => held + (rawOf(conn.transport)?.bufferedAmount ?? 0);
  conn.on('packetCreate', ({ data }: { data?: unknown }) => {
    if (isClosed) return;
    if (buffered() === 0) largest = 0;
    const bytes = typeof data === 'string' ? Buffer.byteLength(data) : 0;
    held += bytes;
    largest = Math.max(largest, bytes);
    if (buffered() - largest <= MAX_BUFFERED_BYTES) return;
    isClosed = true;
    const raw = rawOf(conn.transport);
    // A close in the protocol's manner would wait for the client to read what is buffered.
    setImmediate(() => (raw ? raw.terminate() : conn.close(true)));
  });
  conn.on('flush', () => {
    held = 0;
  });
}

/** The web socket below a transport; null while it is polling, whose packets wait in the library alone. */
function rawOf(transport: object): RawWebSocket | null {
  const raw: unknown = 'socket' in transport ? transport.socket : null;
  return typeof raw === 'object' && raw !== null && 'bufferedAmount' in raw && 'terminate' in raw
    ? (raw as RawWebSocket)
    : null;
}
