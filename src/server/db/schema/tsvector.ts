import { customType } from 'drizzle-orm/pg-core';

/** Postgres's type for search terms that an index can find. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
