import { lazy, useRef, useState, useTransition } from 'react';
import { LoginPage, type LoginOutcome } from '@/console/features/login/LoginPage';
import type { KeptEntry } from '@/console/features/registration/registrationEntry';
import { selectEntryWords } from '@/console/shared/text/useEntryWords';
import type { VaultRef } from '@/console/lib/vault';
import type { EntryThunk } from '@/console/store/entry';
import { useAppDispatch, useEntryDispatch } from '@/console/store/hooks';
import { useDesk, type DeskLoader } from './deskLoader';

const loadRegistration = () =>
  import(/* webpackChunkName: "registration" */ '@/console/features/registration/RegistrationPage');

const loadCodeStep = () =>
  import(/* webpackChunkName: "login-code" */ '@/console/features/loginCode/LoginCode');

/** The form for a code. Its texts and its call are part of the desk, which the password has needed already. */
const LoginCode = lazy(async () => ({ default: (await loadCodeStep()).LoginCode }));

/** @returns the register form as a lazy component. Its texts and its call are part of the desk. */
const createRegistration = (desk: DeskLoader) =>
  lazy(async () => {
    const [page] = await Promise.all([loadRegistration(), desk.load()]);
    return { default: page.RegistrationPage };
  });

/** Starts downloads early. A failure is ignored here: the download is tried again, and reported, when it is needed. */
const ahead = (...downloads: Promise<unknown>[]) =>
  void Promise.all(downloads).catch(() => undefined);

/** Whether the host takes registrations (wire: registration). */
const isRegistrationOpen =
  (): EntryThunk<boolean> =>
  (_dispatch, _getState, { config }) =>
    config.registration !== 'closed';

/**
 * The page at /login: the login form, the form for a code after it, or the register form. The register form is downloaded when somebody opens it. The
 * fields keep their text when a person switches between the forms, except passwords; both forms share the e-mail
 * (behaviour: login-to-register).
 */
export function EntryPage() {
  const [form, setForm] = useState<'login' | 'registration'>('login');
  const [email, setEmail] = useState('');
  const [kept, setKept] = useState<KeptEntry | null>(null);
  const [, startSwitch] = useTransition();
  const desk = useDesk();
  const [RegistrationPage] = useState(() => createRegistration(desk));
  const [challenge, setChallenge] = useState<VaultRef | null>(null);
  const signIn = useSignIn((asked) => startSwitch(() => setChallenge(asked)));
  const tell = useEntryDispatch();
  const [mayRegister] = useState(() => tell(isRegistrationOpen()));
  const hasTyped = useRef(false);
  const switchTo = (next: typeof form) =>
    // A transition keeps this form on screen until the other one is rendered.
    startSwitch(() => setForm(next));
  const onRegister = async () => {
    try {
      await Promise.all([loadRegistration(), desk.load()]);
      switchTo('registration');
    } catch {
      tell(tellOffline());
    }
  };
  const onEmail = (typed: string) => {
    setEmail(typed);
    if (hasTyped.current) return;
    hasTyped.current = true;
    // Somebody who types here is about to sign in, so the desk will be needed.
    ahead(desk.load());
  };
  if (challenge !== null) {
    return <LoginCode challenge={challenge} onBack={() => setChallenge(null)} />;
  }
  return form === 'login' ? (
    <LoginPage
      email={email}
      onEmail={onEmail}
      onSignIn={signIn}
      mayRegister={mayRegister}
      onRegister={() => void onRegister()}
      onRegisterNear={() => ahead(loadRegistration(), desk.load())}
    />
  ) : (
    <RegistrationPage
      email={email}
      onEmail={setEmail}
      kept={kept}
      onKept={setKept}
      onLogin={() => switchTo('login')}
    />
  );
}

/**
 * @param onCodeAsked called when the password was right and a code is asked for.
 * @returns a function that signs in with the desk's code. A desk or a form for the code that cannot be downloaded is a
 * failure as well (behaviour: login-failed)
 */
function useSignIn(onCodeAsked: (challenge: VaultRef) => void) {
  const desk = useDesk();
  const dispatch = useAppDispatch();
  const tell = useEntryDispatch();
  return async (email: string, senha: string): Promise<LoginOutcome> => {
    try {
      const { signIn } = await desk.load();
      const outcome = await dispatch(signIn(email, senha));
      if (outcome === 'signedIn') return 'entered';
      if (typeof outcome === 'string') return outcome;
      await loadCodeStep();
      onCodeAsked(outcome.challenge);
      return 'entered';
    } catch {
      tell(tellLoginFailed());
      return 'failed';
    }
  };
}

const tellOffline =
  (): EntryThunk =>
  (_dispatch, getState, { notifier }) => {
    const text = selectEntryWords(getState()).app.offline;
    notifier.notify({ variant: 'error', text, key: 'registerForm' });
  };

const tellLoginFailed =
  (): EntryThunk =>
  (_dispatch, getState, { notifier }) => {
    const text = selectEntryWords(getState()).login.failed;
    notifier.notify({ variant: 'error', text, key: 'loginFailed' });
  };
