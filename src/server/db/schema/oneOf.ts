import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The condition of a check constraint: the column holds one of `values`. It is a check, not a Postgres enum, because a
 * value can then be added or dropped inside a transaction, as migrations run. `values` must be constants of this code:
 * a constraint takes no parameters, so they are written into the statement.
 */
export function oneOf(column: AnyPgColumn, values: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
}
