import type { Transaction } from '@/server/db/openDatabase';
import type { Emit } from '@/server/realtime/emit';

/** A picture, video or sound: its address under /media, and what it is. */
export interface Media {
  path: string;
  mimetype: string;
}

/** Who writes from outside, as the messaging app knows them. */
export interface Contact {
  chatId: string;
  name: string;
  /** Digits only. */
  number: string;
  isGroup: boolean;
  profilePicPath: string | null;
}

/** A customer's referral counters at their first contact. */
export interface Referrals {
  cuponsGratis: number;
  total: number;
  limite: number;
}

export interface IncomingMessage {
  contact: Contact;
  /** Given when the contact comes with friends they brought; counts for a new chat only. */
  referrals?: Referrals;
  body: string;
  /** Who of a group wrote it; null in a chat with one person. */
  author: string | null;
  media: Media | null;
}

export interface OutgoingMessage {
  chatId: string;
  body: string;
  media: Media | null;
  /** Who wrote it at the console; null when the flow did. */
  agenteId: string | null;
}

export interface MessagingStatus {
  connected: boolean;
  /** The text whose QR code pairs the app; null while connected, or until one is there. */
  qr: string | null;
}

export type IncomingListener = (
  tx: Transaction,
  emit: Emit,
  message: IncomingMessage,
) => Promise<void>;

/** The messaging app (wire: embedded-parts). */
export interface MessagingPort {
  /** Hands a stored message over for delivery: it leaves when, and only if, `tx` commits. */
  deliver(tx: Transaction, message: OutgoingMessage): Promise<void>;
  status(): MessagingStatus;
  /** Every chat is removed here: what the embedded app keeps of its other ends goes with them. A real one keeps nothing. */
  forgetChats(tx: Transaction): Promise<void>;
  /** One listener: who stores what comes in. Called in a transaction of its own a message. */
  onIncoming(listener: IncomingListener): void;
}
