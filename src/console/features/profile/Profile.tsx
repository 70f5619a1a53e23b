import { useEffect } from 'react';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { readProfile } from '@/console/shared/rereads/readNow';
import { ProfileForm } from './ProfileForm';

/**
 * The own profile (behaviour: profile-form). The session's data is shown at once and read again, because it may have
 * been changed elsewhere.
 */
export function Profile() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  useEffect(() => {
    void dispatch(readProfile());
  }, [dispatch]);
  return user === null ? null : <ProfileForm key={user.id} user={user} />;
}
