import { eq } from 'drizzle-orm';
import type { Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, users } from '@/server/db/schema';
import type { Emit } from '@/server/realtime/emit';
import { toGanhos } from '@/server/db/rows/userRows';
import type { PedidoRow } from '@/server/db/rows/pedidoRows';
import { toCliente } from '@/server/db/rows/clienteRows';

/**
 * Makes consoles re-read an order where no event of its own reports the change (wire: clienteUpdated). The current
 * record of its customer goes to the chat's agent and the administrators. A customer who never wrote here has no
 * record, as in the demo's history; then the earnings of the order's agent are sent instead.
 */
export async function tellOrderChanged(
  tx: Transaction,
  emit: Emit,
  { chatId, agenteId }: Pick<PedidoRow, 'chatId' | 'agenteId'>,
): Promise<void> {
  const [customer] = await tx
    .select({ record: clientes, agenteId: conversations.agenteId })
    .from(clientes)
    .leftJoin(conversations, eq(conversations.id, clientes.chatId))
    .where(eq(clientes.chatId, chatId));
  if (customer) {
    const { record } = customer;
    emit.toChat(customer.agenteId, 'clienteUpdated', { chatId, cliente: toCliente(record) });
    return;
  }
  if (agenteId === null) return;
  const [agent] = await tx.select().from(users).where(eq(users.id, agenteId));
  if (agent) emit.toChat(agenteId, 'ganhos_atualizados', { agenteId, ganhos: toGanhos(agent) });
}
