import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from './openDatabase';
import * as schema from './schema';
import { isUnanswered } from './sqlState';

/**
 * Opens drizzle on a pool, with transactions that give back each connection they take. drizzle's own never gives one
 * back whose `begin` failed: so each loss of the database could cost the pool a connection for ever, and closing the
 * pool would wait for it. A connection whose statement got no answer is closed, because whoever took it next would wait
 * for that answer too.
 */
export function drizzleOn(pool: Pool): Database {
  const db = drizzle(pool, { schema });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isSilent = false;
    try {
      return await drizzle(client, { schema }).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          // At once, or the rollback would wait as long as the statement did.
          if (isUnanswered(error)) client.end().catch(() => undefined);
          throw error;
        }
      }, config);
    } catch (error) {
      isSilent = isUnanswered(error);
      throw error;
    } finally {
      client.release(isSilent);
    }
  };
  return db;
}
