import { downloaded, oncePressed, type Deed } from '@/console/shared/deeds/deed';

/** The key of the call that takes a chat back which is being handed over. */
export const cancellingCall = (chatId: string): string => `transfer:${chatId}`;

/** 'Cancelar transferência' (behaviour: transfer-pending). */
export const cancelTransfer = (chatId: string): Deed =>
  oncePressed(
    cancellingCall(chatId),
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "chat-actions" */ './takeBack')).takeBack(chatId),
      'takeBackFailed',
    ),
  );
