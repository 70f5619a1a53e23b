import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './openDatabase';

/**
 * For the embedded engine, which removes nothing from its files by itself: writes a table anew, which leaves the old
 * versions of its rows behind, and ends the journal that holds them too: its files are removed and not used again.
 *
 * @param table undefined: every table, with the planner's samples of them taken anew.
 */
export async function forgetOldVersions(db: Database, table?: PgTable): Promise<void> {
  if (table === undefined) await db.execute(sql`analyze`);
  await db.execute(table === undefined ? sql`vacuum full` : sql`vacuum full ${table}`);
  await db.execute(sql`set wal_recycle = off`);
  await db.execute(sql`select pg_switch_wal()`);
  await db.execute(sql`checkpoint`);
  await db.execute(sql`reset wal_recycle`);
}
