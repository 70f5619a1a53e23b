import { authApi } from '@/console/api/auth';
import type { AppThunk } from '@/console/store/types';

/**
 * Signs in with an e-mail and a password, which go through the vault and never into an action. Listeners say how it
 * went and lead on. @returns false when the host refused or did not answer
 */
export const signIn =
  (email: string, senha: string): AppThunk<Promise<boolean>> =>
  async (dispatch, _getState, { vault }) => {
    const credentials = vault.put({ fields: { email: email.trim(), senha } });
    const { login } = authApi.endpoints;
    const { error } = await dispatch(login.initiate({ credentials }, { track: false }));
    return error === undefined;
  };
