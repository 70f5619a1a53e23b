/** Keys of notices. The response to a check and the host's event share a key, so that one order shows one notice. */
export const paidNotice = (pedidoId: string) => `paid:${pedidoId}`;
export const expiredNotice = (pedidoId: string) => `expired:${pedidoId}`;
export const lateNotice = (pedidoId: string) => `late:${pedidoId}`;
export const refundedNotice = (pedidoId: string) => `refunded:${pedidoId}`;
