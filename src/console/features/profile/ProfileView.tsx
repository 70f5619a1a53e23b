import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { User } from '@/contract/entities/user';
import { AccountFields } from '@/console/shared/forms/AccountFields';
import { NewPasswordField } from '@/console/shared/forms/NewPasswordField';
import { PersonPhoto } from '@/console/shared/forms/PersonPhoto';
import type { AccountTexts } from '@/console/text/accountTexts';
import { Form } from '@/console/ui/Form';
import { PasswordField } from '@/console/ui/PasswordField';
import { SubmitButton } from '@/console/ui/SubmitButton';
import { TextInput } from '@/console/ui/TextInput';
import { useAskedFields, type AskedFor } from '@/console/ui/useAskedFields';
import { initials } from '@/domain/initials';
import type { ProfileForm } from '@/domain/validation/profile';
import { CARD } from './ProfileCard';
import { entryOf, type ProfileEdit } from './profileEdit';

/** A target for the focus. */
export type ProfileField = keyof ProfileForm | 'submit';

interface ProfileViewProps {
  text: AccountTexts;
  user: User;
  edit: ProfileEdit;
  /** True when there is something to save. */
  changed: boolean;
  busy: boolean;
  /** What the person has to correct, each marked until it is changed; one gets the focus. */
  askedFor: AskedFor<ProfileField> | null;
  /** The new password that the host found too easy to guess; null while it has refused none. */
  refusedPassword: string | null;
  onEdit: (change: Partial<ProfileEdit>) => void;
  /** @returns whether the file may be used as a photo; shows a notice when it may not. */
  isPhoto: (file: File) => boolean;
  /** Called when the chosen photo cannot be shown. */
  onUnreadablePhoto: () => void;
  /** Why the file that was chosen last is not used; null when nothing is wrong. */
  photoFault: string | null;
  onSubmit: () => void;
}

/** The own profile: photo, name, e-mail (read-only), phone, PIX key and password (behaviour: profile-form). */
export function ProfileView(props: ProfileViewProps) {
  const { text, user, edit, busy, changed, askedFor } = props;
  const { account, profile } = text;
  const entry = entryOf(edit, user);
  const stateId = useId();
  const sectionId = useId();

  const { form, field: askedField } = useAskedFields<keyof ProfileForm>({
    askedFor,
    busy,
    onChange: (name, value) => props.onEdit({ [name]: value }),
  });
  const field = (name: keyof ProfileForm) => ({ ...askedField(name), disabled: busy });

  return (
    <Paper variant="outlined" sx={CARD}>
      <Form
        ref={form}
        sx={{ gap: 5 }}
        onSubmit={() => {
          if (changed) props.onSubmit();
        }}
      >
        <PersonPhoto
          words={account}
          chosen={edit.foto}
          current={user.foto}
          initials={initials(user.nome)}
          disabled={busy}
          fault={props.photoFault}
          isPhoto={props.isPhoto}
          onUnreadable={props.onUnreadablePhoto}
          onChange={(foto) => props.onEdit({ foto })}
        />
        <AccountFields
          words={account}
          entry={entry}
          field={field}
          ownPhone={user.telefone}
          email={
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
          }
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
            words={account}
            label={profile.currentPassword}
            autoComplete="current-password"
            value={entry.senhaAtual}
          />
          <NewPasswordField
            {...field('senhaNova')}
            refused={props.refusedPassword}
            words={account}
            label={profile.newPassword}
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
      </Form>
    </Paper>
  );
}
