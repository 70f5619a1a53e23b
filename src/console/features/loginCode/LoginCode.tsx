import { useState } from 'react';
import type { VaultRef } from '@/console/lib/vault';
import { tellFault } from '@/console/shared/notices/formFaults';
import { useText } from '@/console/shared/text/useText';
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
  const { loginCode } = useText();
  const dispatch = useAppDispatch();
  const [challenge, setChallenge] = useState(first);
  const [kind, setKind] = useState<CodeKind>('app');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const submit = async (codigo: string) => {
    if (codigo.trim() === '') {
      dispatch(tellFault('login.required'));
      return;
    }
    setBusy(true);
    const outcome = await dispatch(sendCode(challenge, codigo));
    if (outcome === 'signedIn') return;
    setBusy(false);
    if (outcome === 'over') {
      onBack();
      return;
    }
    setChallenge(outcome.challenge);
    setRefused(outcome.isRefused ? codigo : null);
  };
  return (
    <LoginCodeView
      key={kind}
      text={loginCode}
      kind={kind}
      busy={busy}
      refused={refused}
      onKind={setKind}
      onSubmit={(codigo) => void submit(codigo)}
      onBack={() => {
        dispatch(forgetChallenge(challenge));
        onBack();
      }}
    />
  );
}
