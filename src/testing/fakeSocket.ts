import { writeEvent } from '@/contract/writeEvent';
import type { EventName, EventPayload } from '@/contract/events';
import type { SocketLike } from '@/console/ports/socket';

/** A socket that the test controls: it records what the console sent, and sends events as the host. */
export interface FakeSocket extends SocketLike {
  readonly sent: readonly { event: string; payload: unknown }[];
  readonly isOpen: boolean;
  /** How often `connect` was called. */
  readonly connects: number;
  open(): void;
  drop(byServer?: boolean): void;
  refuse(): void;
  beat(): void;
  /** Sends an event from the host, in wire format. */
  say<N extends EventName>(
    name: N,
    payload: EventPayload<N>,
    meta?: { seq?: number; asOf?: string },
    acknowledge?: () => void,
  ): void;
  /** Sends any arguments from the host. */
  sayRaw(name: string, ...args: unknown[]): void;
}

export function createFakeSocket(): FakeSocket {
  const sent: { event: string; payload: unknown }[] = [];
  const on = {
    connect: [] as (() => void)[],
    disconnect: [] as ((byServer: boolean) => void)[],
    connectError: [] as (() => void)[],
    event: [] as ((name: string, args: readonly unknown[]) => void)[],
    heartbeat: [] as (() => void)[],
  };
  const state = { isOpen: false, connects: 0 };
  const sayRaw = (name: string, ...args: unknown[]) => {
    for (const listener of on.event) listener(name, args);
  };
  return {
    sent,
    get isOpen() {
      return state.isOpen;
    },
    get connects() {
      return state.connects;
    },
    connect: () => {
      state.connects += 1;
    },
    disconnect: () => {
      state.isOpen = false;
    },
    emit: (event, payload) => void sent.push({ event, payload }),
    onConnect: (listener) => void on.connect.push(listener),
    onDisconnect: (listener) => void on.disconnect.push(listener),
    onConnectError: (listener) => void on.connectError.push(listener),
    onEvent: (listener) => void on.event.push(listener),
    onHeartbeat: (listener) => void on.heartbeat.push(listener),
    open() {
      state.isOpen = true;
      for (const listener of on.connect) listener();
    },
    drop(byServer = false) {
      state.isOpen = false;
      for (const listener of on.disconnect) listener(byServer);
    },
    refuse() {
      for (const listener of on.connectError) listener();
    },
    beat() {
      for (const listener of on.heartbeat) listener();
    },
    say(name, payload, meta, acknowledge) {
      // Copied through JSON, as over a wire, so that host and console share no objects.
      const written = writeEvent(name, payload);
      const wire: unknown = written === undefined ? undefined : JSON.parse(JSON.stringify(written));
      const second = meta ?? (acknowledge ? {} : undefined);
      sayRaw(name, ...[wire, second, acknowledge].slice(0, acknowledge ? 3 : second ? 2 : 1));
    },
    sayRaw,
  };
}
