import { and, desc, eq, exists, sql } from 'drizzle-orm';
import type { Pedido } from '@/contract/entities/pedido';
import type { Person } from '@/server/auth/right';
import { conversations, pedidos, users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import { SHOWN_COLUMNS, toShownPedido } from '@/server/db/rows/pedidoRows';

export type OrderHistoryService = ReturnType<typeof createOrderHistoryService>;

/** A bound for the response; it is more than any customer orders. */
const HISTORY_LIMIT = 500;

/** A customer's orders, as their agent and the admins see them. */
export function createOrderHistoryService({ db }: Pick<Parts, 'db'>) {
  /** Newest first. An agent sees those of their own chats, without the profit (wire: list-pedidos-of-cliente). */
  async function listOfCliente(person: Person, phone: string): Promise<Pedido[]> {
    const ownChat = db
      .select({ one: sql`1` })
      .from(conversations)
      .where(and(eq(conversations.id, pedidos.chatId), eq(conversations.agenteId, person.id)));
    const rows = await db
      .select(SHOWN_COLUMNS)
      .from(pedidos)
      .leftJoin(users, eq(users.id, pedidos.agenteId))
      .where(and(eq(pedidos.clienteTelefone, phone), person.isAdmin ? undefined : exists(ownChat)))
      .orderBy(desc(pedidos.createdAt), desc(pedidos.id))
      .limit(HISTORY_LIMIT);
    return rows.map((row) => toShownPedido(row, { showProfit: person.isAdmin }));
  }

  return { listOfCliente };
}
