import { useState } from 'react';
import { tellFault } from '@/console/shared/notices/formFaults';
import { useEntryDispatch } from '@/console/store/hooks';
import { useEntryWords } from '@/console/shared/text/useEntryWords';
import { OtherWay } from '@/console/ui/OtherWay';
import { loginFault } from '@/domain/validation/login';
import { LoginView } from './LoginView';

interface LoginPageProps {
  email: string;
  onEmail: (email: string) => void;
  /**
   * Signs in. @returns whether the password was right, and something else comes in the place of the form; the reason of a
   * failure has been shown by then.
   */
  onSignIn: (email: string, senha: string) => Promise<boolean>;
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

  const submit = async (email: string, senha: string) => {
    const fault = loginFault({ email, senha });
    if (fault !== null) {
      dispatch(tellFault(fault));
      return;
    }
    setBusy(true);
    // Once signed in the form stays busy until the console opens.
    if (!(await props.onSignIn(email, senha))) setBusy(false);
  };
  return (
    <LoginView
      text={text.login}
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
