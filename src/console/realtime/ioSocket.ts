import { io } from 'socket.io-client';
import type { SocketLike } from '@/console/ports/socket';

/** The timeouts and pauses of the socket (wire: reconnect). The path is the library's default. */
const OPTIONS = {
  // WebTransport, which no host of this console offers, is left out of the build (webpack.config.ts).
  transports: ['polling', 'websocket'],
  autoConnect: false,
  forceNew: true,
  timeout: 20_000,
  reconnectionDelay: 1_000,
  reconnectionDelayMax: 5_000,
  randomizationFactor: 0.5,
  reconnectionAttempts: Infinity,
};

/** @returns a socket.io connection as a port, not connected yet. @param url the host; '' is our own origin. */
export function ioSocket(url: string): SocketLike {
  const socket = url === '' ? io(OPTIONS) : io(url, OPTIONS);
  return {
    connect: () => void socket.connect(),
    disconnect: () => void socket.disconnect(),
    emit: (event, payload) => void socket.emit(event, payload),
    onConnect: (listener) => void socket.on('connect', listener),
    onDisconnect: (listener) =>
      void socket.on('disconnect', (reason) => listener(reason === 'io server disconnect')),
    onConnectError: (listener) => void socket.on('connect_error', () => listener()),
    onEvent: (listener) =>
      void socket.onAny((name: string, ...args: unknown[]) => listener(name, args)),
    onHeartbeat: (listener) => void socket.io.on('ping', listener),
  };
}
