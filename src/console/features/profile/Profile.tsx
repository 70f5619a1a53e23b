import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useEffect, useState } from 'react';
import { selectLacksSecondFactor, selectUser } from '@/console/entities/session/sessionSelectors';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { readProfile } from '@/console/shared/rereads/readNow';
import { useSideText } from '@/console/shared/text/useSideText';
import { lazyOrNothing } from '@/console/ui/lazyOrNothing';
import { CARD } from './ProfileCard';
import { ProfileForm } from './ProfileForm';

/** Where one is signed in. */
const Sessions = lazyOrNothing(
  async () => (await import(/* webpackChunkName: "sessions" */ './sessions/Sessions')).Sessions,
);

/** The second factor. It too is downloaded beside the rest. */
const SecondFactor = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "second-factor" */ './secondFactor/SecondFactor'))
      .SecondFactor,
);

/**
 * The own profile (behaviour: profile-form). The session's data is shown at once and read again, because it may have
 * been changed elsewhere. Who must turn a second factor on first reads that, and finds it above the rest
 * (behaviour: second-factor-required).
 */
export function Profile() {
  const dispatch = useAppDispatch();
  const user = useAppSelector(selectUser);
  const text = useSideText();
  const isMissing = useAppSelector(selectLacksSecondFactor);
  // It stays first once it was: the recovery codes show there when nothing is missing any more.
  const [isFirst, setIsFirst] = useState(isMissing);
  if (isMissing && !isFirst) setIsFirst(true);
  useEffect(() => {
    void dispatch(readProfile());
  }, [dispatch]);
  if (user === null) return null;
  const secondFactor = (
    <Suspense key="secondFactor">
      <SecondFactor key={user.id} />
    </Suspense>
  );
  return (
    <>
      {isFirst ? (
        <Box sx={{ pt: { sm: 6 } }}>
          {isMissing ? (
            <Alert severity="warning" sx={NOTICE}>
              {text.secondFactor.missing}
            </Alert>
          ) : null}
          {secondFactor}
        </Box>
      ) : null}
      <ProfileForm key={user.id} user={user} />
      {isFirst ? null : secondFactor}
      <Suspense>
        <Sessions />
      </Suspense>
    </>
  );
}

const NOTICE = { maxWidth: CARD.maxWidth, mx: 'auto', mb: { sm: 4 } } as const;
