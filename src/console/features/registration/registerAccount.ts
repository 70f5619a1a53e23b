import { isApiError, serverText } from '@/console/api/apiError';
import { authApi } from '@/console/api/auth';
import { isPasswordRefused } from '@/console/shared/forms/passwordRefused';
import type { AppThunk } from '@/console/store/types';
import { selectAccountText } from '@/console/shared/text/useAccountText';
import { selectText } from '@/console/shared/text/useText';
import { phoneDigits } from '@/domain/phone';
import type { RegistrationEntry } from './registrationEntry';

/** The result of a registration. With `emailRefused`, what was said of it, the form asks for another e-mail. */
export type RegistrationOutcome =
  'registered' | 'passwordRefused' | 'failed' | { emailRefused: string };

const FAILED = 'registerFailed';
const MAYBE = 'maybeRegistered';

/** The host's status for an e-mail that is already in use (wire: register). */
const EMAIL_TAKEN = 409;
/**
 * The host's status for a faulty form. The form checks everything but the e-mail, so EMAIL_SHAPE decides whether that
 * is the fault.
 */
const BAD_FORM = 400;
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/**
 * Creates an account from a form without faults and signs in with it; the session's listener then opens the console.
 * Reports the result: success, which takes the words of an earlier failure away (behaviour: fault-mended), the server's
 * words, or 'Erro ao registrar' (behaviour: register-failed).
 */
export const registerAccount =
  (entry: RegistrationEntry): AppThunk<Promise<RegistrationOutcome>> =>
  async (dispatch, getState, { notifier, vault }) => {
    const { foto, senha } = entry;
    const form = vault.put({
      fields: {
        nome: entry.nome.trim(),
        email: entry.email.trim(),
        senha,
        telefone: phoneDigits(entry.telefone),
        chavePix: entry.chavePix.trim(),
      },
      foto,
    });
    const answer = await dispatch(authApi.endpoints.register.initiate({ form }, { track: false }));
    const { notices } = selectText(getState());
    if (answer.error === undefined) {
      const waits = answer.data.user.estado === 'pendente';
      const text = waits ? notices.registeredPending : notices.registered;
      for (const key of [FAILED, MAYBE]) notifier.dismiss(key);
      notifier.notify({ variant: 'success', text });
      return 'registered';
    }
    const text = serverText(answer.error) ?? notices.registerFailed;
    notifier.notify({ variant: 'error', text, key: FAILED });
    if (!isApiError(answer.error)) return 'failed';
    if (isPasswordRefused(answer.error)) return 'passwordRefused';
    const { kind, status } = answer.error;
    if (kind === 'network') {
      const { maybeRegistered } = selectAccountText(getState()).registration;
      notifier.notify({ variant: 'info', text: maybeRegistered, key: MAYBE });
    }
    const isBadEmail = status === BAD_FORM && !EMAIL_SHAPE.test(entry.email.trim());
    return isBadEmail || status === EMAIL_TAKEN ? { emailRefused: text } : 'failed';
  };
