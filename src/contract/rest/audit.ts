import * as v from 'valibot';
import { auditEntrySchema, writeAuditEntry } from '../entities/audit';
import { lenientList, record, withDefault } from '../shapes';
import { wireFlag, wireText } from '../wire';
import type { BodyOf } from './call';
import { defineCall } from './defineCall';
import { onlyFields, queryInteger, requestDay, requestId, requestText } from './requests';

/** The number of entries on a page unless a call asks for another (wire: list-audit). */
export const AUDIT_PAGE = 50;

/** The filter of the audit; what is left out does not narrow it. */
const auditFilter = {
  /** The id of who did it, or 'cli' for commands. */
  pessoa: v.optional(requestId),
  ato: v.optional(requestText(60)),
  tipo: v.optional(requestText(60)),
  /** The id of what it was done to. */
  objeto: v.optional(requestId),
  /** The first and the last day. */
  de: v.optional(requestDay),
  ate: v.optional(requestDay),
};

/** GET /api/admin/auditoria, ours: a page of the audit, the newest first; 403 for non-admins. */
export const listAudit = defineCall({
  method: 'GET',
  path: '/api/admin/auditoria',
  query: v.object({
    ...auditFilter,
    /** The id of the last entry that is known: those before it follow. */
    antes: v.optional(requestId),
    limite: v.optional(queryInteger(1, 100)),
  }),
  answer: record({
    registros: lenientList(auditEntrySchema),
    temMais: withDefault(wireFlag, false),
  }),
  write: ({ registros, temMais }) => ({ registros: registros.items.map(writeAuditEntry), temMais }),
});

/** The filter of the audit. */
export type AuditFilter = BodyOf<typeof exportAudit>;

/**
 * POST /api/admin/auditoria/exportar, ours: returns a path, valid once and for a minute, that streams these entries as
 * CSV (wire: export-audit).
 */
export const exportAudit = defineCall({
  method: 'POST',
  path: '/api/admin/auditoria/exportar',
  body: onlyFields(auditFilter),
  answer: record({ url: wireText }),
  write: (answer) => answer,
});
