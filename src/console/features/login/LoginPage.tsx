import { authApi } from '@/console/api/auth';
import { faultFound } from '@/console/shared/notices/formFaults';
import { useAppDispatch, usePorts } from '@/console/store/hooks';
import { useEntryWords } from '@/console/shared/text/useText';
import { OtherWay } from '@/console/ui/OtherWay';
import { loginFault } from '@/domain/validation/login';
import { LoginView } from './LoginView';

interface LoginPageProps {
  email: string;
  onEmail: (email: string) => void;
  /** 'Cadastre-se' was pressed. */
  onRegister: () => void;
  /** It may be pressed soon. */
  onRegisterNear: () => void;
}

/** The login screen (behaviour: login-form). Who is signed in leaves it by the route's guard. */
export function LoginPage(props: LoginPageProps) {
  const text = useEntryWords();
  const dispatch = useAppDispatch();
  const { vault } = usePorts();
  const [login, { isLoading, isSuccess }] = authApi.useLoginMutation();
  const busy = isLoading || isSuccess;

  const submit = (email: string, senha: string) => {
    const fault = loginFault({ email, senha });
    if (fault !== null) dispatch(faultFound({ fault }));
    else void login({ credentials: vault.put({ fields: { email: email.trim(), senha } }) });
  };
  return (
    <LoginView
      text={text.login}
      email={props.email}
      onEmail={props.onEmail}
      busy={busy}
      onSubmit={submit}
      footer={
        <OtherWay
          question={text.login.noAccount}
          label={text.login.register}
          disabled={busy}
          onClick={props.onRegister}
          onNear={props.onRegisterNear}
        />
      }
    />
  );
}
