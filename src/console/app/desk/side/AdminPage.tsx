import { AdminPanel } from '@/console/features/adminPanel/AdminPanel';
import { AdminReplies } from './AdminReplies';
import { SideFrame } from './SideFrame';

/** The admin panel in its frame. */
export function AdminPage() {
  return (
    <SideFrame screen="adminPanel" actions={<AdminReplies />}>
      <AdminPanel />
    </SideFrame>
  );
}
