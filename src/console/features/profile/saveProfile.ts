import { isApiError, isToBeTold, serverText } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { isPasswordRefused } from '@/console/shared/forms/passwordRefused';
import { readProfile } from '@/console/shared/rereads/readNow';
import type { AppThunk } from '@/console/store/types';
import { selectAccountText } from '@/console/shared/text/useAccountText';
import { selectText } from '@/console/shared/text/useText';
import { phoneDigits } from '@/domain/phone';
import { entryOf, type ProfileEdit } from './profileEdit';

/**
 * The result of saving. With `refused` the host found a fault in the entry, and said this of it; 'passwordRefused' is one
 * in the new password.
 */
export type ProfileOutcome = 'saved' | 'passwordRefused' | 'failed' | { refused: string };

/**
 * Saves an edit that has no fault. The call sends the whole profile, so the profile is read again right before:
 * otherwise untouched fields would undo an administrator's change. Afterwards the session holds the changed person, and
 * the token store the new token if the password changed. Reports the result: success, the server's words, or 'Erro ao
 * atualizar perfil' (behaviour: profile-failed).
 */
export const saveProfile =
  (edit: ProfileEdit): AppThunk<Promise<ProfileOutcome>> =>
  async (dispatch, getState, { notifier, vault }) => {
    const isRead = await dispatch(readProfile());
    const user = selectUser(getState());
    // The person signed out meanwhile, which has its own notice.
    if (user === null) return 'failed';
    if (!isRead) {
      const text = selectText(getState()).notices.profileFailed;
      notifier.notify({ variant: 'error', text, key: 'profile' });
      return 'failed';
    }
    const { foto, ...entry } = entryOf(edit, user);
    const form = vault.put({
      fields: {
        ...entry,
        nome: entry.nome.trim(),
        telefone: phoneDigits(entry.telefone),
        chavePix: entry.chavePix.trim(),
      },
      foto,
    });
    const saving = authApi.endpoints.updateProfile.initiate({ form }, { track: false });
    const { error } = await dispatch(saving);
    const { notices, profile } = selectAccountText(getState());
    if (error === undefined) {
      notifier.notify({ variant: 'success', text: profile.saved, key: 'profile' });
      return 'saved';
    }
    if (!isToBeTold(error)) return 'failed';
    const text = serverText(error) ?? notices.profileFailed;
    notifier.notify({ variant: 'error', text, key: 'profile' });
    if (isPasswordRefused(error)) return 'passwordRefused';
    return isApiError(error) && error.status === 400 ? { refused: text } : 'failed';
  };
