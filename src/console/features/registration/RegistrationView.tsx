import { useState } from 'react';
import { AccountFields } from '@/console/shared/forms/AccountFields';
import { NewPasswordField } from '@/console/shared/forms/NewPasswordField';
import { PersonPhoto } from '@/console/shared/forms/PersonPhoto';
import { ACCOUNT_LENGTHS } from '@/contract/rest/accountLengths';
import type { AccountTexts } from '@/console/text/accountTexts';
import { EntryButton } from '@/console/ui/EntryButton';
import { EntryCard } from '@/console/ui/EntryCard';
import { Form } from '@/console/ui/Form';
import { OtherWay } from '@/console/ui/OtherWay';
import { PasswordField } from '@/console/ui/PasswordField';
import { TextInput } from '@/console/ui/TextInput';
import { useAskedFields, type AskedFor } from '@/console/ui/useAskedFields';
import { initials } from '@/domain/initials';
import type { RegistrationForm } from '@/domain/validation/registration';
import type { KeptEntry, RegistrationEntry } from './registrationEntry';

/** A target for the focus. */
export type RegistrationField = keyof RegistrationForm | 'submit';

interface RegistrationViewProps {
  text: AccountTexts;
  /** Kept by the parent, because the login form shares it. */
  email: string;
  onEmail: (email: string) => void;
  /** Kept by the parent, so that it survives a visit to the login form. */
  kept: KeptEntry;
  onKept: (change: Partial<KeptEntry>) => void;
  /** A request is in flight: everything is disabled (behaviour: register-form). */
  busy: boolean;
  /** What the person has to correct, each marked until it is changed; one gets the focus. */
  askedFor: AskedFor<RegistrationField> | null;
  /** The password that the host found too easy to guess; null while it has refused none. */
  refusedPassword: string | null;
  /** @returns whether the file may be used as a photo; shows a notice when it may not. */
  isPhoto: (file: File) => boolean;
  /** Called when the chosen photo cannot be shown. */
  onUnreadablePhoto: () => void;
  /** Why the file that was chosen last is not used; null when nothing is wrong. */
  photoFault: string | null;
  onSubmit: (entry: RegistrationEntry) => void;
  onLogin: () => void;
}

const NO_PASSWORDS = { senha: '', confirmarSenha: '' };

/** The register form, on a card of at most 500 px (design: entry-cards). A failed attempt keeps what was typed. */
export function RegistrationView(props: RegistrationViewProps) {
  const { text, email, kept, busy, askedFor } = props;
  const { account, registration: words } = text;
  const { foto } = kept;
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const typed = { ...kept, ...passwords };

  const onChange = (field: keyof RegistrationForm, value: string) => {
    if (field === 'email') props.onEmail(value);
    else if (field in NO_PASSWORDS) setPasswords((before) => ({ ...before, [field]: value }));
    else props.onKept({ [field]: value });
  };
  const { form, field: askedField } = useAskedFields({ askedFor, busy, first: 'nome', onChange });
  const field = (name: keyof RegistrationForm) => ({
    ...askedField(name),
    required: true,
    disabled: busy,
  });

  return (
    <EntryCard
      product={text.app.name}
      heading={words.heading}
      subtitle={words.subtitle}
      width={500}
      footer={
        <OtherWay
          question={words.hasAccount}
          label={words.login}
          disabled={busy}
          onClick={props.onLogin}
        />
      }
    >
      <Form ref={form} sx={{ gap: 5 }} onSubmit={() => props.onSubmit({ ...typed, email })}>
        <PersonPhoto
          words={account}
          chosen={foto}
          initials={typed.nome.trim() === '' ? '' : initials(typed.nome)}
          disabled={busy}
          fault={props.photoFault}
          isPhoto={props.isPhoto}
          onUnreadable={props.onUnreadablePhoto}
          onChange={(photo) => props.onKept({ foto: photo })}
        />
        <AccountFields
          words={account}
          entry={typed}
          field={field}
          email={
            <TextInput
              {...field('email')}
              label={account.email}
              type="email"
              autoComplete="username"
              maxLength={ACCOUNT_LENGTHS.email}
              value={email}
            />
          }
        />
        <NewPasswordField
          {...field('senha')}
          refused={props.refusedPassword}
          words={account}
          label={words.password}
          value={typed.senha}
        />
        <PasswordField
          {...field('confirmarSenha')}
          words={account}
          label={words.repeat}
          autoComplete="new-password"
          value={typed.confirmarSenha}
        />
        <EntryButton name="submit" busy={busy} label={busy ? words.submitting : words.submit} />
      </Form>
    </EntryCard>
  );
}
