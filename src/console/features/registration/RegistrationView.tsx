import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { ACCOUNT_LENGTHS } from '@/contract/rest/accountLengths';
import type { Catalogue } from '@/console/text/catalogues';
import { EntryCard } from '@/console/ui/EntryCard';
import { OtherWay } from '@/console/ui/OtherWay';
import { PasswordField } from '@/console/ui/PasswordField';
import { PhoneField } from '@/console/ui/PhoneField';
import { PhotoPicker } from '@/console/ui/PhotoPicker';
import { TextInput } from '@/console/ui/TextInput';
import { initials } from '@/domain/initials';
import { nationalDigits } from '@/domain/phone';
import { passwordHint } from '@/domain/validation/password';
import { PHOTO_TYPES } from '@/domain/validation/photo';
import type { RegistrationForm } from '@/domain/validation/registration';
import type { KeptEntry, RegistrationEntry } from './registrationEntry';

/** What the focus can be sent to. */
export type RegistrationField = keyof RegistrationForm | 'submit';

interface RegistrationViewProps {
  text: Catalogue;
  /** It outlives the form: the login has it as well. */
  email: string;
  onEmail: (email: string) => void;
  /** It outlives the form as well. */
  kept: KeptEntry;
  onKept: (change: Partial<KeptEntry>) => void;
  /** A request is in flight: everything is disabled (behaviour: register-form). */
  busy: boolean;
  /** The field that has to be looked at: it gets the focus, and is marked until it is changed. */
  askedFor: { field: RegistrationField } | null;
  /** Whether this file may be a photo; says so where it may not. */
  isPhoto: (file: File) => boolean;
  /** The photo that was chosen cannot be shown. */
  onUnreadablePhoto: () => void;
  onSubmit: (entry: RegistrationEntry) => void;
  onLogin: () => void;
}

const NO_PASSWORDS = { senha: '', confirmarSenha: '' };

/** The register form, on a card of 500 px (design: entry-cards). What was typed outlives a failed attempt. */
export function RegistrationView(props: RegistrationViewProps) {
  const { text, email, kept, busy, askedFor } = props;
  const words = text.registration;
  const { foto } = kept;
  const [passwords, setPasswords] = useState(NO_PASSWORDS);
  const typed = { ...kept, ...passwords };
  /** What was complained of and has been changed since. */
  const [mended, setMended] = useState(askedFor);
  const form = useRef<HTMLFormElement>(null);
  const phone = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (busy) return;
    // The first field as the form comes up, and then whatever is asked for.
    const name = askedFor?.field ?? 'nome';
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }, [askedFor, busy]);

  const change = (field: keyof RegistrationForm, value: string) => {
    if (field === 'email') props.onEmail(value);
    else if (field in NO_PASSWORDS) setPasswords((before) => ({ ...before, [field]: value }));
    else props.onKept({ [field]: value });
    if (askedFor?.field === field) setMended(askedFor);
  };
  const field = (name: keyof RegistrationForm) => ({
    name,
    required: true,
    disabled: busy,
    error: askedFor?.field === name && mended !== askedFor,
    onChange: (value: string) => change(name, value),
  });
  const hint = passwordHint(typed.senha);
  const toggles = { showLabel: text.account.showPassword, hideLabel: text.account.hidePassword };

  return (
    <EntryCard
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
      <Stack
        ref={form}
        component="form"
        noValidate
        sx={{ gap: 5 }}
        onSubmit={(event) => {
          event.preventDefault();
          props.onSubmit({ ...typed, email });
        }}
      >
        <PhotoPicker
          words={text.account}
          chosen={foto}
          initials={typed.nome.trim() === '' ? '' : initials(typed.nome)}
          disabled={busy}
          onChoose={(file) => {
            if (props.isPhoto(file)) props.onKept({ foto: file });
          }}
          accept={PHOTO_TYPES}
          onUnreadable={props.onUnreadablePhoto}
          onDrop={() => props.onKept({ foto: null })}
        />
        <TextInput
          {...field('nome')}
          label={text.account.name}
          autoComplete="name"
          maxLength={ACCOUNT_LENGTHS.nome}
          value={typed.nome}
        />
        <TextInput
          {...field('email')}
          label={text.account.email}
          type="email"
          autoComplete="username"
          maxLength={ACCOUNT_LENGTHS.email}
          value={email}
        />
        <PhoneField
          {...field('telefone')}
          label={text.account.phone}
          autoComplete="tel-national"
          placeholder={text.account.phoneExample}
          initial={kept.telefone}
          inputRef={phone}
          clean={nationalDigits}
        />
        <TextInput
          {...field('chavePix')}
          label={text.account.pixKey}
          hint={text.account.pixHint}
          autoComplete="off"
          maxLength={ACCOUNT_LENGTHS.chavePix}
          value={typed.chavePix}
        />
        <PasswordField
          {...field('senha')}
          {...toggles}
          label={words.password}
          hint={hint === null ? undefined : text.account.passwordHints[hint]}
          autoComplete="new-password"
          value={typed.senha}
        />
        <PasswordField
          {...field('confirmarSenha')}
          {...toggles}
          label={words.repeat}
          autoComplete="new-password"
          value={typed.confirmarSenha}
        />
        <Button
          type="submit"
          name="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={busy}
          loading={busy}
          loadingPosition="start"
        >
          {busy ? words.submitting : words.submit}
        </Button>
      </Stack>
    </EntryCard>
  );
}
