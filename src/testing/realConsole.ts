import { randomUUID } from 'node:crypto';
import { createAppStore, type AppStore } from '@/console/app/createAppStore';
import { openDesk } from '@/console/app/desk/openDesk';
import { selectSyncState } from '@/console/entities/connection/connectionSelectors';
import { selectOutbox } from '@/console/entities/outbox/outboxSelectors';
import { signedOut } from '@/console/entities/session/entrySession';
import { startSession } from '@/console/features/session/start';
import { queueMessage } from '@/console/features/chat/composer/queueMessage';
import { ioSocket } from '@/console/realtime/ioSocket';
import type { SocketLike } from '@/console/ports/socket';
import { createFakeWorld, type FakeWorld } from './fakePorts';

/** A console without its screens, in a browser of its own, on a server in another process. */
export interface RealConsole {
  store: AppStore;
  world: FakeWorld;
  sync: () => ReturnType<typeof selectSyncState>;
  send: (chatId: string, text: string) => void;
  /** How many of its messages the server has not acknowledged. */
  unsent: () => number;
  /** Loses its connection, and comes back at once. */
  reconnect: () => void;
  /** Leaves it here. Its token stays good, since other consoles may have it too. */
  close: () => void;
}

/** Signs a console in with a token; its clock, its calls and its socket are real. */
export async function openRealConsole(url: string, token: string): Promise<RealConsole> {
  const world = createFakeWorld({ fetch: (to, init) => fetch(to, init) });
  let socket: SocketLike | undefined;
  Object.assign(world.ports, {
    config: { ...world.ports.config, apiUrl: url, couponUrl: url },
    clock: {
      now: () => Date.now(),
      setTimeout: (fn: () => void, ms: number) => {
        const timer = setTimeout(fn, ms);
        return () => clearTimeout(timer);
      },
    },
    random: Math.random,
    newId: randomUUID,
    makeSocket: (to: string) => (socket = ioSocket(to)),
  } satisfies Partial<FakeWorld['ports']>);
  world.ports.tokens.set(token);
  const store = openDesk(createAppStore(world.ports), world.ports);
  await store.dispatch(startSession());
  return {
    store,
    world,
    sync: () => selectSyncState(store.getState()),
    send: (chatId, text) => void store.dispatch(queueMessage(chatId, text)),
    unsent: () => selectOutbox(store.getState()).length,
    reconnect: () => {
      socket?.disconnect();
      socket?.connect();
    },
    close: () => {
      world.ports.tokens.clear();
      store.dispatch(signedOut({ reason: 'left' }));
    },
  };
}
