import { Profile } from '@/console/features/profile/Profile';
import { SideFrame } from './SideFrame';

/** The signed-in person's profile in its frame. */
export function ProfilePage() {
  return (
    <SideFrame screen="profile">
      <Profile />
    </SideFrame>
  );
}
