import { getTableColumns, is, or, sql, type Column } from 'drizzle-orm';
import { PgText, type PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from '@/server/db/openDatabase';
import { PERSONAL_DATA, type TableName, type TableRule } from '@/server/db/personalData';
import * as schema from '@/server/db/schema';
import { erasedText } from '@/server/text/erasure';

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
 * Masks a number in everything that people wrote, whoever it is about: somebody may have sent it to another chat. The
 * audit is not touched.
 */
export async function maskEverywhere(tx: Transaction, pattern: string): Promise<void> {
  for (const [name, rule] of Object.entries(PERSONAL_DATA)) {
    const table = schema[name as TableName];
    const words = columnsOf(table, rule, 'words');
    if (words.length === 0) continue;
    const sets = words.map(
      (column) => sql`${sql.identifier(column.name)} =
        regexp_replace(${column}, ${pattern}, ${erasedText.number}, 'g')`,
    );
    await tx.execute(sql`
      update ${table} set ${sql.join(sets, sql`, `)}
      where ${or(...words.map((column) => sql`${column} ~ ${pattern}`))}`);
  }
}

/** The columns of plain text that are of this kind. */
function columnsOf(table: PgTable, { texts }: TableRule, kind: string): Column[] {
  return Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    texts[name] === kind && is(column, PgText) ? [column] : [],
  );
}
