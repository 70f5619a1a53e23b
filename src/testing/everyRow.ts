import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '@/server/db/openDatabase';
import * as schema from '@/server/db/schema';

/** Everything that the database holds by table, but when a sign-in was last used. */
export async function everyRow(db: Database): Promise<unknown> {
  const tables = Object.values(schema).flatMap((held) => (is(held, PgTable) ? [held] : []));
  const rows = await Promise.all(
    tables.map(async (table) => {
      const found = await db.select().from(table);
      return [getTableName(table), found.map((row) => ({ ...row, lastSeenAt: null }))];
    }),
  );
  return Object.fromEntries(rows) as unknown;
}
