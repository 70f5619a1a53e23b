import { serverText } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';

/**
 * Signs in with an e-mail and a password, which go through the vault and never into an action. Reports the result:
 * success, the server's words, or that it failed (behaviour: login-success, login-failed). A second press does nothing
 * (behaviour: one-press).
 *
 * @returns whether it succeeded
 */
export const signIn =
  (email: string, senha: string): AppThunk<Promise<boolean>> =>
  async (dispatch, getState, { notifier, presses, vault }) => {
    let succeeded = false;
    await presses.once('login', async () => {
      const credentials = vault.put({ fields: { email: email.trim(), senha } });
      const { login } = authApi.endpoints;
      const { error } = await dispatch(login.initiate({ credentials }, { track: false }));
      succeeded = error === undefined;
      const words = selectText(getState());
      notifier.notify(
        succeeded
          ? { variant: 'success', text: words.notices.signedIn }
          : { variant: 'error', text: serverText(error) ?? words.login.failed, key: 'loginFailed' },
      );
    });
    return succeeded;
  };
