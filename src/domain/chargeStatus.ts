/** The status of a PIX charge at the bank. */
export const CHARGE_STATUSES = ['open', 'paid', 'expired', 'cancelled', 'refunded'] as const;
export type ChargeStatus = (typeof CHARGE_STATUSES)[number];
