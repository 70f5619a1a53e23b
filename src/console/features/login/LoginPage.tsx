import { useState } from 'react';
import { dropFault, tellFault } from '@/console/shared/notices/formFaults';
import { useEntryDispatch } from '@/console/store/hooks';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { OtherWay } from '@/console/ui/OtherWay';
import { loginFault, missingLoginFields } from '@/domain/validation/login';
import { LoginView, type LoginFaults, type LoginField } from './LoginView';

/** How a try ended. 'entered': the password was right, and something else comes in the place of the form. */
export type LoginOutcome = 'entered' | 'refused' | 'failed';

interface LoginPageProps {
  email: string;
  onEmail: (email: string) => void;
  /** Signs in. @returns how it ended; the reason of a failure has been shown by then. */
  onSignIn: (email: string, senha: string) => Promise<LoginOutcome>;
  /** Whether 'Cadastre-se' is offered: not where registration is closed (wire: registration). */
  mayRegister: boolean;
  /** Called when 'Cadastre-se' is pressed. */
  onRegister: () => void;
  /** Called when 'Cadastre-se' may be pressed soon, so that its screen can be loaded ahead. */
  onRegisterNear: () => void;
}

/** The login screen (behaviour: login-form). The route's guard redirects a signed-in person away from it. */
export function LoginPage(props: LoginPageProps) {
  const text = useEntryWords();
  const dispatch = useEntryDispatch();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<LoginFaults>({});

  const mend = (field: LoginField) =>
    setFaults((before) => (field in before ? { ...before, [field]: undefined } : before));
  const submit = async (email: string, senha: string) => {
    const fault = loginFault({ email, senha });
    if (fault !== null) {
      const said = dispatch(tellFault(fault));
      const missing = missingLoginFields({ email, senha });
      setFaults(Object.fromEntries(missing.map((field) => [field, said])));
      return;
    }
    dispatch(dropFault());
    setFaults({});
    setBusy(true);
    const outcome = await props.onSignIn(email, senha);
    // Once signed in the form stays busy until the console opens.
    if (outcome === 'entered') return;
    setBusy(false);
    // Which of the two is wrong the host does not say (wire: login-timing).
    if (outcome === 'refused') setFaults({ senha: text.login.check });
  };
  return (
    <LoginView
      product={text.app.name}
      text={text.login}
      faults={faults}
      onType={mend}
      email={props.email}
      onEmail={props.onEmail}
      busy={busy}
      onSubmit={(email, senha) => void submit(email, senha)}
      footer={
        props.mayRegister ? (
          <OtherWay
            question={text.login.noAccount}
            label={text.login.register}
            disabled={busy}
            onClick={props.onRegister}
            onNear={props.onRegisterNear}
          />
        ) : null
      }
    />
  );
}
