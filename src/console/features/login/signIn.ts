import { isApiError, serverText } from '@/console/api/apiError';
import { authApi, isSignedIn, type Challenged } from '@/console/api/auth';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';

/** How a sign-in ended. 'refused': e-mail or password is wrong; with a ticket where a code is asked for. */
export type SignInOutcome = 'signedIn' | 'refused' | 'failed' | Challenged;

const FAILED = 'loginFailed';
/** The host's status for a wrong e-mail or password (wire: login). */
const WRONG = 401;

/**
 * Signs in with an e-mail and a password, which go through the vault and never into an action. Reports the result:
 * success, the server's words, or that it failed (behaviour: login-success, login-failed). A second press does nothing
 * (behaviour: one-press). Success takes the words of an earlier failure away (behaviour: fault-mended).
 *
 * @returns how it ended; with a ticket where a code is asked for (behaviour: second-factor-login)
 */
export const signIn =
  (email: string, senha: string): AppThunk<Promise<SignInOutcome>> =>
  async (dispatch, getState, { notifier, presses, vault }) => {
    let outcome: SignInOutcome = 'failed';
    await presses.once('login', async () => {
      const credentials = vault.put({ fields: { email: email.trim(), senha } });
      const { login } = authApi.endpoints;
      const { data, error } = await dispatch(login.initiate({ credentials }, { track: false }));
      if (data !== undefined) notifier.dismiss(FAILED);
      if (data !== undefined && !isSignedIn(data)) {
        outcome = data;
        return;
      }
      const words = selectText(getState());
      if (data !== undefined) {
        outcome = 'signedIn';
        notifier.notify({ variant: 'success', text: words.notices.signedIn });
        return;
      }
      const text = serverText(error) ?? words.login.failed;
      notifier.notify({ variant: 'error', text, key: FAILED });
      if (isApiError(error) && error.status === WRONG) outcome = 'refused';
    });
    return outcome;
  };
