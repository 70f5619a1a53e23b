import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Pedido } from '@/contract/entities/pedido';
import type { PedidoFilter } from '@/contract/rest/dashboard';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { pedidos, users } from '@/server/db/schema';
import { IS_HELD, isOf, sortingOf, sortTermsOf } from './orderFilter';
import { foundBy } from '@/server/services/orders/orderSearch';
import { SHOWN_COLUMNS, toShownPedido } from '@/server/db/rows/pedidoRows';

type Reader = Database | Transaction;

/** The results of a search are counted up to this number; with more, the page is `limitado`. */
export const COUNTED_AT_MOST = 10_000;

export interface Slice {
  /** A condition in addition to the filter. The slice begins at the first row that is left, plus the offset. */
  where?: SQL | undefined;
  limit: number;
  offset?: number;
}

/**
 * Runs reads in one snapshot and by indexes only. Every read of the orders has an index that serves it, but a planner
 * that misjudges how many rows a search finds would prefer to scan the whole table.
 */
export function readByIndexes<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      // Disabled plan types look so expensive, in a small table too, that Postgres would first compile each query with
      // JIT.
      await tx.execute(sql`set local jit = off`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A filter's search, if there is one, and the number of orders that it finds. */
export type Found = { all: true } | Search;
interface Search {
  all: false;
  condition: SQL;
  /** At most COUNTED_AT_MOST. */
  count: number;
  /** Whether there are more than COUNTED_AT_MOST. */
  isMany: boolean;
  /** The ids of the slice that was asked for; only valid when `isMany` is false. */
  ids: string[];
}

/**
 * Counts what a filter's search finds, and reads the ids of a slice of it, in one query: asking the word index twice
 * would cost twice.
 */
export async function countFound(
  db: Reader,
  filter: PedidoFilter,
  slice: Slice = { limit: 0 },
): Promise<Found> {
  // Those that must give money back are few and found by an index of their own, as by a search.
  const condition = foundBy(filter.busca) ?? (filter.status === 'a_devolver' ? IS_HELD : undefined);
  if (!condition) return { all: true };
  const { rows } = await db.execute<{ count: number; ids: string[] }>(sql`
    with found as materialized (${selectFound(filter, condition)} limit ${COUNTED_AT_MOST + 1}),
      page as (select id from found as pedidos ${endOf(filter, slice)})
    select (select count(*)::integer from found) as count, array(select id from page) as ids`);
  const { count = 0, ids = [] } = rows[0] ?? {};
  const isMany = count > COUNTED_AT_MOST;
  return { all: false, condition, isMany, count: isMany ? COUNTED_AT_MOST : count, ids };
}

/** The orders that a search finds, unsorted, with the columns that orders are sorted by. */
const selectFound = (filter: PedidoFilter, condition: SQL, where?: SQL) =>
  sql`select ${pedidos.id}, ${pedidos.createdAt}, ${pedidos.cupomValorClienteCents}
    from ${pedidos} where ${and(condition, isOf(filter), where)}`;

const endOf = (filter: PedidoFilter, { limit, offset = 0 }: Slice) =>
  sql`order by ${sql.join(sortTermsOf(sortingOf(filter)), sql`, `)} limit ${limit} offset ${offset}`;

/** A query for the ids of some of a filter's orders, sorted as the filter says. */
export function selectIds(filter: PedidoFilter, found: Found, slice: Slice): SQL {
  const end = endOf(filter, slice);
  const is = and(sql`true`, isOf(filter), slice.where);
  if (found.all) return sql`select ${pedidos.id} from ${pedidos} where ${is} ${end}`;
  // When there are many matches, they are so dense in the sorted table that a scan along it soon meets enough of them.
  // `is true` keeps the planner from the word index, which would have to sort all matches.
  if (found.isMany) {
    return sql`select ${pedidos.id} from ${pedidos}
      where ${and(is, sql`(${found.condition}) is true`)} ${end}`;
  }
  // When there are few matches, the word index finds them all and they are sorted then. `offset 0` keeps the planner
  // from merging the two queries.
  return sql`select id from (
      ${selectFound(filter, found.condition, slice.where)} offset 0
    ) as pedidos ${end}`;
}

/**
 * @param ids a query that returns ids, or the ids.
 * @returns these orders as administrators see them, sorted as the filter says.
 */
export async function readOrders(
  db: Reader,
  filter: PedidoFilter,
  ids: SQL | readonly string[],
): Promise<Pedido[]> {
  const page = Array.isArray(ids) ? sql`select unnest(${sql.param(ids)}::text[]) as id` : ids;
  const rows = await db
    .select(SHOWN_COLUMNS)
    .from(sql`(${page}) as page`)
    .innerJoin(pedidos, eq(pedidos.id, sql`page.id`))
    .leftJoin(users, eq(users.id, pedidos.agenteId))
    .orderBy(...sortTermsOf(sortingOf(filter)));
  return rows.map((row) => toShownPedido(row, { showProfit: true }));
}
