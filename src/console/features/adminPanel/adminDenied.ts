import { isApiError } from '@/console/api/apiError';
import { readProfile } from '@/console/shared/rereads/readNow';
import type { AppThunk } from '@/console/store/types';
import { selectText } from '@/console/shared/text/useText';

/**
 * Says 'Acesso negado' where the host refused an administrator's call (behaviour: admin-panel, dashboard-failed), and
 * reads who the person is now: who is no administrator any more is led away from these screens by their routes.
 * @returns whether that was it.
 */
export const adminDenied =
  (error: unknown): AppThunk<boolean> =>
  (dispatch, getState, { notifier }) => {
    if (!isApiError(error) || error.status !== 403) return false;
    const text = selectText(getState()).notices.adminOnly;
    notifier.notify({ variant: 'error', text, key: 'adminOnly' });
    void dispatch(readProfile());
    return true;
  };
