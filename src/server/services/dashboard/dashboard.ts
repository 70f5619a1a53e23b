import { eq, inArray, or } from 'drizzle-orm';
import type { Dashboard } from '@/contract/entities/dashboard';
import type { PedidoFilter } from '@/contract/rest/dashboard';
import type { Transaction } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import { readByIndexes } from './orderIds';
import { readOrderPage } from './orderPages';
import { readPeriods, readTotals, type AgentSum } from './orderSums';

/** Orders on a page (wire: get-dashboard). */
const PAGE_SIZE = 20;

export type DashboardService = ReturnType<typeof createDashboardService>;

/** The orders dashboard (wire: get-dashboard; behaviour: revenue-counts). */
export function createDashboardService({ db, clock }: Pick<Parts, 'db' | 'clock'>) {
  /**
   * Totals of all orders, and a page of those that the filter leaves: all of one moment, whatever is written meanwhile.
   * A page behind the last one is the last one.
   */
  function read({
    page = 1,
    limit = PAGE_SIZE,
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

/** Every agent, and whoever else has orders, as one has who became an administrator; who is owed most comes first. */
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
