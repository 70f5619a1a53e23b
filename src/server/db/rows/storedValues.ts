import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { settings } from '@/server/db/schema';

/** A single value that the database keeps under its own key. */
export interface StoredValue<T> {
  /** The value, or `first` when none is stored. @throws when the stored one does not fit the schema. */
  read(db: Database | Transaction): Promise<T>;
  write(tx: Transaction, value: T): Promise<void>;
}

export function storedValue<T>(
  key: string,
  schema: v.GenericSchema<unknown, T>,
  first: T,
): StoredValue<T> {
  return {
    read: async (db) => {
      const [row] = await db.select().from(settings).where(eq(settings.key, key));
      return row ? v.parse(schema, row.value) : first;
    },
    write: async (tx, value) => {
      await tx
        .insert(settings)
        .values({ key, value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    },
  };
}
