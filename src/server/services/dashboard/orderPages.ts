import { and, asc, desc, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Pedido } from '@/contract/entities/pedido';
import type { PedidoFilter } from '@/contract/rest/dashboard';
import { DAY_MS } from '@/domain/saoPaulo';
import type { Transaction } from '@/server/db/openDatabase';
import { EVERY, orderPlaces, pedidos } from '@/server/db/schema';
import { sortingOf, type OrderSorting } from './orderFilter';
import { countFound, readOrders, selectIds, type Found, type Slice } from './orderIds';

/**
 * The page limit of a search that found more than is counted. Nobody turns to more pages, and each costs more than the
 * one before.
 */
const PAGES_OF_MANY = 50;

export interface PageRequest extends PedidoFilter {
  /** Counts from 1; a page behind the last one gives the last page. */
  page: number;
  limit: number;
}

export interface OrderPage {
  pedidos: Pedido[];
  paginaAtual: number;
  totalPaginas: number;
  totalItens: number;
  /** Whether more were found than were counted. */
  limitado: boolean;
}

/** Reads one page of the orders that match a filter and a search. At any depth, the orders before it are not read. */
export async function readOrderPage(tx: Transaction, request: PageRequest): Promise<OrderPage> {
  const { page, limit } = request;
  const found = await countFound(tx, request, { limit, offset: (page - 1) * limit });
  const totalItens = found.all ? await countAll(tx, request) : found.count;
  const limitado = !found.all && found.isMany;
  const pages = Math.max(1, Math.ceil(totalItens / limit));
  const totalPaginas = limitado ? Math.min(pages, PAGES_OF_MANY) : pages;
  const paginaAtual = Math.min(page, totalPaginas);
  const ids =
    !found.all && !limitado && paginaAtual === page
      ? found.ids
      : selectIds(request, found, await sliceAt(tx, request, found, (paginaAtual - 1) * limit));
  return {
    pedidos: await readOrders(tx, request, ids),
    ...{ paginaAtual, totalPaginas, totalItens, limitado },
  };
}

const scopeOf = ({ agenteId, status }: PedidoFilter, axis: OrderSorting['axis']) =>
  and(
    eq(orderPlaces.agenteId, agenteId ?? EVERY),
    eq(orderPlaces.status, status ?? EVERY),
    eq(orderPlaces.axis, axis),
  );

async function countAll(tx: Transaction, filter: PedidoFilter): Promise<number> {
  const [row] = await tx
    .select({ pedidos: sql`coalesce(sum(${orderPlaces.pedidos}), 0)`.mapWith(Number) })
    .from(orderPlaces)
    // Both axes give the same total; this one has fewer places.
    .where(scopeOf(filter, 'valor'));
  return row?.pedidos ?? 0;
}

/**
 * Finds the start of a page. Without a search, the sums tell at which day or value it begins and the offset inside it.
 */
async function sliceAt(
  tx: Transaction,
  request: PageRequest,
  found: Found,
  offset: number,
): Promise<Slice> {
  const { limit } = request;
  if (!found.all || offset === 0) return { limit, offset };
  const sorting = sortingOf(request);
  const { place, pedidos: count } = orderPlaces;
  const along = sorting.ascending ? asc(place) : desc(place);
  const places = tx
    .select({
      place,
      pedidos: count,
      until: sql<string>`sum(${count}) over (order by ${along})`.as('until'),
    })
    .from(orderPlaces)
    .where(scopeOf(request, sorting.axis))
    .as('places');
  const [start] = await tx
    .select({
      place: places.place,
      before: sql`${places.until} - ${places.pedidos}`.mapWith(Number),
    })
    .from(places)
    .where(sql`${places.until} > ${offset}`)
    .orderBy(places.until)
    .limit(1);
  return start
    ? { where: notBefore(sorting, start.place), limit, offset: offset - start.before }
    : { limit, offset };
}

/** The condition that an order is not before a place. */
function notBefore({ axis, ascending }: OrderSorting, place: number): SQL {
  if (axis === 'valor') {
    const { cupomValorClienteCents: valor } = pedidos;
    return ascending ? gte(valor, place) : lte(valor, place);
  }
  const { createdAt } = pedidos;
  return ascending ? gte(createdAt, place * DAY_MS) : lt(createdAt, (place + 1) * DAY_MS);
}
