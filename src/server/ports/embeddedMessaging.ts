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

/** A QR code appears this long after the app was disconnected. */
export const QR_AFTER_MS = 1_500;

/** The demo's messaging app: the simulator is at its other end. */
export interface EmbeddedMessaging extends MessagingPort {
  /** Reads whether the app was connected when the server stopped. Call it before anything asks for the status. */
  load(): Promise<void>;
  /** Unpairs the phone: everybody is told, and a QR code follows soon. Does nothing when it is already unpaired. */
  disconnect(): Promise<void>;
  /** Pairs the phone. Does nothing when it is already paired. */
  connect(): Promise<void>;
  /** Receives a message from outside. */
  receive(tx: Transaction, emit: Emit, message: IncomingMessage): Promise<void>;
  /** Sets the one listener that reads each delivered message, in the transaction of the delivery. */
  onDelivered(listener: (tx: Transaction, message: OutgoingMessage) => Promise<void>): void;
  /**
   * Sets the one listener that is called when all chats are removed, so that the simulated customers are removed too.
   */
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
