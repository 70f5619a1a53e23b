import { useState } from 'react';
import type { User } from '@/contract/entities/user';
import { UNTOUCHED } from '@/console/shared/forms/personEdit';
import { usePhotoFaults } from '@/console/shared/forms/usePhotoFaults';
import { useSubmit } from '@/console/shared/forms/useSubmit';
import { useUnsaved } from '@/console/shared/forms/useUnsaved';
import { useAppDispatch } from '@/console/store/hooks';
import { useAccountText } from '@/console/shared/text/useAccountText';
import { profileFault, profileFieldsOf } from '@/domain/validation/profile';
import { changedBy, entryOf, isChanged, type ProfileEdit } from './profileEdit';
import { ProfileView, type ProfileField } from './ProfileView';
import { saveProfile } from './saveProfile';

/** The form of the own profile. It holds the unsaved changes (behaviour: profile-changes). */
export function ProfileForm({ user }: { user: User }) {
  const text = useAccountText();
  const dispatch = useAppDispatch();
  const [edit, setEdit] = useState<ProfileEdit>(UNTOUCHED);
  const [refused, setRefused] = useState<string | null>(null);
  const { busy, askedFor, submit } = useSubmit<ProfileField>('profile');
  const changed = isChanged(edit, user);
  const photo = usePhotoFaults();
  useUnsaved(changed, text.profile.confirmLeave);

  const save = () => {
    const entry = entryOf(edit, user);
    submit({
      fault: profileFault(entry),
      fieldsOf: (fault) => profileFieldsOf(fault, entry),
      send: async () => {
        const outcome = await dispatch(saveProfile(edit));
        if (outcome === 'saved') setEdit(UNTOUCHED);
        if (outcome === 'passwordRefused') {
          setRefused(entry.senhaNova);
          return { field: 'senhaNova' };
        }
        if (typeof outcome === 'string' || entry.senhaAtual === '') return { field: 'submit' };
        // All other fields were checked here, so the host refused the current password, if one was given.
        return { field: 'senhaAtual', faults: { senhaAtual: outcome.refused } };
      },
    });
  };

  return (
    <ProfileView
      text={text}
      user={user}
      edit={edit}
      changed={changed}
      busy={busy}
      askedFor={askedFor}
      refusedPassword={refused}
      onEdit={(change) => setEdit((before) => changedBy(before, change, user))}
      {...photo}
      onSubmit={save}
    />
  );
}
