import { createAction } from '@reduxjs/toolkit';

interface OfChat {
  chatId: string;
}

/** 'Encerrar' was chosen; it asks before it ends anything. */
export const finishRequested = createAction<OfChat>('chat/finishRequested');
/** 'Reiniciar' was chosen; it asks before it resets anything. */
export const restartRequested = createAction<OfChat>('chat/restartRequested');
/** 'Resumir' was pressed. */
export const summarizeRequested = createAction<OfChat>('chat/summarizeRequested');
/** A detail of the order was clicked, to be copied; what it says is not in the action. */
export const detailCopyRequested = createAction<OfChat & { detail: 'name' | 'address' }>(
  'chat/detailCopyRequested',
);
