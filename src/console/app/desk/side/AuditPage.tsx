import { AuditTrail } from '@/console/features/auditTrail/AuditTrail';
import { SideFrame } from './SideFrame';

/** The audit in its frame. */
export function AuditPage() {
  return (
    <AuditTrail
      frame={(actions, content) => (
        <SideFrame screen="auditTrail" actions={actions}>
          {content}
        </SideFrame>
      )}
    />
  );
}
