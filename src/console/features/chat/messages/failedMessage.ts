/** What its writer may do with a message that failed (behaviour: failed-message). */
import { draftChanged, selectDraft } from '@/console/entities/drafts/draftsSlice';
import { selectOutbox } from '@/console/entities/outbox/outboxSelectors';
import { messageGivenUp, messageRequeued } from '@/console/entities/outbox/outboxSlice';
import { copyAndSay } from '@/console/shared/notices/copyAndSay';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk, RootState } from '@/console/store/types';

/** @returns the failed message of that key; undefined when it is being sent again, or gone. */
const failedMessage = (state: RootState, key: string) =>
  selectOutbox(state).find((entry) => entry.key === key && entry.status === 'failed');

/**
 * 'Tentar novamente': puts it back into the queue (behaviour: outbox-states). The outbox then sends it.
 *
 * @param key the key of the outbox entry.
 */
export const retryMessage =
  (key: string): AppThunk =>
  (dispatch, getState) => {
    if (failedMessage(getState(), key) !== undefined) dispatch(messageRequeued({ key }));
  };

/** 'Copiar': its text goes to the clipboard; the message stays. */
export const copyMessage =
  (key: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const failed = failedMessage(getState(), key);
    if (failed !== undefined) await dispatch(copyAndSay(failed.text));
  };

/** 'Editar': takes it back into the input, above what is typed there already, so that nothing is lost. */
export const editMessage =
  (key: string): AppThunk =>
  (dispatch, getState) => {
    const failed = failedMessage(getState(), key);
    if (failed === undefined) return;
    const { chatId, text } = failed;
    const typed = selectDraft(getState(), chatId);
    dispatch(messageGivenUp({ key }));
    dispatch(draftChanged({ chatId, draft: typed.trim() === '' ? text : `${text}\n\n${typed}` }));
  };

/** 'Descartar': gives it up, when the person says so. */
export const discardMessage =
  (key: string): AppThunk =>
  (dispatch, getState, { dialogs }) => {
    if (failedMessage(getState(), key) === undefined) return;
    if (dialogs.confirm(selectText(getState()).chat.confirmDiscard)) {
      dispatch(messageGivenUp({ key }));
    }
  };
