import type { ConnectionState } from './connectionSlice';

interface HasConnection {
  connection: ConnectionState;
}

/** 'Em dia', 'Sincronizando…', 'Sem conexão' (behaviour: sync-state). */
export type SyncState = 'inSync' | 'syncing' | 'offline';

/** True while something of the host may not be held here. */
function selectIsStale({ connection: { sync } }: HasConnection): boolean {
  return sync.covered < sync.wanted || sync.deferredUntil !== null;
}

/** True when a round of re-reads should start now. */
export function selectNeedsResync({ connection: { socket, sync } }: HasConnection): boolean {
  return socket === 'live' && sync.covered < sync.wanted && sync.running === null && !sync.waiting;
}

/**
 * What the screen says of itself. 'inSync' only after a proof: an authenticated that resumed the stream,
 * or a whole round of re-reads asked for after it, and since then no gap, no rejected event, no silence.
 */
export function selectSyncState(state: HasConnection): SyncState {
  const { browserOnline, silent, socket } = state.connection;
  if (!browserOnline || socket === 'idle' || socket === 'lost') return 'offline';
  return socket === 'live' && !silent && !selectIsStale(state) ? 'inSync' : 'syncing';
}

export const selectLastProofAt = (state: HasConnection) => state.connection.lastProofAt;
/** Is the messaging app connected; null while it is not known. */
export const selectWhatsappConnected = (state: HasConnection) =>
  state.connection.whatsapp.connected;
/** The text of the QR code that would pair the messaging app, null while none is there. */
export const selectQr = (state: HasConnection) => state.connection.whatsapp.qr;
/** The server's clock minus ours, in ms: what countdowns add to the clock. */
export const selectServerOffset = (state: HasConnection) => state.connection.serverOffsetMs;
