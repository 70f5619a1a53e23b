import { useEffect, useState } from 'react';
import type { User } from '@/contract/entities/user';
import { touchedOf, UNTOUCHED, type PersonEdit } from '@/console/lib/personEdit';
import { faultFound } from '@/console/shared/notices/formFaults';
import { useAppDispatch, usePorts } from '@/console/store/hooks';
import { useText } from '@/console/shared/text/useText';
import { isCompletePhone } from '@/domain/phone';
import { adminUserFault } from '@/domain/validation/adminUser';
import type { ValidationFault } from '@/domain/validation/fault';
import { photoFault } from '@/domain/validation/photo';
import { EditUserView, type EditField } from './EditUserView';
import { saveUser } from './saveUser';
import { entryOf, isChanged } from './userEdit';

interface EditUserProps {
  user: User;
  onClose: () => void;
}

/** The edit of somebody's name, phone and photo (behaviour: admin-edit). */
export function EditUser({ user, onClose }: EditUserProps) {
  const text = useText();
  const dispatch = useAppDispatch();
  const { dialogs, leaving } = usePorts();
  const [edit, setEdit] = useState<PersonEdit>(UNTOUCHED);
  const [busy, setBusy] = useState(false);
  /** Where the form has to be looked at: a new object each time, for the same field again. */
  const [askedFor, setAskedFor] = useState<{ field: EditField } | null>(null);
  const changed = isChanged(edit);
  const { confirmLeave } = text.profile;

  useEffect(
    () => (changed ? leaving.guard(() => dialogs.confirm(confirmLeave)) : undefined),
    [changed, confirmLeave, dialogs, leaving],
  );

  const found = (fault: ValidationFault, field: EditField | null) => {
    dispatch(faultFound({ fault }));
    if (field !== null) setAskedFor({ field });
  };
  const submit = async () => {
    const fault = adminUserFault(entryOf(edit, user));
    if (fault !== null) {
      found(fault, fault === 'adminUser.nameRequired' ? 'nome' : null);
      return;
    }
    // One that was like this before is not for this edit to mend.
    if (edit.telefone !== undefined && !isCompletePhone(edit.telefone)) {
      found('profile.phoneDigits', 'telefone');
      return;
    }
    setBusy(true);
    setAskedFor(null);
    if (await dispatch(saveUser(user, edit))) {
      onClose();
      return;
    }
    setBusy(false);
    setAskedFor({ field: 'submit' });
  };
  const close = () => {
    if (busy || (changed && !dialogs.confirm(confirmLeave))) return;
    onClose();
  };

  return (
    <EditUserView
      text={text}
      user={user}
      edit={edit}
      busy={busy}
      askedFor={askedFor}
      onChange={(change) => setEdit((before) => touchedOf({ ...before, ...change }, user))}
      onPhoto={(foto) => {
        const fault = photoFault(foto);
        if (fault === null) setEdit((before) => ({ ...before, foto }));
        else found(fault, null);
      }}
      onUnreadablePhoto={() => {
        setEdit((before) => ({ ...before, foto: null }));
        found('photo.notImage', null);
      }}
      onSubmit={() => void submit()}
      onClose={close}
    />
  );
}
