import { exportAudit, listAudit } from '@/contract/rest/audit';
import { route, type Route } from '@/server/http/defineRoute';
import type { AuditTrailService } from '@/server/services/administration/auditTrail';

/** The path of the exported audits (wire: download-audit). */
export const AUDIT_FILES = '/api/admin/auditoria/exportacoes';

export function auditRoutes(auditTrail: AuditTrailService): Route[] {
  return [
    route(listAudit, {
      right: 'admin',
      handler: ({ query }) => auditTrail.list(query),
    }),
    route(exportAudit, {
      right: 'admin',
      confirms: true,
      handler: async ({ person, sessionId, body }) => ({
        url: `${AUDIT_FILES}/${await auditTrail.issue({ person, sessionId }, body)}`,
      }),
    }),
  ];
}
