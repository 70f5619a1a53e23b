import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Pedido } from '@/contract/entities/pedido';
import type { PedidoFilter } from '@/contract/rest/dashboard';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { pedidos, users } from '@/server/db/schema';
import { isOf, sortOf, viewOf } from './orderFilter';
import { foundBy } from '@/server/services/orders/orderSearch';
import { SHOWN_COLUMNS, toShownPedido } from '@/server/db/rows/pedidoRows';

type Reader = Database | Transaction;

/** What a search finds is counted up to here; more than these is `limitado`. */
export const COUNTED_AT_MOST = 10_000;

export interface Slice {
  /** Beyond what the filter says; the first that is left begins the slice, but for the offset. */
  where?: SQL | undefined;
  limit: number;
  offset?: number;
}

/**
 * Reads in one transaction of one moment, by indexes alone: every read of the orders has one that serves it, but a server
 * that guesses wrongly how much a search finds would rather read the whole table.
 */
export function readByIndexes<T>(db: Database, read: (tx: Transaction) => Promise<T>): Promise<T> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      // What is off looks so dear, in a small table too, that the server would compile each query to machine code first.
      await tx.execute(sql`set local jit = off`);
      return read(tx);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** A filter's search, if there is one, and how much it finds. */
export type Found = { all: true } | Search;
interface Search {
  all: false;
  condition: SQL;
  /** Up to COUNTED_AT_MOST. */
  count: number;
  /** There are more. */
  isMany: boolean;
  /** Of the slice that was asked for, unless there are many. */
  ids: string[];
}

/**
 * Looks how much a filter's search finds, and what of it stands in a slice: asking the index of words twice would cost
 * twice.
 */
export async function countFound(
  db: Reader,
  filter: PedidoFilter,
  slice: Slice = { limit: 0 },
): Promise<Found> {
  const condition = foundBy(filter.busca);
  if (!condition) return { all: true };
  const { rows } = await db.execute<{ count: number; ids: string[] }>(sql`
    with found as materialized (${selectFound(filter, condition)} limit ${COUNTED_AT_MOST + 1}),
      page as (select id from found as pedidos ${endOf(filter, slice)})
    select (select count(*)::integer from found) as count, array(select id from page) as ids`);
  const { count = 0, ids = [] } = rows[0] ?? {};
  const isMany = count > COUNTED_AT_MOST;
  return { all: false, condition, isMany, count: isMany ? COUNTED_AT_MOST : count, ids };
}

/** What a search finds, unsorted, with what an order is sorted by. */
const selectFound = (filter: PedidoFilter, condition: SQL, where?: SQL) =>
  sql`select ${pedidos.id}, ${pedidos.createdAt}, ${pedidos.cupomValorClienteCents}
    from ${pedidos} where ${and(condition, isOf(filter), where)}`;

const endOf = (filter: PedidoFilter, { limit, offset = 0 }: Slice) =>
  sql`order by ${sql.join(sortOf(viewOf(filter)), sql`, `)} limit ${limit} offset ${offset}`;

/** A query of the ids of some of a filter's orders, sorted as their view has it. */
export function selectIds(filter: PedidoFilter, found: Found, slice: Slice): SQL {
  const end = endOf(filter, slice);
  const is = and(sql`true`, isOf(filter), slice.where);
  if (found.all) return sql`select ${pedidos.id} from ${pedidos} where ${is} ${end}`;
  // Many stand so close in the sorted table that some are soon met along it. `is true` keeps the index of words,
  // which would have to sort them all, out of it.
  if (found.isMany) {
    return sql`select ${pedidos.id} from ${pedidos}
      where ${and(is, sql`(${found.condition}) is true`)} ${end}`;
  }
  // Few are all found by the index of words, and then sorted. `offset 0` keeps it at that.
  return sql`select id from (
      ${selectFound(filter, found.condition, slice.where)} offset 0
    ) as pedidos ${end}`;
}

/** @param ids a query that answers ids, or the ids. @returns these orders as administrators see them, sorted as the view has it. */
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
    .orderBy(...sortOf(viewOf(filter)));
  return rows.map((row) => toShownPedido(row, { showProfit: true }));
}
