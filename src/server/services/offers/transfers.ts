import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Colleague } from '@/contract/entities/colleague';
import type { transferChat } from '@/contract/rest/attendance';
import type { BodyOf } from '@/contract/rest/call';
import type { EpochMs } from '@/contract/wire';
import type { Audit } from '@/server/audit/audit';
import type { Person } from '@/server/auth/right';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { attendances, conversations, offers, users } from '@/server/db/schema';
import { forbidden, HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import type { ConversationsService } from '@/server/services/conversations/conversations';
import { writeNote } from '@/server/services/conversations/notes';
import { moveAccount, requireLinked } from '@/server/services/coupons/linkedAccounts';
import { moveOpenOrders } from '@/server/services/orders/openOrders';
import { offerText, transferText } from '@/server/text/commerce';
import { conversationsText } from '@/server/text/conversations';
import { agentsOf, type OfferRow, type OpenOffers } from './openOffers';
import { getsOffers } from './refusals';

/** How a transfer ends that nobody accepted. */
type NotTaken = 'recusada' | 'expirada' | 'cancelada';

/** An offer of a chat that an agent hands over. */
type Transfer = OfferRow & { giverId: string };

export const isTransfer = <R extends OfferRow>(row: R): row is R & Transfer => row.giverId !== null;

/** What somebody hands over, and to whom. */
type TransferRequest = BodyOf<typeof transferChat> & {
  chatId: string;
  /** One UUID for each transfer; null: every call begins one. */
  idempotencyKey: string | null;
};

interface Others {
  audit: Audit;
  offers: OpenOffers;
  conversations: Pick<ConversationsService, 'snapshot'>;
}

export type TransfersService = ReturnType<typeof createTransfersService>;

/**
 * Handing a chat over, to another agent or to whoever takes it (behaviour: transfer-backend). It is an offer that keeps its
 * giver: until it is accepted the chat is theirs, and whatever else ends it leaves the chat with them.
 */
export function createTransfersService(
  { db, ids, settings, uow }: Pick<Parts, 'db' | 'ids' | 'settings' | 'uow'>,
  { audit, offers: running, conversations: chats }: Others,
) {
  /**
   * Offers the chat to its receiver, or to everybody else who is online. A repeat with the same key begins nothing anew.
   *
   * @throws HttpError 403 for an administrator, who attends nobody; 404 when the chat is not theirs when the transaction
   * runs; 409 when it is handed over already, nobody is there to take it, the account is not linked, or the key belongs to
   * another chat.
   */
  async function begin(person: Person, request: TransferRequest): Promise<void> {
    if (person.isAdmin) throw forbidden();
    const { chatId, agenteId: receiverId, contaId, idempotencyKey: transferKey } = request;
    await uow.write(async (tx, emit) => {
      const giver = await requireGiver(tx, chatId, person.id);
      if (transferKey !== null && (await isRepeat(tx, person.id, chatId, transferKey))) return;
      if (contaId !== null) await requireLinked(tx, person.id, contaId);
      const receivers = await colleaguesOf(tx, person.id, receiverId);
      const [first] = receivers;
      if (!first) {
        const why = receiverId === null ? transferText.nobodyOnline : transferText.notOnline;
        throw new HttpError(409, why);
      }
      const nota = request.nota.trim();
      const handover = {
        ...{ giverId: person.id, giverNome: giver.nome, receiverId, transferKey },
        ...{ nota: nota === '' ? null : nota, couponId: contaId },
      };
      const ids = receivers.map(({ id }) => id);
      const opened = await running.open(tx, emit, { chatId, handover }, ids);
      if (!opened) throw new HttpError(409, transferText.under);
      const para = receiverId === null ? null : first.nome;
      const transferencia = { para, expiraEm: opened.expiresAt };
      emit.toChat(person.id, 'conversationUpdated', { id: chatId, transferencia });
    });
  }

  /**
   * 'Cancelar transferência'. One that is over already is what was wanted.
   *
   * @throws HttpError 403 for an administrator; 404 when the chat is not theirs, as after somebody accepted.
   */
  async function cancel(person: Person, chatId: string): Promise<void> {
    if (person.isAdmin) throw forbidden();
    await uow.write(async (tx, emit) => {
      await requireGiver(tx, chatId, person.id);
      await end(tx, emit, chatId);
    });
  }

  /** Ends the transfer of a chat, if one is under way: its giver took it back, or the attendance is over. */
  async function end(tx: Transaction, emit: Emit, chatId: string): Promise<void> {
    const [row] = await tx.select().from(offers).where(isUnderWay(chatId)).for('update');
    if (row && isTransfer(row)) await close(tx, emit, row, 'cancelada');
  }

  /** Ends every transfer that this agent has begun. */
  async function endOf(tx: Transaction, emit: Emit, giverId: string): Promise<void> {
    const rows = await tx
      .select()
      .from(offers)
      .where(and(eq(offers.giverId, giverId), eq(offers.status, 'open')))
      .for('update');
    for (const row of rows) if (isTransfer(row)) await close(tx, emit, row, 'cancelada');
  }

  async function close(tx: Transaction, emit: Emit, row: Transfer, how: 'recusada' | 'cancelada') {
    await running.stop(tx, emit, row.id, how === 'recusada' ? 'refused' : 'cancelled');
    await tellNotTaken(tx, emit, row, how);
  }

  /** Tells the giver and the administrators that a chat stays with its giver. */
  async function tellNotTaken(
    tx: Transaction,
    emit: Emit,
    { chatId, giverId, receiverId }: Transfer,
    resultado: NotTaken,
  ): Promise<void> {
    const receiver = receiverId === null ? null : await personNamed(tx, receiverId);
    const para = receiver && { id: receiver.id, nome: receiver.nome };
    emit.toChat(giverId, 'transferenciaEncerrada', { chatId, resultado, para, conta: null });
    emit.toChat(giverId, 'conversationUpdated', { id: chatId, transferencia: null });
  }

  /**
   * Follows up a refusal: the card leaves the refuser's screens, and when nobody who is online is left to decide, the
   * chat stays with its giver. Nobody is asked again by itself, as for a customer who waits, so refusals are not counted.
   */
  async function refused(
    tx: Transaction,
    emit: Emit,
    row: Transfer,
    agenteId: string,
  ): Promise<void> {
    emit.toUser(agenteId, 'oferta_aceita', { ofertaId: row.id, agenteId: null });
    const left = await agentsOf(tx, row.id);
    if (left.every(({ online }) => !online)) await close(tx, emit, row, 'recusada');
  }

  /**
   * Moves the chat to who accepted, with what belongs to its attendance: the open order, so that they can register,
   * verify and refund it and earn its commission, and the account that is linked to the customer. The giver's word stays
   * in the chat, as a note of theirs: the card is gone. Orders that are closed
   * stay their agent's, and where their attendance ended is written down. The pause of the automation and the notes are the chat's, and stay with it.
   *
   * @throws HttpError 409 when the giver no longer has the chat.
   */
  async function take(
    tx: Transaction,
    emit: Emit,
    { id, chatId, giverId, couponId, nota: word }: Transfer,
    person: Person,
    now: EpochMs,
  ): Promise<void> {
    const [given] = await tx
      .select({ inicioEm: conversations.atribuidoEm, fimOrdinal: conversations.lastMessageOrdinal })
      .from(conversations)
      .where(and(eq(conversations.id, chatId), eq(conversations.agenteId, giverId)))
      .for('update');
    if (!given) throw new HttpError(409, offerText.taken);
    await tx
      .update(conversations)
      .set({ agenteId: person.id, atribuidoEm: now })
      .where(eq(conversations.id, chatId));
    await tx.insert(attendances).values({
      ...{ id: ids.newId(), chatId, agenteId: giverId, fimEm: now, fim: 'transferida' },
      ...given,
    });
    await running.noLongerRuns(tx, id);
    const hands = { from: giverId, to: person.id };
    const conta = couponId === null ? null : await moveAccount(tx, audit, couponId, hands);
    await audit.record(tx, {
      actorId: person.id,
      act: 'conversation.transferred',
      object: { kind: 'conversation', id: chatId },
      detail: { from: giverId },
    });
    const { nome, foto } = await personNamed(tx, person.id);
    const ended = { chatId, resultado: 'aceita', para: { id: person.id, nome } };
    const conversation = await chats.snapshot(tx, person, chatId);
    emit.toUser(person.id, 'conversaAceita', { chatId, conversation });
    if (word !== null) {
      const note = { id: ids.newId(), conversationId: chatId, authorId: giverId, texto: word };
      const afterOrdinal = given.fimOrdinal;
      const nota = await writeNote(tx, { ...note, afterOrdinal, writtenAt: now });
      emit.toChat(person.id, 'novaNota', { chatId, nota });
    }
    emit.toUser(person.id, 'transferenciaEncerrada', { ...ended, conta });
    // The giver and the administrators learn of no account.
    emit.toChat(giverId, 'transferenciaEncerrada', { ...ended, conta: null });
    emit.toUser(giverId, 'conversationDeleted', { chatId });
    emit.toAdmins('conversationUpdated', {
      ...{ id: chatId, atribuidoEm: now, transferencia: null },
      agente: { id: person.id, nome, foto },
    });
    await moveOpenOrders(tx, emit, chatId, hands);
  }

  /** The agents who can take a chat from its giver now, by name. */
  function colleaguesOf(
    tx: Database | Transaction,
    giverId: string,
    receiverId: string | null = null,
  ): Promise<Colleague[]> {
    return tx
      .select({ id: users.id, nome: users.nome, foto: users.fotoPath })
      .from(users)
      .where(
        and(
          getsOffers(settings),
          ne(users.id, giverId),
          receiverId === null ? undefined : eq(users.id, receiverId),
        ),
      )
      .orderBy(asc(users.nome), asc(users.id));
  }

  return {
    begin,
    cancel,
    end,
    endOf,
    refused,
    take,
    tellNotTaken,
    /** The other agents who are online, by name (wire: list-colleagues). */
    colleagues: (person: Person): Promise<Colleague[]> => colleaguesOf(db, person.id),
  };
}

/** The condition that an offer is the open transfer of a chat. */
const isUnderWay = (chatId: string) =>
  and(eq(offers.chatId, chatId), eq(offers.status, 'open'), isNotNull(offers.giverId));

/** Locks the chat of an agent. @returns the agent. @throws HttpError 404 when it is not theirs. */
async function requireGiver(tx: Transaction, chatId: string, giverId: string) {
  const [chat] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.id, chatId), eq(conversations.agenteId, giverId)))
    .for('update');
  if (!chat) throw notFound(conversationsText.notFound);
  return personNamed(tx, giverId);
}

/** Whether a transfer was begun under this key before. @throws HttpError 409 when it was another chat's. */
async function isRepeat(
  tx: Transaction,
  giverId: string,
  chatId: string,
  transferKey: string,
): Promise<boolean> {
  const [first] = await tx
    .select({ chatId: offers.chatId })
    .from(offers)
    .where(and(eq(offers.giverId, giverId), eq(offers.transferKey, transferKey)));
  if (first && first.chatId !== chatId) throw new HttpError(409, transferText.keyReused);
  return first !== undefined;
}

async function personNamed(tx: Transaction, id: string): Promise<Colleague> {
  const [person] = await tx
    .select({ id: users.id, nome: users.nome, foto: users.fotoPath })
    .from(users)
    .where(eq(users.id, id));
  if (!person) throw new Error('A chat was handed over by or to nobody');
  return person;
}
