import { and, asc, count, eq, isNull, ne, or } from 'drizzle-orm';
import type { QuickReply } from '@/contract/entities/quickReply';
import type { BodyOf } from '@/contract/rest/call';
import {
  QUICK_REPLY_COUNTS,
  type createQuickReply,
  type updateQuickReply,
} from '@/contract/rest/quickReplies';
import {
  quickReplyFault,
  quickReplyKey,
  quickReplyName,
  quickReplyText,
} from '@/domain/validation/quickReply';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { quickReplies } from '@/server/db/schema';
import { forbidden, HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { quickReplyFaultText, quickReplyText as words } from '@/server/text/quickReplies';

type Row = typeof quickReplies.$inferSelect;

export type QuickRepliesService = ReturnType<typeof createQuickRepliesService>;

/**
 * Quick replies (behaviour: quick-replies): a person's own, and the team's, which administrators write. Writes run one
 * at a time (db/serialWrites), so what is looked up within one still holds when it stores.
 */
export function createQuickRepliesService({
  clock,
  db,
  ids,
  uow,
}: Pick<Parts, 'clock' | 'db' | 'ids' | 'uow'>) {
  /** The person's own replies and the team's, by name. */
  async function list(person: Person): Promise<QuickReply[]> {
    const rows = await db
      .select()
      .from(quickReplies)
      .where(or(isOwnedBy(person.id), isOwnedBy(null)))
      .orderBy(asc(quickReplies.nameKey), asc(quickReplies.id));
    return rows.map(toQuickReply);
  }

  /**
   * Adds a reply. The same one once more, as after an answer that was lost, is the one that is there.
   *
   * @throws HttpError 400 with the entry's fault, 403 for an agent who would write the team's, 409 for a name that is
   * taken, 422 when there are as many as there may be.
   */
  async function create(
    person: Person,
    { daEquipe, ...form }: BodyOf<typeof createQuickReply>,
  ): Promise<QuickReply> {
    if (daEquipe && !person.isAdmin) throw forbidden();
    const entry = checked(form);
    const ownerId = daEquipe ? null : person.id;
    return uow.write(async (tx) => {
      const [named] = await tx
        .select()
        .from(quickReplies)
        .where(and(isOwnedBy(ownerId), eq(quickReplies.nameKey, entry.nameKey)));
      if (named) {
        if (named.atalho === entry.atalho && named.texto === entry.texto)
          return toQuickReply(named);
        throw new HttpError(409, words.nameTaken);
      }
      await requireRoom(tx, ownerId);
      const row = { id: ids.newId(), ownerId, ...entry, createdAt: clock.now() };
      await tx.insert(quickReplies).values(row);
      return toQuickReply(row);
    });
  }

  /**
   * Changes a reply's name and text.
   *
   * @throws HttpError 400, 403 for the team's by an agent, 404 for one that is not there or somebody else's own, 409.
   */
  async function change(
    person: Person,
    id: string,
    form: BodyOf<typeof updateQuickReply>,
  ): Promise<QuickReply> {
    const entry = checked(form);
    return uow.write(async (tx) => {
      const { ownerId } = await requireWritable(tx, person, id);
      const [named] = await tx
        .select({ id: quickReplies.id })
        .from(quickReplies)
        .where(
          and(isOwnedBy(ownerId), eq(quickReplies.nameKey, entry.nameKey), ne(quickReplies.id, id)),
        );
      if (named) throw new HttpError(409, words.nameTaken);
      const [changed] = await tx
        .update(quickReplies)
        .set(entry)
        .where(eq(quickReplies.id, id))
        .returning();
      if (!changed) throw notFound(words.notFound);
      return toQuickReply(changed);
    });
  }

  /** Removes a reply. @throws HttpError 403 for the team's by an agent, 404 for one that is not there for them. */
  async function remove(person: Person, id: string): Promise<void> {
    await uow.write(async (tx) => {
      await requireWritable(tx, person, id);
      await tx.delete(quickReplies).where(eq(quickReplies.id, id));
    });
  }

  return { list, create, change, remove };
}

/** What a form stands for once it is stored. @throws HttpError 400 with its fault. */
function checked(form: { atalho: string; texto: string }) {
  const fault = quickReplyFault(form);
  if (fault !== null) throw new HttpError(400, quickReplyFaultText[fault]);
  return {
    atalho: quickReplyName(form.atalho),
    nameKey: quickReplyKey(form.atalho),
    texto: quickReplyText(form.texto),
  };
}

/** Everybody may know of the team's, so an agent who would change one is told that they may not. */
async function requireWritable(tx: Transaction, person: Person, id: string): Promise<Row> {
  const [row] = await tx.select().from(quickReplies).where(eq(quickReplies.id, id));
  if (!row || (row.ownerId !== null && row.ownerId !== person.id)) throw notFound(words.notFound);
  if (row.ownerId === null && !person.isAdmin) throw forbidden();
  return row;
}

async function requireRoom(tx: Transaction, ownerId: string | null): Promise<void> {
  const most = ownerId === null ? QUICK_REPLY_COUNTS.team : QUICK_REPLY_COUNTS.own;
  const [held] = await tx.select({ n: count() }).from(quickReplies).where(isOwnedBy(ownerId));
  if ((held?.n ?? 0) >= most) throw new HttpError(422, words.full(most));
}

/** @param ownerId null: the team's. */
const isOwnedBy = (ownerId: string | null) =>
  ownerId === null ? isNull(quickReplies.ownerId) : eq(quickReplies.ownerId, ownerId);

const toQuickReply = ({ id, atalho, texto, ownerId }: Row): QuickReply => ({
  id,
  atalho,
  texto,
  daEquipe: ownerId === null,
});
