import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { OpenDatabase } from './openDatabase';
import * as schema from './schema';

/** Whoever asks whether the server can serve does not wait longer. */
const ANSWER_MS = 2_000;

/**
 * Whether the database can serve: our lock on it is held, and every table can be read now, within 2 s of real time. A
 * table that somebody else locked would make the calls that need it fail, so it counts as not ready.
 *
 * @returns a function that never rejects.
 */
export function createReadinessCheck({ db, isHeld }: OpenDatabase): () => Promise<boolean> {
  const tables = Object.values<unknown>(schema).filter((one) => is(one, PgTable));
  const looks = tables.map(
    (table) => sql`exists (select from ${sql.identifier(getTableName(table))})`,
  );
  const readAll = sql`select ${sql.join(looks, sql`, `)}`;
  return async () => {
    if (!isHeld()) return false;
    let limit: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      limit = setTimeout(() => resolve(false), ANSWER_MS);
    });
    const read = db.execute(readAll).then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([read, late]);
    } finally {
      clearTimeout(limit);
    }
  };
}
