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

/** The bank says that a charge was decided. Told once a charge. */
export interface ChargeSettled {
  pixId: string;
  status: 'paid' | 'expired';
}

export type SettledListener = (
  tx: Transaction,
  emit: Emit,
  settled: ChargeSettled,
) => Promise<void>;

/**
 * The bank (wire: embedded-parts). Amounts are integer cents. A charge is made and cancelled in the transaction of its
 * order. What is asked about one later is asked of an outside party, outside any transaction (wire: outside-parties):
 * it may take long, fail, or answer to nobody.
 */
export interface PaymentsPort {
  /** @throws RangeError when `amount` is not a whole number of cents above 0. */
  createCharge(tx: Transaction, charge: { amount: Cents; description: string }): Promise<Charge>;
  /** null: the bank knows no such charge. */
  verify(pixId: string): Promise<ChargeStatus | null>;
  /** Makes an open charge unpayable. Decided ones stay. */
  cancel(tx: Transaction, pixId: string): Promise<void>;
  /**
   * Gives a paid charge's money back, once: a repeat with the same key answers true again and moves nothing.
   *
   * @returns false for a definite no: there is nothing to give back, or it was refunded under another key. A rejection
   *   is no answer: the money may have moved.
   */
  refund(pixId: string, idempotencyKey: string): Promise<boolean>;
  /** One listener: who settles the order. Called in the bank's transaction, before the settlement is final. */
  onSettled(listener: SettledListener): void;
}
