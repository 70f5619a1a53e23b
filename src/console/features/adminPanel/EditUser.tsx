import { useState } from 'react';
import type { User } from '@/contract/entities/user';
import { touchedOf, UNTOUCHED, type PersonEdit } from '@/console/shared/forms/personEdit';
import { usePhotoFaults } from '@/console/shared/forms/usePhotoFaults';
import { useSubmit } from '@/console/shared/forms/useSubmit';
import { useUnsaved } from '@/console/shared/forms/useUnsaved';
import { useAppDispatch } from '@/console/store/hooks';
import { useSideText } from '@/console/shared/text/useSideText';
import { isCompletePhone } from '@/domain/phone';
import { adminUserFault } from '@/domain/validation/adminUser';
import { EditUserView, type EditField } from './EditUserView';
import { saveUser } from './saveUser';
import { entryOf, isChanged } from './userEdit';

interface EditUserProps {
  user: User;
  onClose: () => void;
}

type EditFault = NonNullable<ReturnType<typeof faultOf>>;

/** @returns the first fault of the edit. An incomplete number that was there before must not block it. */
function faultOf(edit: PersonEdit, user: User) {
  const fault = adminUserFault(entryOf(edit, user));
  if (fault !== null || edit.telefone === undefined) return fault;
  return isCompletePhone(edit.telefone) ? null : ('profile.phoneDigits' as const);
}

/** @returns the field of a fault; none for the photo, which is no field. */
function fieldsOf(fault: EditFault): readonly EditField[] {
  if (fault === 'profile.phoneDigits') return ['telefone'];
  return fault === 'adminUser.nameRequired' ? ['nome'] : [];
}

/** Edits a user's name, phone and photo (behaviour: admin-edit). */
export function EditUser({ user, onClose }: EditUserProps) {
  const text = useSideText();
  const dispatch = useAppDispatch();
  const [edit, setEdit] = useState<PersonEdit>(UNTOUCHED);
  const { busy, askedFor, submit } = useSubmit<EditField>(`user:${user.id}`);
  const photo = usePhotoFaults();
  const mayClose = useUnsaved(isChanged(edit), text.profile.confirmLeave);

  const save = () =>
    submit({
      fault: faultOf(edit, user),
      fieldsOf,
      send: async () => {
        if (!(await dispatch(saveUser(user, edit)))) return { field: 'submit' };
        onClose();
        return null;
      },
    });
  const close = () => {
    if (!busy && mayClose()) onClose();
  };

  return (
    <EditUserView
      text={text}
      user={user}
      edit={edit}
      busy={busy}
      askedFor={askedFor}
      onChange={(change) => setEdit((before) => touchedOf({ ...before, ...change }, user))}
      {...photo}
      onSubmit={save}
      onClose={close}
    />
  );
}
