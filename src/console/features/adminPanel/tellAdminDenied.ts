import { isApiError } from '@/console/api/apiError';
import { readProfile } from '@/console/shared/rereads/readNow';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';

/**
 * Shows 'Acesso negado' if the host refused an administrator's call (behaviour: admin-panel, dashboard-failed), and
 * re-reads the profile: once it says that the person is not an administrator, the routes lead them away from these
 * screens.
 *
 * @returns whether the error was such a refusal.
 */
export const tellAdminDenied =
  (error: unknown): AppThunk<boolean> =>
  (dispatch, getState, { notifier }) => {
    if (!isApiError(error) || error.status !== 403) return false;
    const text = selectText(getState()).notices.adminOnly;
    notifier.notify({ variant: 'error', text, key: 'adminOnly' });
    void dispatch(readProfile());
    return true;
  };
