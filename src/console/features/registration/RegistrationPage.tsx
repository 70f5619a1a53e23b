import { useState } from 'react';
import { usePhotoFaults } from '@/console/shared/forms/usePhotoFaults';
import { useSubmit } from '@/console/shared/forms/useSubmit';
import { useAppDispatch } from '@/console/store/hooks';
import { useAccountText } from '@/console/shared/text/useAccountText';
import { registrationFault, registrationFieldsOf } from '@/domain/validation/registration';
import { registerAccount } from './registerAccount';
import { NOTHING_KEPT, type KeptEntry, type RegistrationEntry } from './registrationEntry';
import { RegistrationView, type RegistrationField } from './RegistrationView';

interface RegistrationPageProps {
  email: string;
  onEmail: (email: string) => void;
  /** The input from before the person went to the login and came back; null when there is none. */
  kept: KeptEntry | null;
  onKept: (change: (before: KeptEntry | null) => KeptEntry) => void;
  /** Called when 'Entrar' is pressed. */
  onLogin: () => void;
}

/** The register form (behaviour: register-form). After a registration the session's listener leaves this screen. */
export function RegistrationPage(props: RegistrationPageProps) {
  const { email, onEmail, onLogin, onKept } = props;
  const keep = (change: Partial<KeptEntry>) =>
    onKept((before) => ({ ...NOTHING_KEPT, ...before, ...change }));
  const text = useAccountText();
  const dispatch = useAppDispatch();
  const { busy, askedFor, submit } = useSubmit<RegistrationField>('registration');
  const [refused, setRefused] = useState<string | null>(null);
  // The form has no size limit of its own; the host has one (behaviour: register-photo).
  const photo = usePhotoFaults(null);

  const register = (entry: RegistrationEntry) =>
    submit({
      fault: registrationFault(entry),
      fieldsOf: (fault) => registrationFieldsOf(fault, entry),
      send: async () => {
        const outcome = await dispatch(registerAccount(entry));
        if (outcome === 'registered') return null;
        if (outcome === 'passwordRefused') {
          setRefused(entry.senha);
          return { field: 'senha' };
        }
        if (outcome === 'failed') return { field: 'submit' };
        return { field: 'email', faults: { email: outcome.emailRefused } };
      },
    });

  return (
    <RegistrationView
      text={text}
      email={email}
      onEmail={onEmail}
      kept={props.kept ?? NOTHING_KEPT}
      onKept={keep}
      busy={busy}
      askedFor={askedFor}
      refusedPassword={refused}
      {...photo}
      onSubmit={register}
      onLogin={onLogin}
    />
  );
}
