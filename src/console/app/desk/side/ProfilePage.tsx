import Logout from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { selectLacksSecondFactor } from '@/console/entities/session/sessionSelectors';
import { Profile } from '@/console/features/profile/Profile';
import { leave } from '@/console/features/session/leave';
import { useText } from '@/console/shared/text/useText';
import { useAppDispatch, useAppSelector } from '@/console/store/hooks';
import { SideFrame } from './SideFrame';

/**
 * The signed-in person's profile in its frame. Who is kept here until a second factor is on has no user menu to sign
 * out by, so the header offers it (behaviour: second-factor-required).
 */
export function ProfilePage() {
  const { topbar } = useText();
  const dispatch = useAppDispatch();
  const isKept = useAppSelector(selectLacksSecondFactor);
  return (
    <SideFrame
      screen="profile"
      isOnly={isKept}
      actions={
        isKept ? (
          <Button startIcon={<Logout aria-hidden />} onClick={() => dispatch(leave())}>
            {topbar.logout}
          </Button>
        ) : null
      }
    >
      <Profile />
    </SideFrame>
  );
}
