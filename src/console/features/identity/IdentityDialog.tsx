import { useState } from 'react';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useSending } from '@/console/shared/forms/useSending';
import { useAccountText } from '@/console/shared/text/useAccountText';
import { useAppDispatch, useAppSelector, usePorts } from '@/console/store/hooks';
import { IdentityDialogView } from './IdentityDialogView';
import { proveIdentity } from './proveIdentity';

/** Asks who is there, and answers the question (behaviour: confirm-identity). */
export function IdentityDialog() {
  const text = useAccountText();
  const dispatch = useAppDispatch();
  const { identity } = usePorts();
  const proof = useAppSelector((state) => selectUser(state)?.segundoFator === true)
    ? 'codigo'
    : 'senha';
  const [fault, setFault] = useState('');
  const { busy, send } = useSending('identity');
  const submit = (typed: string) =>
    send(async () => {
      const why = await dispatch(proveIdentity(proof, typed));
      if (why === null) identity.answer('confirmed');
      else setFault(why);
      return true;
    });
  return (
    <IdentityDialogView
      text={text}
      proof={proof}
      fault={fault}
      busy={busy}
      onSubmit={submit}
      onClose={() => {
        if (!busy) identity.answer('cancelled');
      }}
    />
  );
}
