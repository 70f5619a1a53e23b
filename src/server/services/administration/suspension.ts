import { and, eq, isNull } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import type { Audit } from '@/server/audit/audit';
import type { Ids } from '@/server/base/ids';
import type { Transaction } from '@/server/db/openDatabase';
import { attendances, conversations, couponAccounts, offers } from '@/server/db/schema';
import { recordCustody } from '@/server/services/coupons/custody';

/** What was taken from somebody: their chats, and how many coupon accounts. */
export interface Taken {
  chatIds: string[];
  coupons: number;
}

/**
 * Takes from a suspended person what others need: their chats, which are offered to other agents until somebody takes
 * them (behaviour: suspended-chats), and the coupon accounts they hold, which go back to the pool. Each is in the
 * audit. Their orders stay theirs, with the commission they earned.
 *
 * @param actorId who suspends them, for the audit.
 * @param now from when on those customers wait, in epoch ms.
 */
export async function takeWork(
  tx: Transaction,
  { audit, ids }: { audit: Audit; ids: Ids },
  { actorId, userId, now }: { actorId: string; userId: string; now: EpochMs },
): Promise<Taken> {
  // A command beside the server tells nobody: the card of whom it was handed over to runs out.
  await tx
    .update(offers)
    .set({ status: 'cancelled' })
    .where(and(eq(offers.giverId, userId), eq(offers.status, 'open')));
  const chats = await tx
    .update(conversations)
    .set({ agenteId: null, deixada: true, esperaDesde: now, automacaoPausada: false })
    .where(eq(conversations.agenteId, userId))
    .returning({
      id: conversations.id,
      inicioEm: conversations.atribuidoEm,
      fimOrdinal: conversations.lastMessageOrdinal,
    });
  // Otherwise they could end a chat once more that somebody else took meanwhile (wire: finish-attendance).
  await tx
    .update(conversations)
    .set({ ultimoAgenteId: null })
    .where(eq(conversations.ultimoAgenteId, userId));
  const coupons = await tx
    .update(couponAccounts)
    .set({ applicatorId: null })
    .where(eq(couponAccounts.applicatorId, userId))
    .returning({ id: couponAccounts.id, coupon: couponAccounts.couponCents });
  for (const { id, inicioEm, fimOrdinal } of chats) {
    await tx.insert(attendances).values({
      ...{ id: ids.newId(), chatId: id, agenteId: userId },
      ...{ inicioEm, fimEm: now, fimOrdinal, fim: 'retirada' },
    });
    const object = { kind: 'conversation', id } as const;
    await audit.record(tx, {
      actorId,
      act: 'conversation.taken',
      object,
      detail: { from: userId },
    });
  }
  for (const account of coupons) {
    await recordCustody(tx, audit, { actorId, act: 'coupon.returned', account, from: userId });
  }
  return { chatIds: chats.map(({ id }) => id), coupons: coupons.length };
}

/** The chats of suspended people that nobody has taken yet. */
export async function findLeftChats(tx: Transaction): Promise<string[]> {
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(isNull(conversations.agenteId), conversations.deixada));
  return rows.map(({ id }) => id);
}
