import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/openDatabase';

/** A hash of each table's rows: equal when nothing has changed. */
export async function databaseHash(db: Database): Promise<Record<string, string>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ hash: string }>(
      sql`select count(*) || ':' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash
        from ${sql.identifier(name)} t`,
    );
    hashes[name] = rows[0]!.hash;
  }
  return hashes;
}
