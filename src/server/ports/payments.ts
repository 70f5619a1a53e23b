import type { Cents, EpochMs } from '@/contract/wire';
import type { Transaction } from '@/server/db/openDatabase';
import type { Emit } from '@/server/realtime/emit';
import type { ChargeStatus } from '@/domain/chargeStatus';

/** A PIX charge as the payer sees it. */
export interface Charge {
  pixId: string;
  /** The 'copia e cola' text; the QR code encodes it. */
  copiaECola: string;
  expiresAt: EpochMs;
}

/**
 * The bank reports every status that a charge takes without our asking: paid, in time or late (also after `expired`,
 * and after we cancelled it); run out; taken back, by the bank or the payer. It reports each at least once, perhaps
 * again after a restart: the listener must take a repeat as no change.
 */
export interface ChargeSettled {
  pixId: string;
  status: 'paid' | 'expired' | 'refunded';
}

export type SettledListener = (
  tx: Transaction,
  emit: Emit,
  settled: ChargeSettled,
) => Promise<void>;

/**
 * The bank (wire: embedded-parts). Amounts are integer cents. A charge is created and cancelled in the transaction of
 * its order. Later questions go to an external system, outside any transaction (wire: outside-parties): it may take
 * long, fail, or have its answer lost.
 */
export interface PaymentsPort {
  /** @throws RangeError when `amount` is not a whole number of cents above 0. */
  createCharge(tx: Transaction, charge: { amount: Cents; description: string }): Promise<Charge>;
  /** The status of a charge; null: the bank does not know it. */
  verify(pixId: string): Promise<ChargeStatus | null>;
  /**
   * Ends an open charge, so that nobody should pay it; a payment that is under way may still arrive, and is reported. A
   * decided charge does not change.
   */
  cancel(tx: Transaction, pixId: string): Promise<void>;
  /**
   * Gives a paid charge's money back, once: a repeat with the same key returns true again and moves nothing.
   *
   * @returns false for a definite refusal: there is nothing to give back, it was refunded under another key, or it was
   * taken back. A rejection is not an answer: the money may have moved.
   */
  refund(pixId: string, idempotencyKey: string): Promise<boolean>;
  /** Sets the one listener that settles the order. Called in the bank's transaction, before the settlement is final. */
  onSettled(listener: SettledListener): void;
  /** Reports what nobody has taken over yet. Runs when a process starts, after `onSettled`. */
  resume(): Promise<void>;
}
