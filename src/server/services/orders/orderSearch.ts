import { isNull, sql, type SQL } from 'drizzle-orm';
import { orderSearchQuery, orderSearchTerms, type SearchedOrder } from '@/domain/orderSearch';
import { pedidos } from '@/server/db/schema';
import type { Parts } from '@/server/parts';

/** Orders that are filled in at once. */
const BATCH = 500;

/** What the column `busca` holds of an order. */
export function searchVector(order: SearchedOrder): SQL<string> {
  return sql<string>`array_to_tsvector(${sql.param(orderSearchTerms(order))}::text[])`;
}

/** The column `busca` of an order that gets its number: an update's value. */
export function withOrderNumber(numeroPedido: string): SQL<string> {
  const number = { nomeCompleto: null, clienteTelefone: '', numeroPedido };
  return sql<string>`${pedidos.busca} || ${searchVector(number)}`;
}

/**
 * The condition that an order is found by what a person typed: by the index. undefined: it says nothing, and every
 * order is found.
 */
export function foundBy(busca: string | undefined): SQL<boolean> | undefined {
  const query = orderSearchQuery(busca ?? '');
  if (query.length === 0) return undefined;
  // Beginnings are made of letters, digits and our marks: nothing in them ends a quoted word.
  const text = query
    .map((beginnings) => `(${beginnings.map((beginning) => `'${beginning}':*`).join(' | ')})`)
    .join(' & ');
  return sql<boolean>`${pedidos.busca} @@ ${text}::tsquery`;
}

/** Fills in what orders of before the search, and of foreign hands, are found by. */
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
