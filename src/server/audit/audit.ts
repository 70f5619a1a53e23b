import type { AuditAct, AuditKind } from '@/contract/entities/audit';
import type { AuditDetail } from '@/domain/auditDetails';
import type { Clock } from '@/server/base/clock';
import type { Ids } from '@/server/base/ids';
import type { Transaction } from '@/server/db/openDatabase';
import { audit } from '@/server/db/schema';

export type { AuditAct };

/** The actor of an entry that a command on this machine wrote, where nobody is signed in. */
export const CLI_ACTOR = 'cli';

/** The actor of an entry about what the bank did by itself. */
export const BANK_ACTOR = 'bank';

/** Only what there are words for (behaviour: audit-screen). */
export type Detail = {
  readonly [Name in AuditDetail]?: Value;
};
type Value = string | number | boolean | null | readonly string[];

export interface AuditEntry<D extends object = Detail> {
  /** A person's id, `CLI_ACTOR` or `BANK_ACTOR`. */
  actorId: string;
  act: AuditAct;
  object: { kind: AuditKind; id: string | null };
  /**
   * Names of what changed, counts, states; of our people their name and e-mail, where the row that has them may change
   * or go. Never a password, token, cookie or message, and nothing of a customer.
   */
  detail?: D & { readonly [Name in keyof D]: Name extends AuditDetail ? Value | undefined : never };
}

export type Audit = ReturnType<typeof createAudit>;

/** The record of what administrators and commands did, and of who had which coupon when (behaviour: coupon-custody).
 * The database refuses to change or remove an entry. */
export function createAudit({ clock, ids }: { clock: Clock; ids: Ids }) {
  /** Writes an entry in the act's own transaction: no act is without its entry, and no entry outlives a rollback. */
  async function record<D extends object = Detail>(
    tx: Transaction,
    entry: AuditEntry<D>,
  ): Promise<void> {
    await tx.insert(audit).values({
      id: ids.newId(),
      at: clock.now(),
      actorId: entry.actorId,
      act: entry.act,
      objectKind: entry.object.kind,
      objectId: entry.object.id,
      detail: entry.detail ?? {},
    });
  }

  return { record };
}
