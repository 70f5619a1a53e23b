import { isEventName, readEventMeta, writePosition, type EventName } from '@/contract/events';
import {
  authenticationSent,
  connectStarted,
  gapFound,
  proofReceived,
  silenceNoticed,
  socketLost,
  socketOpened,
} from '@/console/entities/connection/connectionSlice';
import { realtime } from '@/console/entities/events/realtimeActions';
import { resolveMedia } from '@/console/lib/resolveMedia';
import type { AppPorts } from '@/console/ports/ports';
import type { StoreLike } from '@/console/store/types';
import { eventToAction, gapBefore, stampEvent } from './eventToAction';
import type { FirstReads } from './firstReads';
import { watchClock } from './watchClock';
import { watchPage } from './watchPage';
import { watchSilence } from './watchSilence';

/** Heartbeats dispatch at most one proof within this many ms, except after a silence. */
const PROOF_EVERY_MS = 10_000;
/**
 * socket.io does not reconnect after the server closed the connection, so we do. The pause, in ms, is within the same
 * limits as the library's own (wire: reconnect).
 */
const RECONNECT_MS = { min: 1_000, max: 5_000 };
/** The first authentication waits at most this long, in ms, for the reads of the sign-in (wire: first-place). */
const FIRST_READS_MS = 2_000;

/** The only connection to the product host. It exists while somebody is signed in. */
export interface Connection {
  /** Tells the server that the offer is on screen (wire: seen). */
  acknowledgeOffer(ofertaId: string): void;
  /** Goes on with what had to wait for an action. */
  afterAction(): void;
  close(): void;
}

type Acknowledge = () => void;

/**
 * Connects, authenticates after every connect, and dispatches one action per event, in order of arrival.
 *
 * @param reads what the sign-in reads: the first authentication goes on from there
 */
export function openConnection(store: StoreLike, ports: AppPorts, reads: FirstReads): Connection {
  const { clock, config, random, tokens } = ports;
  const socket = ports.makeSocket(config.apiUrl);
  const offers = new Map<string, Acknowledge[]>();
  let cancelReconnect = () => {};
  /** Set while the first authentication waits for the reads of the sign-in. */
  let cancelFirst: (() => void) | null = null;
  /** The host has told all that is open, which it does not tell again to who resumes. */
  let isTold = false;
  let isClosed = false;

  const { connection } = store.getState();
  let lastProofAt = connection.lastProofAt ?? 0;
  const silence = watchSilence(clock, () => {
    if (store.getState().connection.socket === 'live') store.dispatch(silenceNoticed());
  });

  const authenticate = () => {
    const token = tokens.get();
    if (token === null) return;
    const { stream, sync } = store.getState().connection;
    if (isTold) {
      const place = stream === null ? {} : { streamId: stream.streamId, lastSeq: stream.seq };
      // The token goes to the socket only: actions are logged.
      socket.emit('authenticate', { token, ...place });
      store.dispatch(authenticationSent({ lastSeq: stream?.seq ?? null }));
      return;
    }
    // What is stale already has to be read anew in any case.
    const readAt = sync.wanted > 0 ? null : (stream ?? reads.place());
    socket.emit(
      'authenticate',
      readAt === null ? { token } : { token, lido: writePosition(readAt) },
    );
    store.dispatch(authenticationSent({ lastSeq: readAt?.seq ?? null, ...(readAt && { readAt }) }));
  };

  const stopWaiting = () => {
    cancelFirst?.();
    cancelFirst = null;
  };

  const authenticateFirst = () => {
    stopWaiting();
    authenticate();
  };

  const receive = (name: EventName, args: readonly unknown[]) => {
    const state = store.getState();
    const stamp = stampEvent(state, readEventMeta(args[1]), clock.now());
    const action = eventToAction(name, resolveMedia(args[0], config.apiUrl), stamp);
    const gap = gapBefore(state, stamp);
    if (gap) store.dispatch(gapFound(gap));
    store.dispatch(action);
    if (realtime.authenticated.match(action)) {
      isTold = true;
      stopWaiting();
      checkResumed(store, action);
    }
    const acknowledge = args.at(-1);
    if (realtime.nova_oferta_conversa.match(action) && typeof acknowledge === 'function') {
      const { ofertaId } = action.payload;
      const { entities } = store.getState().offers;
      // An offer that is not held is never on screen, so its acknowledgement is never sent.
      for (const id of [...offers.keys(), ofertaId]) if (!entities[id]) offers.delete(id);
      if (!entities[ofertaId]) return;
      const held = offers.get(ofertaId) ?? [];
      offers.set(ofertaId, [...held, acknowledge as Acknowledge]);
      // The host sent the offer again after a lost connection, and it is on screen already.
      if (entities[ofertaId].shown) acknowledgeOffer(ofertaId);
    }
  };

  const acknowledgeOffer = (ofertaId: string) => {
    for (const acknowledge of offers.get(ofertaId) ?? []) acknowledge();
    offers.delete(ofertaId);
  };

  socket.onConnect(() => {
    if (isClosed) return;
    silence.connected();
    store.dispatch(socketOpened());
    if (isTold || !reads.isPending()) authenticate();
    else cancelFirst = clock.setTimeout(authenticateFirst, FIRST_READS_MS);
  });
  socket.onDisconnect((byServer) => {
    if (isClosed) return;
    // An acknowledgement belongs to its connection: after a disconnect it reaches nobody.
    offers.clear();
    stopWaiting();
    store.dispatch(socketLost());
    if (!byServer) return;
    const delay = RECONNECT_MS.min + random() * (RECONNECT_MS.max - RECONNECT_MS.min);
    cancelReconnect = clock.setTimeout(() => socket.connect(), delay);
  });
  socket.onConnectError(() => {
    if (!isClosed && store.getState().connection.socket !== 'lost') store.dispatch(socketLost());
  });
  socket.onHeartbeat(() => {
    if (isClosed) return;
    silence.beat();
    const { silent, socket: status } = store.getState().connection;
    if (status !== 'live' || (!silent && clock.now() - lastProofAt < PROOF_EVERY_MS)) return;
    lastProofAt = clock.now();
    store.dispatch(proofReceived({ at: lastProofAt }));
  });
  socket.onEvent((name, args) => {
    if (isClosed || !isEventName(name)) return;
    silence.heard();
    receive(name, args);
  });

  const endPage = watchPage(store, ports);
  // After a clock jump it authenticates again: the response brings the server's time, and a resumed stream stays.
  const endClock = watchClock(clock, ports.page, () => {
    if (store.getState().connection.socket === 'live') authenticate();
  });
  store.dispatch(connectStarted());
  socket.connect();

  return {
    acknowledgeOffer,
    afterAction() {
      if (cancelFirst !== null && !reads.isPending()) authenticateFirst();
    },
    close() {
      isClosed = true;
      cancelReconnect();
      stopWaiting();
      silence.end();
      endPage();
      endClock();
      offers.clear();
      socket.disconnect();
    },
  };
}

/** The host resumed the stream up to a number above the last one received: the events in between were lost. */
function checkResumed(
  store: StoreLike,
  { payload }: ReturnType<typeof realtime.authenticated>,
): void {
  const { stream } = store.getState().connection;
  if (!payload.resumed || stream === null || payload.seq === null) return;
  if (payload.seq > stream.seq) {
    store.dispatch(gapFound({ after: stream.seq, heard: payload.seq + 1 }));
  }
}
