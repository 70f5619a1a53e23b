import { OrdersDashboard } from '@/console/features/ordersDashboard/OrdersDashboard';
import { SideFrame } from './SideFrame';

/** The orders dashboard in its frame. */
export function DashboardPage() {
  return (
    <OrdersDashboard
      frame={(actions, content) => (
        <SideFrame screen="ordersDashboard" actions={actions}>
          {content}
        </SideFrame>
      )}
    />
  );
}
