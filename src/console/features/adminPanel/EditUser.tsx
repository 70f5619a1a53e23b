import { useState } from 'react';
import type { User } from '@/contract/entities/user';
import { touchedOf, UNTOUCHED, type PersonEdit } from '@/console/lib/personEdit';
import { usePhotoFaults } from '@/console/shared/forms/usePhotoFaults';
import { useSubmit } from '@/console/shared/forms/useSubmit';
import { useUnsaved } from '@/console/shared/forms/useUnsaved';
import { tellFault } from '@/console/shared/notices/formFaults';
import { useAppDispatch } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import type { AskedFor } from '@/console/ui/useAskedFields';
import { isCompletePhone } from '@/domain/phone';
import { adminUserFault } from '@/domain/validation/adminUser';
import type { ValidationFault } from '@/domain/validation/fault';
import { EditUserView, type EditField } from './EditUserView';
import { saveUser } from './saveUser';
import { entryOf, isChanged } from './userEdit';

interface EditUserProps {
  user: User;
  onClose: () => void;
}

/** Edits a user's name, phone and photo (behaviour: admin-edit). */
export function EditUser({ user, onClose }: EditUserProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const [edit, setEdit] = useState<PersonEdit>(UNTOUCHED);
  const { busy, submit } = useSubmit(`user:${user.id}`);
  const [askedFor, setAskedFor] = useState<AskedFor<EditField> | null>(null);
  const { isPhoto, onUnreadablePhoto } = usePhotoFaults();
  const mayClose = useUnsaved(isChanged(edit));

  const found = (fault: ValidationFault, field: EditField | null) => {
    dispatch(tellFault(fault));
    if (field !== null) setAskedFor({ field });
  };
  const send = () => {
    const fault = adminUserFault(entryOf(edit, user));
    if (fault !== null) {
      found(fault, fault === 'adminUser.nameRequired' ? 'nome' : null);
      return;
    }
    // An incomplete number that was there before must not block this edit.
    if (edit.telefone !== undefined && !isCompletePhone(edit.telefone)) {
      found('profile.phoneDigits', 'telefone');
      return;
    }
    submit(async () => {
      setAskedFor(null);
      if (await dispatch(saveUser(user, edit))) {
        onClose();
        return false;
      }
      setAskedFor({ field: 'submit' });
      return true;
    });
  };
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
      isPhoto={isPhoto}
      onUnreadablePhoto={onUnreadablePhoto}
      onSubmit={send}
      onClose={close}
    />
  );
}
