import { useState } from 'react';
import type { VaultRef } from '@/console/lib/vault';
import { dropFault, tellFault } from '@/console/shared/notices/formFaults';
import { useAccountText } from '@/console/shared/text/useAccountText';
import { useAppDispatch } from '@/console/store/hooks';
import { LoginCodeView, type CodeKind } from './LoginCodeView';
import { forgetChallenge, sendCode } from './sendCode';

interface LoginCodeProps {
  /** What the right password was answered with. */
  challenge: VaultRef;
  /** Called when the password is asked for anew. */
  onBack: () => void;
}

/** The second step of a sign-in (behaviour: second-factor-login). The session's listener leaves it once signed in. */
export function LoginCode({ challenge: first, onBack }: LoginCodeProps) {
  const { app, loginCode } = useAccountText();
  const dispatch = useAppDispatch();
  const [challenge, setChallenge] = useState(first);
  const [kind, setKind] = useState<CodeKind>('app');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const submit = async (codigo: string) => {
    if (codigo.trim() === '') {
      setFault(dispatch(tellFault('login.required')));
      return;
    }
    dispatch(dropFault());
    setFault(null);
    setBusy(true);
    const outcome = await dispatch(sendCode(challenge, codigo));
    if (outcome === 'signedIn') return;
    setBusy(false);
    if (outcome === 'over') {
      onBack();
      return;
    }
    setChallenge(outcome.challenge);
    setFault(outcome.refusal);
  };
  return (
    <LoginCodeView
      key={kind}
      product={app.name}
      text={loginCode}
      kind={kind}
      busy={busy}
      fault={fault}
      onType={() => setFault(null)}
      onKind={(next) => {
        setKind(next);
        setFault(null);
      }}
      onSubmit={(codigo) => void submit(codigo)}
      onBack={() => {
        dispatch(forgetChallenge(challenge));
        onBack();
      }}
    />
  );
}
