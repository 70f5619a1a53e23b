import * as v from 'valibot';
import type { Transaction } from '@/server/db/openDatabase';
import type { Emit } from '@/server/realtime/emit';
import { storedValue } from '@/server/db/rows/storedValues';
import type { TimerHandler } from '@/server/timers/timerRunner';
import type { Timers } from '@/server/timers/timers';
import type { EmbeddedBasis } from './basis';
import type {
  IncomingListener,
  IncomingMessage,
  MessagingPort,
  MessagingStatus,
  OutgoingMessage,
} from './messaging';

/** A QR code is there this long after the app was disconnected. */
export const QR_AFTER_MS = 1_500;

/** The messaging app of the demo: its other end is the simulator. */
export interface EmbeddedMessaging extends MessagingPort {
  /** Reads whether it was connected when the server stopped. Before anything asks for its status. */
  load(): Promise<void>;
  /** The phone is unpaired: everybody sees it, and a QR code soon after. Harmless when it is already. */
  disconnect(): Promise<void>;
  /** The phone is paired. Harmless when it is already. */
  connect(): Promise<void>;
  /** A message comes in from outside. */
  receive(tx: Transaction, emit: Emit, message: IncomingMessage): Promise<void>;
  /** One listener: who reads what was delivered, in the transaction of the delivery. */
  onDelivered(listener: (tx: Transaction, message: OutgoingMessage) => Promise<void>): void;
  /** One listener: who lives at the other ends of the chats, and ends with them. */
  onForgotten(listener: (tx: Transaction) => Promise<void>): void;
  timerHandlers: Readonly<Record<string, TimerHandler>>;
}

const storedStatus = storedValue<MessagingStatus>(
  'messaging.status',
  v.object({ connected: v.boolean(), qr: v.nullable(v.string()) }),
  { connected: true, qr: null },
);

const QR_TIMER = 'messaging.qr';

export function createEmbeddedMessaging(
  { clock, db, ids, uow }: EmbeddedBasis,
  timers: Timers,
): EmbeddedMessaging {
  let status: MessagingStatus = { connected: true, qr: null };
  let read: (tx: Transaction, message: OutgoingMessage) => Promise<void> = () => Promise.resolve();
  let forget: (tx: Transaction) => Promise<void> = () => Promise.resolve();
  let store: IncomingListener = () =>
    Promise.reject(new Error('Nobody stores what the messaging app brings'));

  async function change(tx: Transaction, emit: Emit, next: MessagingStatus): Promise<void> {
    await storedStatus.write(tx, next);
    emit.toEveryone('status', next);
  }

  return {
    status: () => status,
    load: async () => {
      status = await storedStatus.read(db);
    },

    disconnect: async () => {
      if (!status.connected) return;
      const next = { connected: false, qr: null };
      await uow.write(async (tx, emit) => {
        await change(tx, emit, next);
        const dueAt = clock.now() + QR_AFTER_MS;
        await timers.schedule(tx, { key: QR_TIMER, kind: QR_TIMER, dueAt, payload: {} });
      });
      status = next;
    },

    connect: async () => {
      if (status.connected) return;
      const next = { connected: true, qr: null };
      await uow.write(async (tx, emit) => {
        await timers.cancel(tx, QR_TIMER);
        await change(tx, emit, next);
        emit.toEveryone('ready', {});
      });
      status = next;
    },

    deliver: (tx, message) => read(tx, message),
    onDelivered: (listener) => {
      read = listener;
    },
    forgetChats: (tx) => forget(tx),
    onForgotten: (listener) => {
      forget = listener;
    },
    receive: (tx, emit, message) => store(tx, emit, message),
    onIncoming: (listener) => {
      store = listener;
    },

    timerHandlers: {
      [QR_TIMER]: async (tx, emit) => {
        const now = await storedStatus.read(tx);
        if (now.connected) return;
        const qr = `balcao-demo:${ids.token()}`;
        await change(tx, emit, { connected: false, qr });
        emit.toEveryone('qrCode', { qr });
        status = { connected: false, qr };
      },
    },
  };
}
