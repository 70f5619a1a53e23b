import { getTableColumns, inArray, is, or, sql, type Column } from 'drizzle-orm';
import { PgText, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/server/db/openDatabase';
import { PERSONAL_DATA, type TableName, type TableRule } from '@/server/db/personalData';
import * as schema from '@/server/db/schema';
import { erasedText } from '@/server/text/erasure';
import type { CustomerRows } from './customerRows';

/** What people write between the digits of a number. */
const BETWEEN = '[\\s().-]*';

/**
 * The pattern, for Postgres, of numbers as people write them: '5511987654321', '+55 (11) 98765-4321'.
 *
 * @param numbers digits only.
 */
export function numberPattern(numbers: readonly string[]): string {
  // The longer first: what begins with the country's code is replaced with it.
  const longestFirst = [...numbers].sort((a, b) => b.length - a.length);
  return `\\+?\\(?(${longestFirst.map((number) => Array.from(number).join(BETWEEN)).join('|')})`;
}

/**
 * Masks a customer's number in everything that people wrote about others: somebody may have sent it to another chat. The
 * customer's own rows and the audit are not touched, nor locked.
 */
export async function maskElsewhere(
  tx: Transaction,
  { chatIds }: Pick<CustomerRows, 'chatIds'>,
  pattern: string,
): Promise<void> {
  for (const [name, rule] of Object.entries(PERSONAL_DATA)) {
    const table = schema[name as TableName];
    const words = columnsOf(table, rule, 'words');
    if (words.length === 0) continue;
    const sets = words.map(
      (column) => sql`${sql.identifier(column.name)} =
        regexp_replace(${column}, ${pattern}, ${erasedText.number}, 'g')`,
    );
    const own = columnsOf(table, rule, 'key').map((key) => inArray(key, [...chatIds]));
    await tx.execute(sql`
      update ${table} set ${sql.join(sets, sql`, `)}
      where (${or(...own, sql`false`)}) is not true
        and (${or(...words.map((column) => sql`${column} ~ ${pattern}`))})`);
  }
}

/** The columns of plain text that are of this kind. */
function columnsOf(table: PgTable, { texts }: TableRule, kind: string): Column[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    texts[name] === kind && is(column, PgText) ? [column] : [],
  );
}
