import { customType } from 'drizzle-orm/pg-core';

/** Words to be found by an index, as Postgres keeps them. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
