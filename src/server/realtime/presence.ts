import type { Clock } from '@/server/base/clock';

/** How long a person may be without any socket before they count as gone (wire: gone-offline). */
export const GONE_AFTER_MS = 60_000;

type GoneListener = (userId: string) => void;
type AcknowledgedListener = (ofertaId: string, userId: string) => void;

/** What sockets tell about people, beside the events: whether somebody is there, and what they were shown. */
export interface Presence {
  /** The person has one socket more. */
  connected(userId: string): void;
  /** The person has one socket less; with the last one the minute begins. */
  disconnected(userId: string): void;
  /** Begins the minute of a person who has no socket: one who is online when the server starts, or by a bare call. */
  watch(userId: string): void;
  isConnected(userId: string): boolean;
  /** Calls the listener when a watched or disconnected person has been without a socket for `GONE_AFTER_MS`. */
  onGone(listener: GoneListener): void;
  /** Tells the listeners that a socket of this person has this offer on screen. */
  acknowledge(ofertaId: string, userId: string): void;
  /** Calls the listener for each acknowledgement, repeated ones too: every tab gives its own. */
  onAcknowledged(listener: AcknowledgedListener): void;
  /** Takes all waits back. */
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
