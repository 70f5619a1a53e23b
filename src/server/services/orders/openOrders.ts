import { and, eq } from 'drizzle-orm';
import type { Transaction } from '@/server/db/openDatabase';
import { pedidos } from '@/server/db/schema';
import type { Emit } from '@/server/realtime/emit';
import { tellOrderChanged } from './orderChanged';

/**
 * Gives the open orders of a chat to its new agent: those that wait for their payment or their purchase. Whose an order
 * is decides who may verify and refund it, and who earns its commission, which is counted at the purchase. Whoever sees
 * the chat reads them again.
 */
export async function moveOpenOrders(
  tx: Transaction,
  emit: Emit,
  chatId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [moved] = await tx
    .update(pedidos)
    .set({ agenteId: to })
    .where(
      and(eq(pedidos.chatId, chatId), eq(pedidos.agenteId, from), eq(pedidos.status, 'pendente')),
    )
    .returning({ chatId: pedidos.chatId, agenteId: pedidos.agenteId });
  if (moved) await tellOrderChanged(tx, emit, moved);
}
