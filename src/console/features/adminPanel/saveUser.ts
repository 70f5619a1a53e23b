import { usersApi } from '@/console/api/users';
import { isToBeTold, serverText } from '@/console/api/apiError';
import type { PersonEdit } from '@/console/shared/forms/personEdit';
import type { AppThunk } from '@/console/store/types';
import { selectSideText } from '@/console/shared/text/useSideText';
import type { User } from '@/contract/entities/user';
import { tellAdminDenied } from './tellAdminDenied';
import { entryOf } from './userEdit';

/**
 * Saves an edit of `shown` that has no fault, and reports the result. The call always sends name and phone, so the list
 * is read again right before: otherwise untouched fields would undo what somebody else saved meanwhile.
 *
 * @returns whether it was saved.
 */
export const saveUser =
  (shown: User, edit: PersonEdit): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { notifier, vault }) => {
    const { listUsers, updateUser } = usersApi.endpoints;
    const failed = (error: unknown) => {
      if (dispatch(tellAdminDenied(error))) return false;
      if (!isToBeTold(error)) return false;
      const text = serverText(error) ?? selectSideText(getState()).adminPanel.saveFailed;
      notifier.notify({ variant: 'error', text, key: 'user' });
      return false;
    };
    const read = await dispatch(
      listUsers.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (read.isError) return failed(read.error);
    // If the user is gone, the host reports it.
    const now = read.data?.items.find(({ id }) => id === shown.id) ?? shown;
    const { foto, ...fields } = entryOf(edit, now);
    const form = vault.put({ fields, foto });
    const saving = updateUser.initiate({ userId: shown.id, form }, { track: false });
    const { data, error } = await dispatch(saving);
    if (error !== undefined || data.success === false) return failed(error);
    const { adminPanel } = selectSideText(getState());
    notifier.notify({ variant: 'success', text: adminPanel.saved, key: 'user' });
    return true;
  };
