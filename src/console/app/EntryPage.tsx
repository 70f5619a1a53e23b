import { lazy, useState, useTransition } from 'react';
import { LoginPage } from '@/console/features/login/LoginPage';
import type { KeptEntry } from '@/console/features/registration/registrationEntry';
import { withWords } from '@/console/text/texts';

const loadRegistration = () =>
  withWords(
    import(
      /* webpackChunkName: "registration" */ '@/console/features/registration/RegistrationPage'
    ),
  );

const RegistrationPage = lazy(async () => ({
  default: (await loadRegistration()).RegistrationPage,
}));

/** What may come to nothing is asked for again when it is needed, and tells then. */
const fetchAhead = () => void loadRegistration().catch(() => undefined);

/**
 * /login: the login form or the register form, which is loaded when it is asked for. What was typed stays while one
 * goes from one to the other, but for passwords; the e-mail is the same in both (behaviour: login-to-register).
 */
export function EntryPage() {
  const [form, setForm] = useState<'login' | 'registration'>('login');
  const [email, setEmail] = useState('');
  const [kept, setKept] = useState<KeptEntry | null>(null);
  const [, startSwitch] = useTransition();
  const switchTo = (next: typeof form) =>
    // Until the other form is there, this one stays.
    startSwitch(() => setForm(next));
  const shared = { email, onEmail: setEmail };
  return form === 'login' ? (
    <LoginPage
      {...shared}
      onRegister={() => switchTo('registration')}
      onRegisterNear={fetchAhead}
    />
  ) : (
    <RegistrationPage {...shared} kept={kept} onKept={setKept} onLogin={() => switchTo('login')} />
  );
}
