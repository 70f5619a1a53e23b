import { isApiError, serverText } from '@/console/api/apiError';
import { authApi, type Challenged } from '@/console/api/auth';
import type { VaultRef } from '@/console/lib/vault';
import { selectText } from '@/console/shared/text/useText';
import type { AppThunk } from '@/console/store/types';

/** The result of a code. 'over': the password is asked for anew. Otherwise another code may be tried. */
export type CodeOutcome = 'signedIn' | 'over' | Retry;

interface Retry extends Challenged {
  /** What the server said of the code itself; null where it was not asked, or said something else. */
  refusal: string | null;
}

const FAILED = 'loginFailed';
/** The host's statuses for a challenge that is over, and for an account that is shut meanwhile (wire: login-code). */
const ENDS = [401, 403];
/** Its status for a code that is wrong or was used. */
const REFUSED = 400;

/**
 * Signs in with a code, which goes through the vault and never into an action. Reports the result: success, the server's
 * words, or that it failed. A second press does nothing (behaviour: one-press). Success takes the words of an earlier
 * failure away (behaviour: fault-mended).
 *
 * @param challenge the ticket of the last attempt; it is used up, and the outcome has the next.
 */
export const sendCode =
  (challenge: VaultRef, codigo: string): AppThunk<Promise<CodeOutcome>> =>
  async (dispatch, getState, { notifier, presses, vault }) => {
    let outcome: CodeOutcome = { challenge, refusal: null };
    await presses.once('loginCode', async () => {
      const desafio = vault.take(challenge)?.fields['desafio'];
      if (desafio === undefined) {
        outcome = 'over';
        return;
      }
      const answer = vault.put({ fields: { desafio, codigo: codigo.trim() } });
      const { loginCode } = authApi.endpoints;
      const { error } = await dispatch(loginCode.initiate({ answer }, { track: false }));
      const words = selectText(getState());
      if (error === undefined) {
        outcome = 'signedIn';
        notifier.dismiss(FAILED);
        notifier.notify({ variant: 'success', text: words.notices.signedIn });
        return;
      }
      const status = isApiError(error) ? (error.status ?? 0) : 0;
      const text = serverText(error) ?? words.login.failed;
      outcome = ENDS.includes(status)
        ? 'over'
        : {
            challenge: vault.put({ fields: { desafio } }),
            refusal: status === REFUSED ? text : null,
          };
      notifier.notify({ variant: 'error', text, key: FAILED });
    });
    return outcome;
  };

/** Forgets a challenge that is not answered. */
export const forgetChallenge =
  (challenge: VaultRef): AppThunk =>
  (_dispatch, _getState, { vault }) =>
    void vault.take(challenge);
