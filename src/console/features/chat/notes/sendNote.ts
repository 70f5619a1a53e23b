import { isToBeTold } from '@/console/api/apiError';
import { conversationsApi } from '@/console/api/conversations';
import { noteSendingStarted, selectNoteDraft } from '@/console/entities/noteDrafts/noteDraftsSlice';
import type { Deed } from '@/console/shared/deeds/deed';
import { runCall } from '@/console/shared/deeds/runCall';
import { selectText } from '@/console/shared/text/useText';
import { noteCall } from './noteDeeds';

/**
 * Sends the chat's note to the host, which tells everybody who sees the chat. A failure is said, and the text stays in
 * the input; sent again it has the same key, so that a note whose answer was lost is not written twice.
 */
export const sendNote =
  (chatId: string): Deed =>
  async (dispatch, getState, { newId, notifier }) => {
    const draft = selectNoteDraft(getState(), chatId);
    const text = draft.text.trim();
    if (text === '') return;
    const key = draft.key ?? newId();
    dispatch(noteSendingStarted({ chatId, key }));
    const { data, error } = await dispatch(
      runCall(conversationsApi.endpoints.addNote, { chatId, text, key }, noteCall(chatId)),
    );
    if (error === undefined ? data.success !== false : !isToBeTold(error)) return;
    const { noteFailed } = selectText(getState()).notices;
    notifier.notify({ variant: 'error', text: noteFailed, key: noteCall(chatId) });
  };
