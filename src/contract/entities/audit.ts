/** The entries of the audit (wire: audit-entry). */
import type * as v from 'valibot';
import { lenientList, nullable, record } from '../shapes';
import { wireId, wireText, wireTime, writeTime } from '../wire';

/** The acts that our backend writes down: administrators', commands', the bank's, and the custody of coupons. */
export const AUDIT_ACTS = [
  'user.edited',
  'user.approved',
  'user.refused',
  'user.suspended',
  'user.reactivated',
  'user.created',
  'user.promoted',
  'user.demoted',
  'user.passwordReset',
  'user.pixKeyChanged',
  'user.sessionsEnded',
  'user.secondFactorOn',
  'user.secondFactorOff',
  'user.secondFactorReset',
  'user.recoveryCodeUsed',
  'user.recoveryCodesRenewed',
  'pedido.verified',
  'pedido.paidLate',
  'pedido.takenBack',
  'pedido.refundClaimed',
  'pedido.refunded',
  'pedido.refundFailed',
  'pedidos.exported',
  'cliente.stageSet',
  'cliente.flowReset',
  'cliente.erased',
  'conversation.finished',
  'conversation.taken',
  'conversation.transferred',
  'conversation.automationPaused',
  'conversation.automationResumed',
  'data.wiped',
  'sums.rebuilt',
  'coupon.pulled',
  'coupon.cookiesRead',
  'coupon.used',
  'coupon.returned',
  'coupon.exhausted',
  'coupon.cleared',
  'coupon.dropped',
  'coupon.edited',
  'coupon.transferred',
  'coupon.linked',
  'coupon.unlinked',
  'secrets.rotated',
  'audit.exported',
] as const;
export type AuditAct = (typeof AUDIT_ACTS)[number];

/** The kinds of what an act is done to. */
export const AUDIT_KINDS = [
  'user',
  'pedido',
  'pedidos',
  'cliente',
  'conversation',
  'data',
  'sums',
  'coupon',
  'secrets',
  'audit',
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** One thing that is known about an act beside who and what: a name of ours and a text. */
const detailSchema = record({ nome: wireText, valor: wireText });

/** Somebody or something that an entry names: its id, and its name where there is one to show. */
const named = { id: nullable(wireText), nome: nullable(wireText), email: nullable(wireText) };

/** An entry of the audit (wire: audit-entry). A host may send acts and kinds that `AUDIT_ACTS` lacks. */
export const auditEntrySchema = record(
  {
    id: wireId,
    em: wireTime,
    ator: record(named),
    ato: wireText,
    objeto: record({ tipo: wireText, ...named }),
    detalhes: lenientList(detailSchema),
  },
  { id: ['_id'] },
);

export type AuditEntry = v.InferOutput<typeof auditEntrySchema>;

/** Converts an entry to the wire format. */
export function writeAuditEntry({ em, detalhes, ...entry }: AuditEntry) {
  return { ...entry, em: writeTime(em), detalhes: detalhes.items };
}
