import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import type { User } from '@/contract/entities/user';
import type { Catalogue } from '@/console/text/catalogues';
import { PasswordField } from '@/console/ui/PasswordField';
import { PhoneField } from '@/console/ui/PhoneField';
import { PhotoPicker } from '@/console/ui/PhotoPicker';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';
import { ACCOUNT_LENGTHS } from '@/contract/rest/accountLengths';
import { initials } from '@/domain/initials';
import { nationalDigits } from '@/domain/phone';
import { passwordHint } from '@/domain/validation/password';
import { PHOTO_TYPES } from '@/domain/validation/photo';
import type { ProfileForm } from '@/domain/validation/profile';
import { entryOf, type ProfileEdit } from './profileEdit';

/** What the focus can be sent to. */
export type ProfileField = keyof ProfileForm | 'submit';

interface ProfileViewProps {
  text: Catalogue;
  user: User;
  edit: ProfileEdit;
  /** There is something to save. */
  changed: boolean;
  busy: boolean;
  /** The field that has to be looked at: it gets the focus, and is marked until it is changed. */
  askedFor: { field: ProfileField } | null;
  onEdit: (change: Partial<ProfileEdit>) => void;
  onPhoto: (photo: File) => void;
  /** The photo that was chosen cannot be shown. */
  onUnreadablePhoto: () => void;
  onSubmit: () => void;
}

/** The own profile: photo, name, e-mail (to be read), phone, PIX key and password (behaviour: profile-form). */
export function ProfileView(props: ProfileViewProps) {
  const { text, user, edit, busy, changed, askedFor } = props;
  const { account, profile } = text;
  const entry = entryOf(edit, user);
  const [mended, setMended] = useState(askedFor);
  const form = useRef<HTMLFormElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const stateId = useId();
  const sectionId = useId();

  useEffect(() => {
    if (busy || askedFor === null) return;
    form.current?.querySelector<HTMLElement>(`[name="${askedFor.field}"]`)?.focus();
  }, [askedFor, busy]);

  const field = (name: keyof ProfileForm) => ({
    name,
    disabled: busy,
    error: askedFor?.field === name && mended !== askedFor,
    onChange: (value: string) => {
      props.onEdit({ [name]: value });
      if (askedFor?.field === name) setMended(askedFor);
    },
  });
  const hint = passwordHint(entry.senhaNova);
  const toggles = { showLabel: account.showPassword, hideLabel: account.hidePassword };

  return (
    <Paper variant="outlined" sx={CARD}>
      <Stack
        ref={form}
        component="form"
        noValidate
        sx={{ gap: 5 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (changed && !busy) props.onSubmit();
        }}
      >
        <PhotoPicker
          words={account}
          chosen={edit.foto}
          current={user.foto}
          initials={initials(user.nome)}
          disabled={busy}
          accept={PHOTO_TYPES}
          onUnreadable={props.onUnreadablePhoto}
          onChoose={props.onPhoto}
          onDrop={() => props.onEdit({ foto: null })}
        />
        <TextInput
          {...field('nome')}
          label={account.name}
          autoComplete="name"
          required
          maxLength={ACCOUNT_LENGTHS.nome}
          value={entry.nome}
        />
        <TextInput
          label={account.email}
          hint={profile.emailHint}
          name="email"
          type="email"
          autoComplete="username"
          readOnly
          value={user.email}
          onChange={() => undefined}
        />
        <PhoneField
          // Anew when the account's own number changes: it holds what it was first given.
          key={user.telefone}
          {...field('telefone')}
          label={account.phone}
          autoComplete="tel-national"
          placeholder={account.phoneExample}
          required
          initial={entry.telefone}
          inputRef={phone}
          clean={nationalDigits}
        />
        <TextInput
          {...field('chavePix')}
          label={account.pixKey}
          hint={account.pixHint}
          autoComplete="off"
          required
          maxLength={ACCOUNT_LENGTHS.chavePix}
          value={entry.chavePix}
        />
        <Stack role="group" aria-labelledby={sectionId} sx={{ gap: 5, pt: 2 }}>
          <Stack sx={{ gap: 1 }}>
            <Typography id={sectionId} component="h2" variant="subtitle1" sx={{ fontWeight: 600 }}>
              {profile.passwordSection}
            </Typography>
            <Typography color="textSecondary" variant="body2">
              {profile.passwordSectionHint}
            </Typography>
          </Stack>
          <PasswordField
            {...field('senhaAtual')}
            {...toggles}
            label={profile.currentPassword}
            autoComplete="current-password"
            value={entry.senhaAtual}
          />
          <PasswordField
            {...field('senhaNova')}
            {...toggles}
            label={profile.newPassword}
            hint={hint === null ? undefined : account.passwordHints[hint]}
            autoComplete="new-password"
            value={entry.senhaNova}
          />
        </Stack>
        <Stack direction="row" sx={{ alignItems: 'center', gap: 4, flexWrap: 'wrap' }}>
          <SubmitButton
            name="submit"
            size="large"
            ready={changed}
            busy={busy}
            describedBy={stateId}
            label={busy ? profile.submitting : profile.submit}
          />
          <Typography id={stateId} color="textSecondary">
            {changed ? profile.changed : profile.unchanged}
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}

const CARD = {
  width: '100%',
  maxWidth: 560,
  mx: 'auto',
  my: { xs: 0, sm: 6 },
  p: { xs: 5, sm: 8 },
  borderRadius: { xs: 0, sm: '14px' },
  borderWidth: { xs: 0, sm: 1 },
} as const;
