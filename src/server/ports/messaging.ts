import type { Transaction } from '@/server/db/openDatabase';
import type { Emit } from '@/server/realtime/emit';

/** A picture, video or sound: its address under /media, and its type. */
export interface Media {
  path: string;
  mimetype: string;
}

/** A sender from outside, as the messaging app knows them. */
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
  /** Given when the contact has already referred friends; used for a new chat only. */
  referrals?: Referrals;
  body: string;
  /** The member of a group who wrote it; null in a chat with one person. */
  author: string | null;
  media: Media | null;
}

export interface OutgoingMessage {
  chatId: string;
  body: string;
  media: Media | null;
  /** The person who wrote it in the console; null when the flow did. */
  agenteId: string | null;
}

export interface MessagingStatus {
  connected: boolean;
  /** The text whose QR code pairs the app; null while connected, or until a code exists. */
  qr: string | null;
}

export type IncomingListener = (
  tx: Transaction,
  emit: Emit,
  message: IncomingMessage,
) => Promise<void>;

/** The messaging app (wire: embedded-parts). */
export interface MessagingPort {
  /** Hands a stored message over for delivery: it is sent if and when `tx` commits. */
  deliver(tx: Transaction, message: OutgoingMessage): Promise<void>;
  status(): MessagingStatus;
  /**
   * Called when every chat is removed: the embedded app also removes its data of the other ends. A real app stores
   * none.
   */
  forgetChats(tx: Transaction): Promise<void>;
  /** Sets the one listener that stores incoming messages. It is called in a separate transaction for each message. */
  onIncoming(listener: IncomingListener): void;
}
