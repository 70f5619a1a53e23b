import { attendanceApi } from '@/console/api/attendance';
import { isApiError } from '@/console/api/apiError';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import type { Deed } from '@/console/shared/deeds/deed';
import { selectText } from '@/console/shared/text/useText';

/**
 * Asks, ends the attendance and says how it went (behaviour: finish). A chat that left meanwhile, because somebody
 * else ended it or took it, is not to be tried again: that is said instead.
 */
export const finish =
  (chatId: string): Deed =>
  async (dispatch, getState, { dialogs, notifier }) => {
    const { actions, chat, notices } = selectText(getState());
    // How it went this time takes the place of how it went before.
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
    } else if (isApiError(answer.error) && answer.error.status === 404 && !isThere()) {
      notifier.notify({ variant: 'info', text: chat.notThere, key });
    } else {
      notifier.notify({ variant: 'error', text: notices.finishFailed, key });
    }
  };
