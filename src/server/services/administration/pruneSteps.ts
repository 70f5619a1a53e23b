import { and, asc, eq, gt, inArray, lt, ne, notExists, sql } from 'drizzle-orm';
import type { EpochMs } from '@/contract/wire';
import { pruneEntries } from '@/server/audit/doors';
import { firstIdAt } from '@/server/base/ids';
import type { Transaction } from '@/server/db/openDatabase';
import {
  attendances,
  clientes,
  conversations,
  idempotencyKeys,
  messages,
  notes,
  offers,
  pedidos,
  pixCharges,
} from '@/server/db/schema';
import type { ImagesPort } from '@/server/ports/images';

interface StepRequest {
  /** What is older goes. */
  before: EpochMs;
  /** Where the step before ended; 0 at the beginning of a pass. */
  after: number;
  /** The most rows that are looked at or removed. */
  rows: number;
}

/**
 * Removes some of what is old.
 *
 * @returns where the next step goes on; null when nothing old is left behind it.
 */
export type PruneStep = (tx: Transaction, request: StepRequest) => Promise<number | null>;

/** A pass without a place of its own goes on for as long as its steps remove all they may. */
const goesOn = (removed: number, rows: number): number | null => (removed < rows ? null : 0);

/** The condition that a chat is over: nobody attends it, and it is finished, or silent for as long. */
const isOver = (before: EpochMs) => sql<boolean>`${conversations.agenteId} is null and (
  ${conversations.finalizada} or ${conversations.isGroup}
  or ${conversations.lastMessageAt} < ${before})`;

/** Notes of chats that are over, the oldest first. @returns whether there may be more. */
async function pruneNotes(
  tx: Transaction,
  { before, rows }: Pick<StepRequest, 'before' | 'rows'>,
): Promise<boolean> {
  const oldest = tx
    .select({ id: notes.id })
    .from(notes)
    .innerJoin(conversations, eq(conversations.id, notes.conversationId))
    .where(and(lt(notes.writtenAt, before), isOver(before)))
    .orderBy(asc(notes.writtenAt))
    .limit(rows);
  const removed = await tx
    .delete(notes)
    .where(inArray(notes.id, oldest))
    .returning({ id: notes.id });
  return removed.length === rows;
}

/**
 * Messages, oldest first, of chats that are over, and their notes. A group is never finished, and loses its old messages
 * too. Pictures go with their message, before its row: if the
 * process dies in between, the next pass finds the row again. The chat's own row stays, and with it `ordinal`s, read
 * cursors and places in lists.
 */
export const pruneMessages =
  (images: Pick<ImagesPort, 'remove'>): PruneStep =>
  async (tx, { before, after, rows }) => {
    const moreNotes = await pruneNotes(tx, { before, rows });
    const next = await tx
      .select({
        id: messages.id,
        ordinal: messages.ordinal,
        chatId: messages.conversationId,
        sentAt: messages.sentAt,
        mediaPath: messages.mediaPath,
        isOver: isOver(before),
      })
      .from(messages)
      .innerJoin(conversations, eq(conversations.id, messages.conversationId))
      .where(gt(messages.ordinal, after))
      .orderBy(asc(messages.ordinal))
      .limit(rows);
    const young = next.findIndex(({ sentAt }) => sentAt >= before);
    const old = young === -1 ? next : next.slice(0, young);
    const removed = old.filter(({ isOver }) => isOver);
    const chatIds = [...new Set(removed.map(({ chatId }) => chatId))];
    if (removed.length > 0) {
      const pictures = removed.flatMap(({ mediaPath }) => mediaPath ?? []);
      for (const picture of await notShownElsewhere(tx, chatIds, pictures)) {
        await images.remove(picture);
      }
      const ids = removed.map(({ id }) => id);
      await tx.delete(messages).where(inArray(messages.id, ids));
      await forgetLastMessage(tx, chatIds);
    }
    if (young === -1 && next.length === rows) return next.at(-1)?.ordinal ?? null;
    return moreNotes ? after : null;
  };

/** A customer's record and orders may show the picture of a message. */
async function notShownElsewhere(
  tx: Transaction,
  chatIds: readonly string[],
  pictures: readonly string[],
): Promise<string[]> {
  if (pictures.length === 0) return [];
  const shown = await tx
    .select({ path: pedidos.imagemPedidoPath })
    .from(pedidos)
    .where(inArray(pedidos.chatId, [...chatIds]))
    .unionAll(
      tx
        .select({ path: clientes.imagemPedidoPath })
        .from(clientes)
        .where(inArray(clientes.chatId, [...chatIds])),
    );
  const kept = new Set(shown.map(({ path }) => path));
  return pictures.filter((picture) => !kept.has(picture));
}

/** The list shows the text of a chat's last message from the chat's own row. Its time stays, by which lists are sorted. */
async function forgetLastMessage(tx: Transaction, chatIds: readonly string[]): Promise<void> {
  const left = tx
    .select({ one: sql`1` })
    .from(messages)
    .where(eq(messages.conversationId, conversations.id));
  await tx
    .update(conversations)
    .set({ lastMessage: null })
    .where(and(inArray(conversations.id, [...chatIds]), notExists(left)));
}

/** Attendances that are over: where they ended, and who served. */
export const pruneAttendances: PruneStep = async (tx, { before, rows }) => {
  const oldest = tx
    .select({ id: attendances.id })
    .from(attendances)
    .where(lt(attendances.fimEm, before))
    .orderBy(asc(attendances.fimEm))
    .limit(rows);
  const removed = await tx
    .delete(attendances)
    .where(inArray(attendances.id, oldest))
    .returning({ id: attendances.id });
  return goesOn(removed.length, rows);
};

/** Offers that are decided, with the agents they named. */
export const pruneOffers: PruneStep = async (tx, { before, rows }) => {
  const oldest = tx
    .select({ id: offers.id })
    .from(offers)
    .where(
      and(
        lt(offers.id, firstIdAt(before)),
        lt(offers.createdAt, before),
        ne(offers.status, 'open'),
      ),
    )
    .orderBy(asc(offers.id))
    .limit(rows);
  const removed = await tx
    .delete(offers)
    .where(inArray(offers.id, oldest))
    .returning({ id: offers.id });
  return goesOn(removed.length, rows);
};

/**
 * The embedded bank's charges that ended without money, and whose end is known here. A charge that was ever paid stays:
 * it is part of the books.
 */
export const pruneCharges: PruneStep = async (tx, { before, rows }) => {
  const oldest = tx
    .select({ pixId: pixCharges.pixId })
    .from(pixCharges)
    .where(
      and(
        lt(pixCharges.pixId, firstIdAt(before)),
        lt(pixCharges.expiresAt, before),
        // As the index says it, without parameters.
        sql`${pixCharges.status} in ('expired', 'cancelled')`,
        eq(pixCharges.reported, pixCharges.status),
      ),
    )
    .orderBy(asc(pixCharges.pixId))
    .limit(rows);
  const removed = await tx
    .delete(pixCharges)
    .where(inArray(pixCharges.pixId, oldest))
    .returning({ pixId: pixCharges.pixId });
  return goesOn(removed.length, rows);
};

/** Entries of the audit; limits by the hour are counted by entries far younger than any setting allows. */
export const pruneAudit: PruneStep = async (tx, { before, rows }) =>
  goesOn(await pruneEntries(tx, firstIdAt(before), rows), rows);

/** Keys of sends that are recognised no more. */
export const pruneKeys: PruneStep = async (tx, { before, rows }) => {
  const oldest = tx
    .select({ userId: idempotencyKeys.userId, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before))
    .orderBy(asc(idempotencyKeys.createdAt))
    .limit(rows);
  const removed = await tx
    .delete(idempotencyKeys)
    .where(sql`(${idempotencyKeys.userId}, ${idempotencyKeys.key}) in ${oldest}`)
    .returning({ key: idempotencyKeys.key });
  return goesOn(removed.length, rows);
};
