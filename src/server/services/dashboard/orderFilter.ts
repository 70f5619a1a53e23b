import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PedidoFilter, PedidoSort } from '@/contract/rest/dashboard';
import { pedidos } from '@/server/db/schema';

/** The sort of the table's orders: the column, and the direction. */
export interface OrderView {
  axis: 'dia' | 'valor';
  ascending: boolean;
}

const VIEWS: Readonly<Record<PedidoSort, OrderView>> = {
  recentes: { axis: 'dia', ascending: false },
  antigos: { axis: 'dia', ascending: true },
  'maior-valor': { axis: 'valor', ascending: false },
  'menor-valor': { axis: 'valor', ascending: true },
};

export const viewOf = ({ ordem = 'recentes' }: PedidoFilter): OrderView => VIEWS[ordem];

const BY_TIME = [pedidos.createdAt, pedidos.id] as const;
const BY_VALUE = [pedidos.cupomValorClienteCents, ...BY_TIME] as const;

/** The columns that a view sorts by. The last one makes every position unique, and an index covers them all. */
const columnsOf = ({ axis }: OrderView) => (axis === 'dia' ? BY_TIME : BY_VALUE);

export function sortOf(view: OrderView): SQL[] {
  return columnsOf(view).map((column) => (view.ascending ? asc(column) : desc(column)));
}

/** The condition that an order comes after `last`, written as a comparison that the view's index can answer. */
export function after(
  view: OrderView,
  last: Pick<typeof pedidos.$inferSelect, 'id' | 'createdAt' | 'cupomValorClienteCents'>,
): SQL {
  const values = [
    ...(view.axis === 'valor' ? [sql`${last.cupomValorClienteCents}::integer`] : []),
    ...[sql`${last.createdAt}::bigint`, sql`${last.id}::text`],
  ];
  const columns = columnsOf(view).map((column) => sql`${column}`);
  const sign = view.ascending ? sql`>` : sql`<`;
  return sql`(${sql.join(columns, sql`, `)}) ${sign} (${sql.join(values, sql`, `)})`;
}

/** The conditions of a filter without its search. */
export function isOf({ agenteId, status }: PedidoFilter): SQL | undefined {
  return and(
    agenteId === undefined ? undefined : eq(pedidos.agenteId, agenteId),
    status === undefined ? undefined : eq(pedidos.status, status),
  );
}
