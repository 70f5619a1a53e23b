import { attendanceApi } from '@/console/api/attendance';
import { isApiError, isToBeTold, isUnanswered } from '@/console/api/apiError';
import { selectConversation } from '@/console/entities/conversations/conversationsSelectors';
import type { Deed } from '@/console/shared/deeds/deed';
import { runCall } from '@/console/shared/deeds/runCall';
import { readMessages } from '@/console/shared/rereads/readNow';
import { selectText } from '@/console/shared/text/useText';
import { automationCall } from './automationCall';

/**
 * Pauses the chat's automatic flow, or lets it go on (behaviour: automation-pause). A failure is said; when no answer
 * came, the chat is read again, because the host may have done it.
 */
export const setAutomation =
  (chatId: string, paused: boolean): Deed =>
  async (dispatch, getState, { notifier }) => {
    const { chat, notices } = selectText(getState());
    const key = `automation:${chatId}`;
    const answer = await dispatch(
      runCall(
        attendanceApi.endpoints.setAutomation,
        { chatId, paused },
        automationCall(chatId, paused),
      ),
    );
    const { error } = answer;
    if (error === undefined ? answer.data.success !== false : !isToBeTold(error)) return;
    const isThere = selectConversation(getState(), chatId) !== null;
    if (isApiError(error) && error.status === 404 && !isThere) {
      notifier.notify({ variant: 'info', text: chat.notThere, key });
      return;
    }
    const text = paused ? notices.pauseFailed : notices.resumeFailed;
    notifier.notify({ variant: 'error', text, key });
    if (isUnanswered(error) && isThere) void dispatch(readMessages(chatId));
  };
