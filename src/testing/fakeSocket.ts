import { writeEvent } from '@/contract/writeEvent';
import type { EventName, EventPayload } from '@/contract/events';
import type { SocketLike } from '@/console/ports/socket';

/** A socket under the test's hand: what the console sent, and what the host says. */
export interface FakeSocket extends SocketLike {
  readonly sent: readonly { event: string; payload: unknown }[];
  readonly isOpen: boolean;
  /** How often `connect` was asked for. */
  readonly connects: number;
  open(): void;
  drop(byServer?: boolean): void;
  refuse(): void;
  beat(): void;
  /** The host sends an event in the wire's form. */
  say<N extends EventName>(
    name: N,
    payload: EventPayload<N>,
    meta?: { seq?: number; asOf?: string },
    acknowledge?: () => void,
  ): void;
  /** The host sends whatever it likes. */
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
      // JSON, as over a wire: nothing is shared between the host and the console.
      const written = writeEvent(name, payload);
      const wire: unknown = written === undefined ? undefined : JSON.parse(JSON.stringify(written));
      const second = meta ?? (acknowledge ? {} : undefined);
      sayRaw(name, ...[wire, second, acknowledge].slice(0, acknowledge ? 3 : second ? 2 : 1));
    },
    sayRaw,
  };
}
