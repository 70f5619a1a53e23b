import { Profile } from '@/console/features/profile/Profile';
import { SideFrame } from './SideFrame';

/** The own profile in its frame. */
export function ProfilePage() {
  return (
    <SideFrame screen="profile">
      <Profile />
    </SideFrame>
  );
}
