import { isApiError, isToBeTold } from '@/console/api/apiError';
import { attendanceApi } from '@/console/api/attendance';
import type { Deed } from '@/console/shared/deeds/deed';
import { runCall } from '@/console/shared/deeds/runCall';
import { selectText } from '@/console/shared/text/useText';
import { cancellingCall } from './transferDeeds';

/**
 * Takes a chat back that is being handed over. A failure is said; that somebody accepted just before, the event says
 * (transferListeners.ts).
 */
export const takeBack =
  (chatId: string): Deed =>
  async (dispatch, getState, { notifier }) => {
    const key = cancellingCall(chatId);
    const { data, error } = await dispatch(
      runCall(attendanceApi.endpoints.cancelTransfer, { chatId }, key),
    );
    if (error === undefined ? data.success !== false : !isToBeTold(error)) return;
    if (isApiError(error) && error.status === 404) return;
    const { takeBackFailed } = selectText(getState()).notices;
    notifier.notify({ variant: 'error', text: takeBackFailed, key });
  };
