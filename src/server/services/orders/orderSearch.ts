import { isNull, sql, type SQL } from 'drizzle-orm';
import { orderSearchQuery, orderSearchTerms, type SearchedOrder } from '@/domain/orderSearch';
import { pedidos } from '@/server/db/schema';
import type { Parts } from '@/server/parts';

/** The number of orders that are filled in at once. */
const BATCH = 500;

/** The value of an order's search column `busca`. */
export function searchVector(order: SearchedOrder): SQL<string> {
  return sql<string>`array_to_tsvector(${sql.param(orderSearchTerms(order))}::text[])`;
}

/** The new value of `busca` when an order gets its number. */
export function withOrderNumber(numeroPedido: string): SQL<string> {
  const number = { nomeCompleto: null, clienteTelefone: '', numeroPedido };
  return sql<string>`${pedidos.busca} || ${searchVector(number)}`;
}

/**
 * The condition that an order matches a typed search, answered by the index. undefined: the search is empty, and every
 * order matches.
 */
export function foundBy(busca: string | undefined): SQL<boolean> | undefined {
  const query = orderSearchQuery(busca ?? '');
  if (query.length === 0) return undefined;
  // Prefixes consist of letters, digits and our marks only, so nothing in them can end the quoted word.
  const text = query
    .map((beginnings) => `(${beginnings.map((beginning) => `'${beginning}':*`).join(' | ')})`)
    .join(' & ');
  return sql<boolean>`${pedidos.busca} @@ ${text}::tsquery`;
}

/** Fills the search column of orders that were stored before the search existed, or by other programs. */
export async function fillMissingSearch({ db, uow }: Pick<Parts, 'db' | 'uow'>): Promise<void> {
  for (;;) {
    const rows = await db
      .select({
        id: pedidos.id,
        nomeCompleto: pedidos.nomeCompleto,
        clienteTelefone: pedidos.clienteTelefone,
        numeroPedido: pedidos.numeroPedido,
      })
      .from(pedidos)
      .where(isNull(pedidos.busca))
      .limit(BATCH);
    if (rows.length === 0) return;
    const filled = rows.map((row) => ({ id: row.id, terms: orderSearchTerms(row) }));
    await uow.write((tx) =>
      tx.execute(sql`
        update ${pedidos} set busca = array_to_tsvector(array(select jsonb_array_elements_text(filled.terms)))
        from jsonb_to_recordset(${JSON.stringify(filled)}::jsonb) as filled(id text, terms jsonb)
        where ${pedidos.id} = filled.id`),
    );
  }
}
