import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PedidoFilter, PedidoSort } from '@/contract/rest/dashboard';
import { pedidos } from '@/server/db/schema';

/** How a list of orders is sorted: by which of their values, and in which direction. */
export interface OrderSorting {
  axis: 'dia' | 'valor';
  ascending: boolean;
}

const SORTINGS: Readonly<Record<PedidoSort, OrderSorting>> = {
  recentes: { axis: 'dia', ascending: false },
  antigos: { axis: 'dia', ascending: true },
  'maior-valor': { axis: 'valor', ascending: false },
  'menor-valor': { axis: 'valor', ascending: true },
};

/** @returns the sorting that a request names, or the newest first when it names none (wire: get-dashboard) */
export const sortingOf = ({ ordem = 'recentes' }: PedidoFilter): OrderSorting => SORTINGS[ordem];

const BY_TIME = [pedidos.createdAt, pedidos.id] as const;
const BY_VALUE = [pedidos.cupomValorClienteCents, ...BY_TIME] as const;

/** The columns that a sorting compares. The last one makes every position unique, and an index covers them all. */
const columnsOf = ({ axis }: OrderSorting) => (axis === 'dia' ? BY_TIME : BY_VALUE);

/** @returns the terms of the query's `order by` */
export function sortTermsOf(sorting: OrderSorting): SQL[] {
  return columnsOf(sorting).map((column) => (sorting.ascending ? asc(column) : desc(column)));
}

/** The condition that an order comes after `last`, written as a comparison that the sorting's index can answer. */
export function after(
  sorting: OrderSorting,
  last: Pick<typeof pedidos.$inferSelect, 'id' | 'createdAt' | 'cupomValorClienteCents'>,
): SQL {
  const values = [
    ...(sorting.axis === 'valor' ? [sql`${last.cupomValorClienteCents}::integer`] : []),
    ...[sql`${last.createdAt}::bigint`, sql`${last.id}::text`],
  ];
  const columns = columnsOf(sorting).map((column) => sql`${column}`);
  const sign = sorting.ascending ? sql`>` : sql`<`;
  return sql`(${sql.join(columns, sql`, `)}) ${sign} (${sql.join(values, sql`, `)})`;
}

/**
 * Paid late and not given back yet (behaviour: paid-late). Written out, not as parameters: only then does the planner
 * know that the index of these orders covers it.
 */
export const IS_HELD = sql`${pedidos.cupomPagamentoStatus} = 'pago_atrasado' and ${pedidos.status} <> 'reembolsado'`;

/** The conditions of a filter without its search. */
export function isOf({ agenteId, status }: PedidoFilter): SQL | undefined {
  return and(
    agenteId === undefined ? undefined : eq(pedidos.agenteId, agenteId),
    status === undefined || status === 'a_devolver' ? undefined : eq(pedidos.status, status),
    status === 'a_devolver' ? IS_HELD : undefined,
  );
}
