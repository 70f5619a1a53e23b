import { and, desc, eq } from 'drizzle-orm';
import type { Cliente, Indicacoes } from '@/contract/entities/cliente';
import type { Stage } from '@/contract/entities/stage';
import type { Person } from '@/server/auth/right';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, users } from '@/server/db/schema';
import type { FlowRunner } from '@/server/flow/runner';
import { notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { Audit, AuditAct, AuditEntry } from '@/server/audit/audit';
import { toCliente } from '@/server/db/rows/clienteRows';

export type ClientesService = ReturnType<typeof createClientesService>;

/** Customers' records, and the changes that people make to their flow. */
export function createClientesService(
  { clock, db, uow }: Pick<Parts, 'clock' | 'db' | 'uow'>,
  { flow, audit }: { flow: Pick<FlowRunner, 'handle'>; audit: Audit },
) {
  /** Records what an administrator does to a customer. What an agent does is ordinary work and is not recorded. */
  async function recordAct(
    tx: Transaction,
    person: Person,
    { act, chatId, detail }: { act: AuditAct; chatId: string; detail: AuditEntry['detail'] },
  ): Promise<void> {
    if (!person.isAdmin) return;
    const object = { kind: 'cliente', id: chatId } as const;
    await audit.record(tx, { actorId: person.id, act, object, ...(detail && { detail }) });
  }

  /** Sets the stage. Any stage can follow any other (wire: set-stage). @throws HttpError 404. */
  function setStage(person: Person, phone: string, stage: Stage): Promise<Cliente> {
    return uow.write(async (tx, emit) => {
      const { chatId } = await clienteOfPhone(tx, person, phone);
      await flow.handle(tx, emit, chatId, { type: 'stageSet', stage });
      await recordAct(tx, person, { act: 'cliente.stageSet', chatId, detail: { stage } });
      return findCliente(tx, chatId);
    });
  }

  /** Starts the order again from aguardando_pedido, with its agent (behaviour: flow-reset). @throws HttpError 404. */
  function resetFlow(person: Person, phone: string): Promise<void> {
    return uow.write(async (tx, emit) => {
      const { chatId } = await clienteOfPhone(tx, person, phone);
      await flow.handle(tx, emit, chatId, { type: 'reset' });
      await recordAct(tx, person, { act: 'cliente.flowReset', chatId, detail: {} });
    });
  }

  /**
   * Writes the remark on a chat's customer, which stays over attendances, and tells everyone who may see the chat. An
   * empty text removes it. Of two who write at once the later counts (behaviour: remark).
   *
   * @throws HttpError 404 when the chat is not theirs when the transaction runs, or is a group.
   */
  function setRemark(person: Person, chatId: string, texto: string): Promise<Cliente> {
    return uow.write(async (tx, emit) => {
      const [chat] = await tx
        .select({ agenteId: conversations.agenteId })
        .from(conversations)
        .where(
          and(
            eq(conversations.id, chatId),
            person.isAdmin ? undefined : eq(conversations.agenteId, person.id),
          ),
        );
      if (!chat) throw notFound();
      const [author] = await tx
        .select({ nome: users.nome })
        .from(users)
        .where(eq(users.id, person.id));
      if (!author) throw new Error('A remark was written by nobody');
      const remark =
        texto === ''
          ? { observacao: null, observacaoPor: null, observacaoEm: null }
          : { observacao: texto, observacaoPor: author.nome, observacaoEm: clock.now() };
      const [row] = await tx
        .update(clientes)
        .set(remark)
        .where(eq(clientes.chatId, chatId))
        .returning();
      if (!row) throw notFound();
      const cliente = toCliente(row);
      emit.toChat(chat.agenteId, 'clienteUpdated', { chatId, cliente });
      return cliente;
    });
  }

  return {
    /** The record of a chat's customer. @throws HttpError 404, also for a group (wire: get-cliente). */
    record: (chatId: string): Promise<Cliente> => findCliente(db, chatId),
    /** @throws HttpError 404. */
    indicacoes: async (person: Person, phone: string): Promise<Indicacoes> => {
      const row = await clienteOfPhone(db, person, phone);
      return {
        cuponsGratisDisponiveis: row.cuponsGratisDisponiveis,
        totalIndicacoes: row.totalIndicacoes,
        limiteIndicacoes: row.limiteIndicacoes,
      };
    },
    setStage,
    resetFlow,
    setRemark,
  };
}

/** The record of a chat's customer. @throws HttpError 404. */
export async function findCliente(db: Database | Transaction, chatId: string): Promise<Cliente> {
  const [row] = await db.select().from(clientes).where(eq(clientes.chatId, chatId));
  if (!row) throw notFound();
  return toCliente(row);
}

/**
 * Finds the customer of this phone by a chat that is assigned to the agent; for an administrator, by the chat that was
 * assigned last. Two chats may share one phone: a right based on the phone alone would reach another agent's chat.
 *
 * @throws HttpError 404.
 */
async function clienteOfPhone(db: Database | Transaction, person: Person, phone: string) {
  const [found] = await db
    .select({ cliente: clientes })
    .from(clientes)
    .innerJoin(conversations, eq(conversations.id, clientes.chatId))
    .where(
      and(
        eq(clientes.telefone, phone),
        person.isAdmin ? undefined : eq(conversations.agenteId, person.id),
      ),
    )
    .orderBy(desc(conversations.atribuidoEm), desc(conversations.createdAt))
    .limit(1);
  if (!found) throw notFound();
  return found.cliente;
}
