import type { Clock } from '@/server/base/clock';

/** How long a person may have no open socket before they count as gone (wire: gone-offline). */
export const GONE_AFTER_MS = 60_000;

type GoneListener = (userId: string) => void;
type AcknowledgedListener = (ofertaId: string, userId: string) => void;

/** Tracks people's sockets: whether a person is connected, and which offers they were shown. */
export interface Presence {
  /** The person opened a socket. */
  connected(userId: string): void;
  /** The person closed a socket; with the last one the minute begins. */
  disconnected(userId: string): void;
  /**
   * Starts the minute of a person without a socket: one who is online when the server starts, or who went online by a
   * call alone.
   */
  watch(userId: string): void;
  isConnected(userId: string): boolean;
  /** Sets a listener for a watched or disconnected person who had no socket for `GONE_AFTER_MS`. */
  onGone(listener: GoneListener): void;
  /** Tells the listeners that a socket of this person shows this offer. */
  acknowledge(ofertaId: string, userId: string): void;
  /** Sets a listener for each acknowledgement, repeated ones too: every tab sends its own. */
  onAcknowledged(listener: AcknowledgedListener): void;
  /** Cancels all timeouts. */
  close(): void;
}

export function createPresence(clock: Clock): Presence {
  const sockets = new Map<string, number>();
  const waits = new Map<string, () => void>();
  const goneListeners: GoneListener[] = [];
  const acknowledgedListeners: AcknowledgedListener[] = [];
  let closed = false;

  function stopWait(userId: string): void {
    waits.get(userId)?.();
    waits.delete(userId);
  }

  function startWait(userId: string): void {
    if (closed || waits.has(userId) || sockets.has(userId)) return;
    const gone = () => {
      waits.delete(userId);
      for (const listener of goneListeners) listener(userId);
    };
    waits.set(userId, clock.setTimeout(gone, GONE_AFTER_MS));
  }

  return {
    connected: (userId) => {
      stopWait(userId);
      sockets.set(userId, (sockets.get(userId) ?? 0) + 1);
    },
    disconnected: (userId) => {
      const left = (sockets.get(userId) ?? 0) - 1;
      if (left > 0) {
        sockets.set(userId, left);
        return;
      }
      sockets.delete(userId);
      startWait(userId);
    },
    watch: startWait,
    isConnected: (userId) => sockets.has(userId),
    onGone: (listener) => void goneListeners.push(listener),
    acknowledge: (ofertaId, userId) => {
      for (const listener of acknowledgedListeners) listener(ofertaId, userId);
    },
    onAcknowledged: (listener) => void acknowledgedListeners.push(listener),
    close: () => {
      closed = true;
      for (const userId of [...waits.keys()]) stopWait(userId);
    },
  };
}
