import { AdminPanel } from '@/console/features/adminPanel/AdminPanel';
import { SideFrame } from './SideFrame';

/** The admin panel in its frame. */
export function AdminPage() {
  return (
    <SideFrame screen="adminPanel">
      <AdminPanel />
    </SideFrame>
  );
}
