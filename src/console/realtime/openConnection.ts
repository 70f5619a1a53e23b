import { isEventName, readEventMeta, type EventName } from '@/contract/events';
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
import { eventToAction } from './eventToAction';
import { gapBefore, stampEvent } from './stampEvent';
import type { StoreLike } from './storeLike';
import { watchClock } from './watchClock';
import { watchPage } from './watchPage';
import { watchSilence } from './watchSilence';

/** A proof is worth an action at most this often. */
const PROOF_EVERY_MS = 10_000;
/** A connection that the server closed comes back when we ask for it, as late as the others (wire: reconnect). */
const RECONNECT_MS = { min: 1_000, max: 5_000 };

/** The one connection to the product host, while somebody is signed in. */
export interface Connection {
  /** The offer is on screen: the server is told (wire: seen). */
  acknowledgeOffer(ofertaId: string): void;
  close(): void;
}

type Acknowledge = () => void;

/** Connects, authenticates after every connect, and turns every event into its action, in order. */
export function openConnection(store: StoreLike, ports: AppPorts): Connection {
  const { clock, config, random, tokens } = ports;
  const socket = ports.makeSocket(config.apiUrl);
  const offers = new Map<string, Acknowledge[]>();
  let cancelReconnect = () => {};
  let isClosed = false;

  const { connection } = store.getState();
  let lastProofAt = connection.lastProofAt ?? 0;
  const silence = watchSilence(clock, () => {
    if (store.getState().connection.socket === 'live') store.dispatch(silenceNoticed());
  });

  const authenticate = () => {
    const token = tokens.get();
    if (token === null) return;
    const { stream } = store.getState().connection;
    const place = stream === null ? {} : { streamId: stream.streamId, lastSeq: stream.seq };
    // The token goes beside the action, never in it.
    socket.emit('authenticate', { token, ...place });
    store.dispatch(authenticationSent({ lastSeq: stream?.seq ?? null }));
  };

  const receive = (name: EventName, args: readonly unknown[]) => {
    const state = store.getState();
    const stamp = stampEvent(state, readEventMeta(args[1]), clock.now());
    const action = eventToAction(name, resolveMedia(args[0], config.apiUrl), stamp);
    const gap = gapBefore(state, stamp);
    if (gap) store.dispatch(gapFound(gap));
    store.dispatch(action);
    if (realtime.authenticated.match(action)) checkResumed(store, action);
    const acknowledge = args.at(-1);
    if (realtime.nova_oferta_conversa.match(action) && typeof acknowledge === 'function') {
      const { ofertaId } = action.payload;
      const { entities } = store.getState().offers;
      // One that is not held will never be on screen, so nobody acknowledges it.
      for (const id of [...offers.keys(), ofertaId]) if (!entities[id]) offers.delete(id);
      if (!entities[ofertaId]) return;
      const held = offers.get(ofertaId) ?? [];
      offers.set(ofertaId, [...held, acknowledge as Acknowledge]);
      // Sent again after a drop, and on screen all the while: it is seen already.
      if (entities[ofertaId].shown) acknowledgeOffer(ofertaId);
    }
  };

  const acknowledgeOffer = (ofertaId: string) => {
    for (const acknowledge of offers.get(ofertaId) ?? []) acknowledge();
    offers.delete(ofertaId);
  };

  socket.onConnect(() => {
    if (isClosed) return;
    silence.beat();
    store.dispatch(socketOpened());
    authenticate();
  });
  socket.onDisconnect((byServer) => {
    if (isClosed) return;
    // Acknowledgements of a connection that is gone reach nobody.
    offers.clear();
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
  // The host says its time with every authentication; one that resumes changes nothing else.
  const endClock = watchClock(clock, ports.page, () => {
    if (store.getState().connection.socket === 'live') authenticate();
  });
  store.dispatch(connectStarted());
  socket.connect();

  return {
    acknowledgeOffer,
    close() {
      isClosed = true;
      cancelReconnect();
      silence.end();
      endPage();
      endClock();
      offers.clear();
      socket.disconnect();
    },
  };
}

/** Resumed up to a number that we did not hear: what is missing was lost on the way. */
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
