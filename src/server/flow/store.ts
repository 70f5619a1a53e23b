import { eq } from 'drizzle-orm';
import { isKnownStage, type Stage } from '@/contract/entities/stage';
import type { Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, flowMemory } from '@/server/db/schema';
import type { Emit } from '@/server/realtime/emit';
import { toCliente } from '@/server/db/rows/clienteRows';
import type { FlowState } from './state';

/** A chat's flow as stored in the database, and the chat's agent. */
export interface StoredFlow {
  state: FlowState;
  agenteId: string | null;
}

/** null for a group, or a chat that does not exist: those have no flow. */
export async function loadFlow(tx: Transaction, chatId: string): Promise<StoredFlow | null> {
  const [row] = await tx
    .select()
    .from(clientes)
    .innerJoin(conversations, eq(conversations.id, clientes.chatId))
    .leftJoin(flowMemory, eq(flowMemory.chatId, clientes.chatId))
    .where(eq(clientes.chatId, chatId));
  if (!row || row.conversations.isGroup) return null;
  const { clientes: cliente, conversations: chat, flow_memory: memory } = row;
  return {
    agenteId: chat.agenteId,
    state: {
      stage: stageOf(cliente.estadoFluxo),
      returnTo: memory === null || memory.returnTo === null ? null : stageOf(memory.returnTo),
      unread: memory?.unread ?? 0,
      reminded: memory?.reminded ?? false,
      paused: chat.automacaoPausada,
      owes: chat.automacaoPausada && (memory?.owes ?? false),
      pagamentoPago: chat.pagamentoPago,
      pedidoId: memory?.pedidoId ?? null,
      assigned: chat.agenteId !== null,
      cuponsGratis: cliente.cuponsGratisDisponiveis,
      cupomValorCents: cliente.cupomValorCents,
      restaurante: cliente.restaurante,
      imagemPedidoPath: cliente.imagemPedidoPath,
      nomeCompleto: cliente.nomeCompleto,
      enderecoEntrega: cliente.enderecoEntrega,
      formaPagamento: cliente.formaPagamento,
      troco: cliente.troco,
    },
  };
}

/** A stage that an older version wrote and this one does not know starts from the beginning. */
function stageOf(text: string): Stage {
  return isKnownStage(text) ? text : '';
}

/** Saves what changed and tells everyone who may see the chat: the record, the stage on the list, the paid badge, the pause. */
export async function saveFlow(
  tx: Transaction,
  emit: Emit,
  chatId: string,
  agenteId: string | null,
  before: FlowState,
  after: FlowState,
): Promise<void> {
  if (RECORD.some((key) => before[key] !== after[key])) {
    const [row] = await tx
      .update(clientes)
      .set({
        estadoFluxo: after.stage,
        cupomValorCents: after.cupomValorCents,
        restaurante: after.restaurante,
        imagemPedidoPath: after.imagemPedidoPath,
        nomeCompleto: after.nomeCompleto,
        enderecoEntrega: after.enderecoEntrega,
        formaPagamento: after.formaPagamento,
        troco: after.troco,
      })
      .where(eq(clientes.chatId, chatId))
      .returning();
    if (row) emit.toChat(agenteId, 'clienteUpdated', { chatId, cliente: toCliente(row) });
  }
  if (before.stage !== after.stage) {
    if (before.stage === 'finalizado') await reopen(tx, chatId);
    emit.toChat(agenteId, 'conversationUpdated', { id: chatId, estadoFluxo: after.stage });
  }
  if (before.pagamentoPago !== after.pagamentoPago) {
    const { pagamentoPago } = after;
    await tx.update(conversations).set({ pagamentoPago }).where(eq(conversations.id, chatId));
    emit.toChat(agenteId, 'pagamentoPagoAtualizado', { chatId, pagamentoPago });
  }
  const isPauseOther = before.paused !== after.paused;
  if (isPauseOther) {
    const { paused: automacaoPausada } = after;
    await tx.update(conversations).set({ automacaoPausada }).where(eq(conversations.id, chatId));
    emit.toChat(agenteId, 'conversationUpdated', { id: chatId, automacaoPausada });
  }
  // A pause that a suspension ended has left its memory behind (behaviour: suspended-chats): each pause begins anew.
  if (isPauseOther || MEMORY.some((key) => before[key] !== after[key])) {
    const memory = {
      returnTo: after.returnTo,
      unread: after.unread,
      reminded: after.reminded,
      owes: after.owes,
      pedidoId: after.pedidoId,
    };
    await tx
      .insert(flowMemory)
      .values({ chatId, ...memory })
      .onConflictDoUpdate({ target: flowMemory.chatId, set: memory });
  }
}

const RECORD = [
  'stage',
  'cupomValorCents',
  'restaurante',
  'imagemPedidoPath',
  'nomeCompleto',
  'enderecoEntrega',
  'formaPagamento',
  'troco',
] as const satisfies readonly (keyof FlowState)[];

const MEMORY = [
  'returnTo',
  'unread',
  'reminded',
  'owes',
  'pedidoId',
] as const satisfies readonly (keyof FlowState)[];

/** Reopens the chat of a customer whose attendance was over. */
async function reopen(tx: Transaction, chatId: string): Promise<void> {
  await tx.update(conversations).set({ finalizada: false }).where(eq(conversations.id, chatId));
}
