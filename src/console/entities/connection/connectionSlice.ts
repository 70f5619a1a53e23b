import { createAction, createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { StreamPosition } from '@/contract/events';
import { NO_FEATURES, type HostFeatures } from '@/contract/features';
import type { EpochMs } from '@/contract/wire';
import { statusApi } from '@/console/api/status';
import { isAfter, isAtLeast, LOCAL_STREAM } from '@/console/api/streamPosition';
import type { Context } from '@/console/entities/events/context';
import {
  eventRejected,
  isHeard,
  isRealtimeAction,
  itemsRejected,
  realtime,
  type Heard,
} from '@/console/entities/events/realtimeActions';
import { asHeld } from '@/console/lib/asHeld';
import { NOTHING_WANTED, reread, type Sync } from './sync';

export interface ConnectionState {
  socket: 'idle' | 'connecting' | 'authenticating' | 'live' | 'lost';
  whatsapp: { connected: boolean | null; qr: string | null };
  whatsappKnownAt: StreamPosition | null;
  /** The last position in the host's stream; null on a host without sequence numbers, and before it is known. */
  stream: StreamPosition | null;
  /** The number of events received. It replaces sequence numbers on a host without them. */
  arrivals: number;
  sync: Sync;
  /** The time of the last proof that the connection works. */
  lastProofAt: EpochMs | null;
  /** Nothing was received for longer than the host's heartbeat interval. */
  silent: boolean;
  browserOnline: boolean;
  /** False while the host says that it cannot work now (wire: disponibilidade); a host that says nothing can. */
  available: boolean;
  /** The server's clock minus ours, in ms. */
  serverOffsetMs: number;
  /** What the host can do beyond the specification, as it last said (wire: recursos). */
  features: HostFeatures;
  /**
   * Unreadable data by the name of its event or call: the count, the last fault's path, and the time of its last
   * re-read.
   */
  rejected: Record<string, { count: number; lastPath: string; lastReadAt: EpochMs | null }>;
}

/** A rejected event causes at most one re-read per event name within this many ms (wire: rejected-event). */
const REJECTION_REREAD_MS = 30_000;

export const connectStarted = createAction('connection/connectStarted');
export const socketOpened = createAction('connection/socketOpened');
/**
 * The token was shown. `readAt` is where the reads of the sign-in stand, from which the host is asked to go on, if it is
 * (wire: first-place).
 */
export const authenticationSent = createAction<{
  lastSeq: number | null;
  readAt?: StreamPosition;
}>('connection/authenticationSent');
export const socketLost = createAction('connection/socketLost');
/** Sequence numbers are missing between the last known event and the one received. */
export const gapFound = createAction<{ after: number; heard: number }>('connection/gapFound');
/** A round of re-reads starts; every read it needs is requested after this action. */
export const resyncStarted = createAction<{ at: EpochMs }>('connection/resyncStarted');
export const resyncFinished = createAction<{ at: EpochMs }>('connection/resyncFinished');
export const resyncFailed = createAction('connection/resyncFailed');
/** It is time to retry the failed re-reads. */
export const resyncDue = createAction('connection/resyncDue');
/** It is time for the re-read of a rejected event. */
export const rereadDue = createAction('connection/rereadDue');
/** The host's heartbeat was received. */
export const proofReceived = createAction<{ at: EpochMs }>('connection/proofReceived');
export const silenceNoticed = createAction('connection/silenceNoticed');
export const browserOnlineChanged = createAction<{ online: boolean }>(
  'connection/browserOnlineChanged',
);
/** A snapshot of another stream was dropped (wire: foreign-snapshot). Only the root reducer uses this action. */
export const snapshotRefused = createAction('connection/snapshotRefused');
/** The rights of the signed-in person changed. Only the root reducer uses this action. */
export const rightsChanged = createAction('session/rightsChanged');
/** An event named a chat that is not held, so an earlier event was missed. */
export const unknownChatHeard = createAction<{ chatId: string }>('connection/unknownChatHeard');

const initialState: ConnectionState = {
  socket: 'idle',
  whatsapp: { connected: null, qr: null },
  whatsappKnownAt: null,
  stream: null,
  arrivals: 0,
  sync: NOTHING_WANTED,
  lastProofAt: null,
  silent: false,
  browserOnline: true,
  available: true,
  serverOffsetMs: 0,
  features: NO_FEATURES,
  rejected: {},
};

function wantReread(state: ConnectionState): void {
  state.sync = reread(state.sync);
}

function countRejected(state: ConnectionState, name: string, path: string, times = 1) {
  const before = state.rejected[name];
  const entry = {
    count: (before?.count ?? 0) + times,
    lastPath: path,
    lastReadAt: before?.lastReadAt ?? null,
  };
  state.rejected[name] = entry;
  return entry;
}

const connectionSlice = createSlice({
  name: 'connection',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    const setWhatsapp = (
      state: ConnectionState,
      whatsapp: ConnectionState['whatsapp'],
      at: StreamPosition,
    ) => {
      state.whatsapp = asHeld(state.whatsapp, whatsapp);
      state.whatsappKnownAt = at;
    };
    const isNewer = (
      state: ConnectionState,
      meta: { position: StreamPosition; numbered: boolean },
    ) => !meta.numbered || isAfter(meta.position, state.whatsappKnownAt ?? undefined);

    builder
      .addCase(connectStarted, (state) => {
        state.socket = 'connecting';
      })
      .addCase(authenticationSent, (state, { payload }) => {
        state.socket = 'authenticating';
        if (payload.readAt !== undefined) state.stream = payload.readAt;
      })
      .addCase(socketLost, (state) => {
        state.socket = 'lost';
        state.silent = false;
        state.available = true;
      })
      .addCase(realtime.authenticated, (state, { payload, meta }) => {
        state.socket = 'live';
        state.available = true;
        state.features = payload.recursos;
        if (payload.serverTime !== null) {
          state.serverOffsetMs = payload.serverTime - meta.receivedAt;
        }
      })
      .addCase(realtime.disponibilidade, (state, { payload }) => {
        state.available = payload.disponivel;
        if (!payload.disponivel) return;
        // What the host did when it was lost may have no event, and the failures before say nothing about it now.
        wantReread(state);
        state.sync.failures = 0;
      })
      .addCase(gapFound, wantReread)
      .addCase(snapshotRefused, (state) => {
        state.sync.refused += 1;
        wantReread(state);
      })
      .addCase(rightsChanged, wantReread)
      .addCase(unknownChatHeard, wantReread)
      .addCase(resyncDue, (state) => {
        state.sync.waiting = false;
      })
      .addCase(rereadDue, wantReread)
      .addCase(resyncStarted, (state, { payload }) => {
        state.sync.running = state.sync.wanted;
        state.sync.deferredUntil = null;
        for (const entry of Object.values(state.rejected)) entry.lastReadAt = payload.at;
      })
      .addCase(resyncFinished, (state, { payload }) => {
        state.sync.covered = state.sync.running ?? state.sync.covered;
        state.sync.running = null;
        state.sync.failures = 0;
        state.lastProofAt = payload.at;
      })
      .addCase(resyncFailed, (state) => {
        state.sync.running = null;
        state.sync.failures += 1;
        state.sync.waiting = true;
      })
      .addCase(proofReceived, (state, { payload }) => {
        state.silent = false;
        if (state.available) state.lastProofAt = payload.at;
      })
      .addCase(silenceNoticed, (state) => {
        state.silent = true;
      })
      .addCase(browserOnlineChanged, (state, { payload }) => {
        state.browserOnline = payload.online;
        // Events from before the change prove nothing about the connection now.
        state.silent = true;
      })
      .addCase(eventRejected, (state, { payload, meta }) => {
        const entry = countRejected(state, payload.event, payload.path);
        const due = entry.lastReadAt === null ? 0 : entry.lastReadAt + REJECTION_REREAD_MS;
        if (meta.receivedAt >= due) {
          entry.lastReadAt = meta.receivedAt;
          wantReread(state);
        } else {
          state.sync.deferredUntil = Math.min(due, state.sync.deferredUntil ?? due);
        }
      })
      .addCase(itemsRejected, (state, { payload }) => {
        const last = payload.paths.at(-1) ?? '(root)';
        countRejected(state, payload.source, last, payload.paths.length);
      })
      .addCase(realtime.status, (state, { payload, meta }) => {
        if (!isNewer(state, meta)) return;
        setWhatsapp(state, { connected: payload.connected, qr: payload.qr }, meta.position);
      })
      .addCase(realtime.qrCode, (state, { payload, meta }) => {
        if (isNewer(state, meta)) {
          setWhatsapp(state, { connected: false, qr: payload.qr }, meta.position);
        }
      })
      .addCase(realtime.ready, (state, { meta }) => {
        if (isNewer(state, meta)) setWhatsapp(state, { connected: true, qr: null }, meta.position);
      });
  },
});

/** An event proves the connection, and says how far the stream was heard. Without Immer: each event comes here. */
function heard(state: ConnectionState, action: Heard): ConnectionState {
  const { numbered, position, receivedAt } = action.meta;
  const isLocal = position.streamId === LOCAL_STREAM;
  return {
    ...state,
    silent: false,
    arrivals: isLocal ? position.seq : state.arrivals,
    stream: numbered && !isLocal ? position : state.stream,
    lastProofAt: state.available && isRealtimeAction(action) ? receivedAt : state.lastProofAt,
  };
}

/** The stream was not resumed: a new one starts, and all held data may be stale. */
function begunAnew(
  state: ConnectionState,
  { streamId, seq }: ReturnType<typeof realtime.authenticated>['payload'],
): ConnectionState {
  const stream = streamId === null ? null : { streamId, seq: seq ?? 0 };
  return { ...state, stream, sync: reread(state.sync) };
}

/** The stream goes on from where we stood. The first time that is where the reads of the sign-in stood. */
const goneOn = (state: ConnectionState): ConnectionState =>
  state.sync.wanted === 0 ? { ...state, sync: { ...state.sync, wanted: 1, covered: 1 } } : state;

/** Holds the connection to the host, how much of the data is proven, and the messaging app's connection. */
export function connectionReducer(
  state: ConnectionState = initialState,
  action: UnknownAction,
  { asOf, resumed }: Context<'asOf' | 'resumed'>,
): ConnectionState {
  if (statusApi.endpoints.getStatus.matchFulfilled(action)) {
    if (!isAtLeast(asOf, state.whatsappKnownAt ?? undefined)) return state;
    const { connected, qr } = action.payload;
    const whatsapp = asHeld(state.whatsapp, { connected, qr });
    return { ...state, whatsapp, whatsappKnownAt: asOf };
  }
  const changed = connectionSlice.reducer(state, action);
  const next = isHeard(action) ? heard(changed, action) : changed;
  if (!realtime.authenticated.match(action)) return next;
  return resumed ? goneOn(next) : begunAnew(next, action.payload);
}
