import { eq, inArray, or } from 'drizzle-orm';
import type { Dashboard } from '@/contract/entities/dashboard';
import { ORDERS_PAGE, type PedidoFilter } from '@/contract/rest/dashboard';
import type { Transaction } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import { readByIndexes } from './orderIds';
import { readOrderPage } from './orderPages';
import { readHeld, readPeriods, readTotals, type AgentSum } from './orderSums';

export type DashboardService = ReturnType<typeof createDashboardService>;

/** The orders dashboard (wire: get-dashboard; behaviour: revenue-counts). */
export function createDashboardService({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  /**
   * Reads the totals of all orders and one page of the orders that match the filter, all in one snapshot, whatever is
   * written meanwhile. A page number behind the last page gives the last page.
   */
  function read({
    page = 1,
    limit = ORDERS_PAGE,
    ...filter
  }: PedidoFilter & { page?: number | undefined; limit?: number | undefined }): Promise<Dashboard> {
    return readByIndexes(db, async (tx) => {
      const { byAgent, byStatus, ...totals } = await readTotals(tx);
      const periods = await readPeriods(tx, clock.now());
      const { pedidos, ...paginacao } = await readOrderPage(tx, { ...filter, page, limit });
      return {
        totalPedidos: totals.totalPedidos,
        receita: { total: totals.receita },
        lucro: { total: totals.lucro },
        aPagar: { total: totals.aPagar },
        aDevolver: await readHeld(tx),
        ultimas24h: periods.ultimas24h,
        ultimos7Dias: periods.ultimos7Dias,
        ultimos30Dias: periods.ultimos30Dias,
        valoresPorAgente: all(await nameAgents(tx, byAgent)),
        pedidosPorStatus: byStatus,
        pedidos: all(pedidos),
        paginacao,
        porDia: all(periods.porDia),
      };
    });
  }

  return { read };
}

const all = <T>(items: T[]) => ({ items, rejected: [] });

/**
 * Every agent, and everyone else who has orders, such as an agent who became an administrator. The largest debt comes
 * first.
 */
async function nameAgents(
  tx: Transaction,
  sums: readonly AgentSum[],
): Promise<Dashboard['valoresPorAgente']['items']> {
  const withOrders = sums.map(({ agenteId }) => agenteId);
  const people = await tx
    .select({ agenteId: users.id, nome: users.nome, foto: users.fotoPath })
    .from(users)
    .where(or(eq(users.isAdmin, false), inArray(users.id, withOrders)))
    .orderBy(users.nome, users.id);
  return people
    .map((person) => ({
      ...person,
      ...(sums.find(({ agenteId }) => agenteId === person.agenteId) ?? {
        totalAReceber: 0,
        pedidosCount: 0,
      }),
    }))
    .sort((one, other) => other.totalAReceber - one.totalAReceber);
}
