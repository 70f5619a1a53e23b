import type { HostFeature } from '@/contract/features';
import type { ConnectionState } from './connectionSlice';

interface HasConnection {
  connection: ConnectionState;
}

/** 'Em dia', 'Sincronizando…', 'Servidor indisponível…', 'Sem conexão' (behaviour: sync-state). */
export type SyncState = 'inSync' | 'syncing' | 'unavailable' | 'offline';

/** True while the console may be missing data of the host. */
function selectIsStale({ connection: { sync } }: HasConnection): boolean {
  return sync.covered < sync.wanted || sync.deferredUntil !== null;
}

/** True when a round of re-reads must start now. */
export function selectNeedsResync({
  connection: { available, socket, sync },
}: HasConnection): boolean {
  if (!available) return false;
  return socket === 'live' && sync.covered < sync.wanted && sync.running === null && !sync.waiting;
}

/**
 * The sync state shown on screen. It is 'inSync' only after a proof: an authenticated that resumed the stream, or a
 * whole round of re-reads requested after it; and since then no gap, no rejected event and no silence.
 */
export function selectSyncState(state: HasConnection): SyncState {
  const { available, browserOnline, silent, socket } = state.connection;
  if (!browserOnline || socket === 'idle' || socket === 'lost') return 'offline';
  if (!available) return 'unavailable';
  return socket === 'live' && !silent && !selectIsStale(state) ? 'inSync' : 'syncing';
}

export const selectLastProofAt = (state: HasConnection) => state.connection.lastProofAt;
/** True if the messaging app is connected; null while unknown. */
export const selectWhatsappConnected = (state: HasConnection) =>
  state.connection.whatsapp.connected;
/** The text of the QR code that pairs the messaging app; null when there is none. */
export const selectQr = (state: HasConnection) => state.connection.whatsapp.qr;
/** The server's clock minus ours, in ms. Countdowns add it to the clock. */
export const selectServerOffset = (state: HasConnection) => state.connection.serverOffsetMs;
/** True if the host can do this (wire: recursos). Until it has said so, it cannot. */
export const selectCan = (state: HasConnection, feature: HostFeature): boolean =>
  state.connection.features[feature];
