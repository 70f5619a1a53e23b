import { downloaded, oncePressed, type Deed } from '@/console/shared/deeds/deed';
import { selectIsRunning } from '@/console/shared/deeds/runCall';
import type { RootState } from '@/console/store/types';

/** The key of the call that writes a note into this chat. */
export const noteCall = (chatId: string): string => `note:${chatId}`;

/** @returns whether the chat's note is on its way. */
export const selectIsSavingNote = (state: RootState, chatId: string): boolean =>
  selectIsRunning(state, noteCall(chatId));

/** Writes what stands in the input as a note into the chat (behaviour: notes). */
export const saveNote = (chatId: string): Deed =>
  oncePressed(
    noteCall(chatId),
    downloaded(
      async () =>
        (await import(/* webpackChunkName: "chat-actions" */ './sendNote')).sendNote(chatId),
      'noteFailed',
    ),
  );
