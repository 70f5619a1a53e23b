import { lazy, Suspense, useEffect } from 'react';
import { selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { readProfile } from '@/console/shared/rereads/readNow';
import { ProfileForm } from './ProfileForm';

/** Where one is signed in. When its code cannot be downloaded, the profile does without it. */
const Sessions = lazy(async () => {
  try {
    const module = await import(/* webpackChunkName: "sessions" */ './sessions/Sessions');
    return { default: module.Sessions };
  } catch {
    return { default: () => null };
  }
});

/** The second factor. It too is downloaded beside the rest. */
const SecondFactor = lazy(async () => {
  try {
    const module = await import(
      /* webpackChunkName: "second-factor" */ './secondFactor/SecondFactor'
    );
    return { default: module.SecondFactor };
  } catch {
    return { default: () => null };
  }
});

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
  if (user === null) return null;
  return (
    <>
      <ProfileForm key={user.id} user={user} />
      <Suspense>
        <SecondFactor key={user.id} />
      </Suspense>
      <Suspense>
        <Sessions />
      </Suspense>
    </>
  );
}
