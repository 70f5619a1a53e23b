import { attendanceApi } from '@/console/api/attendance';
import { isApiError } from '@/console/api/apiError';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import type { AppListenerApi } from '@/console/store/listening';
import { selectText } from '@/console/shared/text/useText';

/**
 * 'Encerrar': asks, ends the attendance and says how it went (behaviour: finish). A chat that left
 * meanwhile, ended or taken away by somebody else, is not to be tried again: that is said instead.
 */
export async function finish({ chatId }: { chatId: string }, api: AppListenerApi): Promise<void> {
  const { actions, chat, notices } = selectText(api.getState());
  const { dialogs, notifier } = api.extra;
  // How it went this time takes the place of how it went before.
  const key = `finish:${chatId}`;
  const isThere = () => selectConversation(api.getState(), chatId) !== null;
  if (!isThere() || !dialogs.confirm(actions.confirmFinish)) return;
  const answer = await api.dispatch(
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
}
