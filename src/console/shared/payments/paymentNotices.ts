/** Names of notices: of one order one stands, whether it was asked about here or told by the host. */
export const paidNotice = (pedidoId: string) => `paid:${pedidoId}`;
export const expiredNotice = (pedidoId: string) => `expired:${pedidoId}`;
export const refundedNotice = (pedidoId: string) => `refunded:${pedidoId}`;
