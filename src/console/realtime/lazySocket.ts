import type { SocketLike } from '@/console/ports/socket';

/** A load that failed is tried again after this, in ms: about as soon as the socket would be (wire: reconnect). */
const RETRY_MS = 2_000;

/**
 * A socket whose code is loaded when it is first told to connect: the login screen does without it.
 * What it is told before that is done once it is there, in order; a load that fails counts as a failed
 * attempt, and is tried again until it succeeds or the socket is told to disconnect.
 */
export function lazySocket(
  load: () => Promise<SocketLike>,
  setTimer: (fn: () => void, ms: number) => void,
): SocketLike {
  let socket: SocketLike | null = null;
  let wanted = false;
  let loading = false;
  const waiting: ((there: SocketLike) => void)[] = [];
  const onFailure: (() => void)[] = [];

  const tell = (say: (there: SocketLike) => void) => {
    if (socket) say(socket);
    else waiting.push(say);
  };
  const start = () => {
    if (loading || socket) return;
    loading = true;
    load().then(
      (loaded) => {
        socket = loaded;
        for (const say of waiting.splice(0)) say(loaded);
        if (wanted) loaded.connect();
      },
      () => {
        // Offline, or the host is away: what the browser says of it is the same for both.
        loading = false;
        for (const listener of onFailure) listener();
        setTimer(() => {
          if (wanted) start();
        }, RETRY_MS);
      },
    );
  };

  return {
    connect() {
      wanted = true;
      if (socket) socket.connect();
      else start();
    },
    disconnect() {
      wanted = false;
      socket?.disconnect();
    },
    // Nothing is said on a connection that never stood.
    emit: (event, payload) => socket?.emit(event, payload),
    onConnect: (listener) => tell((there) => there.onConnect(listener)),
    onDisconnect: (listener) => tell((there) => there.onDisconnect(listener)),
    onConnectError(listener) {
      onFailure.push(listener);
      tell((there) => there.onConnectError(listener));
    },
    onEvent: (listener) => tell((there) => there.onEvent(listener)),
    onHeartbeat: (listener) => tell((there) => there.onHeartbeat(listener)),
  };
}
