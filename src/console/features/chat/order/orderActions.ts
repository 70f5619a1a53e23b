import { createAction } from '@reduxjs/toolkit';

/** An order of the open chat's customer. */
interface OfOrder {
  chatId: string;
  pedidoId: string;
}

/** 'Verificar' was pressed: is this payment there? */
export const verifyRequested = createAction<OfOrder>('chat/verifyRequested');
/** 'Reembolsar' was pressed; it asks before it gives anything back. */
export const refundRequested = createAction<OfOrder>('chat/refundRequested');
