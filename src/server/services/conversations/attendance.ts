import { eq, sql } from 'drizzle-orm';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { attendances, conversations } from '@/server/db/schema';
import type { FlowRunner } from '@/server/flow/runner';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { conversationsText } from '@/server/text/conversations';
import type { Audit } from '@/server/audit/audit';

/** How an attendance ends that its agent had to the end: ended by somebody, or by a registered purchase. */
type End = { fim: 'encerrada' } | { fim: 'compra'; pedidoId: string };

interface Others {
  flow: Pick<FlowRunner, 'handle'>;
  audit: Audit;
  transfers: {
    /** Ends the transfer of a chat, if one is under way. */
    end(tx: Transaction, emit: Emit, chatId: string): Promise<void>;
  };
}

export type AttendanceService = ReturnType<typeof createAttendanceService>;

/**
 * Ends an attendance: the chat leaves the agent's list, and the customer can order again (behaviour: finish). Takes over
 * from the automatic flow, and gives back to it.
 */
export function createAttendanceService(
  { clock, ids, uow }: Pick<Parts, 'clock' | 'ids' | 'uow'>,
  { flow, audit, transfers }: Others,
) {
  /**
   * Takes the chat from its agent, who hands it over to nobody any more, and marks it finished; the row remembers the
   * last agent, and the attendance is written down among those that are over. `atribuidoEm` stays, so that the chat keeps
   * its place in an administrator's list.
   *
   * @param agenteId the agent who has the chat until now and is told of its end; null when nobody has it.
   */
  async function release(
    tx: Transaction,
    emit: Emit,
    { chatId, agenteId, end }: { chatId: string; agenteId: string | null; end: End },
  ): Promise<void> {
    await transfers.end(tx, emit, chatId);
    const [released] = await tx
      .update(conversations)
      .set({
        agenteId: null,
        ultimoAgenteId: sql`coalesce(${conversations.agenteId}, ${conversations.ultimoAgenteId})`,
        finalizada: true,
        deixada: false,
        esperaDesde: null,
      })
      .where(eq(conversations.id, chatId))
      .returning({
        inicioEm: conversations.atribuidoEm,
        fimOrdinal: conversations.lastMessageOrdinal,
      });
    if (released && agenteId !== null) {
      const fimEm = clock.now();
      await tx
        .insert(attendances)
        .values({ id: ids.newId(), chatId, agenteId, fimEm, ...released, ...end });
    }
    emit.toChat(agenteId, 'atendimento_finalizado', { chatId });
    emit.toAdmins('conversationUpdated', { id: chatId, agente: null });
  }

  /**
   * 'Encerrar'. An agent who no longer has the chat has ended it already, by this call or by the purchase. Then nothing
   * happens, so that an agent who has taken the chat meanwhile keeps it.
   *
   * @throws HttpError 404 when there is no such chat. The route checks whether it is, or was, the person's own.
   */
  function finish(person: Person, chatId: string): Promise<void> {
    return uow.write(async (tx, emit) => {
      const [chat] = await tx
        .select({ agenteId: conversations.agenteId, finalizada: conversations.finalizada })
        .from(conversations)
        .where(eq(conversations.id, chatId))
        .for('update');
      if (!chat) throw notFound();
      const isOwn = chat.agenteId === person.id;
      if (!isOwn && !person.isAdmin) return;
      if (chat.agenteId === null && chat.finalizada) return;
      await flow.handle(tx, emit, chatId, { type: 'finished' });
      await release(tx, emit, { chatId, agenteId: chat.agenteId, end: { fim: 'encerrada' } });
      if (isOwn) return;
      await audit.record(tx, {
        actorId: person.id,
        act: 'conversation.finished',
        object: { kind: 'conversation', id: chatId },
        detail: { agenteId: chat.agenteId },
      });
    });
  }

  /**
   * 'Pausar automação' and 'Retomar automação' (behaviour: automation-paused). What is so already stays so, without an
   * event. The write stands in the order of all writes: what the flow says is said before a pause is answered, or not at
   * all.
   *
   * @returns whether it is paused now.
   * @throws HttpError 404 when the chat is not theirs when the transaction runs; 409 for a pause where nobody attends,
   * or of a group, which has no flow.
   */
  function setAutomation(person: Person, chatId: string, paused: boolean): Promise<boolean> {
    return uow.write(async (tx, emit) => {
      const [chat] = await tx
        .select({
          agenteId: conversations.agenteId,
          isGroup: conversations.isGroup,
          paused: conversations.automacaoPausada,
        })
        .from(conversations)
        .where(eq(conversations.id, chatId))
        .for('update');
      if (!chat || (!person.isAdmin && chat.agenteId !== person.id)) {
        throw notFound(conversationsText.notFound);
      }
      if (paused && (chat.agenteId === null || chat.isGroup)) {
        throw new HttpError(409, conversationsText.notAttended);
      }
      if (chat.paused === paused) return paused;
      await flow.handle(tx, emit, chatId, { type: paused ? 'paused' : 'resumed' });
      if (person.isAdmin) {
        await audit.record(tx, {
          actorId: person.id,
          act: paused ? 'conversation.automationPaused' : 'conversation.automationResumed',
          object: { kind: 'conversation', id: chatId },
          detail: { agenteId: chat.agenteId },
        });
      }
      return paused;
    });
  }

  return { release, finish, setAutomation };
}
