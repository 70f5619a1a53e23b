import { attendanceApi } from '@/console/api/attendance';
import { isApiError, isToBeTold } from '@/console/api/apiError';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import type { Deed } from '@/console/shared/deeds/deed';
import { selectText } from '@/console/shared/text/useText';

/**
 * Asks for confirmation, ends the attendance and reports the result (behaviour: finish). If the chat left meanwhile
 * because somebody else ended or took it, the notice says that and does not suggest a retry.
 */
export const finish =
  (chatId: string): Deed =>
  async (dispatch, getState, { dialogs, notifier }) => {
    const { actions, chat, notices } = selectText(getState());
    // One key per chat: the result of this try replaces the notice of the try before.
    const key = `finish:${chatId}`;
    const isThere = () => selectConversation(getState(), chatId) !== null;
    if (!isThere() || !dialogs.confirm(actions.confirmFinish)) return;
    const answer = await dispatch(
      attendanceApi.endpoints.finishAttendance.initiate({ chatId }, { track: false }),
    );
    if (answer.error === undefined) {
      notifier.notify(
        answer.data.success === true
          ? { variant: 'success', text: notices.attendanceFinished, key }
          : { variant: 'error', text: notices.finishRefused, key },
      );
    } else if (!isToBeTold(answer.error)) {
      return;
    } else if (isApiError(answer.error) && answer.error.status === 404 && !isThere()) {
      notifier.notify({ variant: 'info', text: chat.notThere, key });
    } else {
      notifier.notify({ variant: 'error', text: notices.finishFailed, key });
    }
  };
