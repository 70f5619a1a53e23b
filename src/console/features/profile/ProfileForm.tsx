import { useEffect, useState } from 'react';
import type { User } from '@/contract/entities/user';
import { UNTOUCHED } from '@/console/lib/personEdit';
import { faultFound } from '@/console/shared/notices/formFaults';
import { useAppDispatch, usePorts } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { photoFault } from '@/domain/validation/photo';
import { profileFault, profileFieldOf } from '@/domain/validation/profile';
import { changedBy, entryOf, isChanged, type ProfileEdit } from './profileEdit';
import { ProfileView, type ProfileField } from './ProfileView';
import { saveProfile } from './saveProfile';

/** The form of the own profile, with what of it was changed and is not saved yet (behaviour: profile-changes). */
export function ProfileForm({ user }: { user: User }) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { dialogs, leaving } = usePorts();
  const [edit, setEdit] = useState<ProfileEdit>(UNTOUCHED);
  const [busy, setBusy] = useState(false);
  /** Where the form has to be looked at: a new object each time, for the same field again. */
  const [askedFor, setAskedFor] = useState<{ field: ProfileField } | null>(null);
  const changed = isChanged(edit, user);
  const { confirmLeave } = text.profile;

  useEffect(
    () => (changed ? leaving.guard(() => dialogs.confirm(confirmLeave)) : undefined),
    [changed, confirmLeave, dialogs, leaving],
  );

  const submit = async () => {
    const entry = entryOf(edit, user);
    const fault = profileFault(entry);
    if (fault !== null) {
      dispatch(faultFound({ fault }));
      setAskedFor({ field: profileFieldOf(fault, entry) });
      return;
    }
    setBusy(true);
    setAskedFor(null);
    const outcome = await dispatch(saveProfile(edit));
    setBusy(false);
    if (outcome === 'saved') setEdit(UNTOUCHED);
    // Everything else was checked here: what is wrong is the password, where one was given.
    const isPassword = outcome === 'refused' && entry.senhaAtual !== '';
    setAskedFor({ field: isPassword ? 'senhaAtual' : 'submit' });
  };

  return (
    <ProfileView
      text={text}
      user={user}
      edit={edit}
      changed={changed}
      busy={busy}
      askedFor={askedFor}
      onEdit={(change) => setEdit((before) => changedBy(before, change, user))}
      onPhoto={(foto) => {
        const fault = photoFault(foto);
        if (fault === null) setEdit((before) => ({ ...before, foto }));
        else dispatch(faultFound({ fault }));
      }}
      onUnreadablePhoto={() => {
        setEdit((before) => ({ ...before, foto: null }));
        dispatch(faultFound({ fault: 'photo.notImage' }));
      }}
      onSubmit={() => void submit()}
    />
  );
}
