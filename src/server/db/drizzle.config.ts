import { defineConfig } from 'drizzle-kit';

/**
 * Used to write a migration after the schema changed, never at run time:
 *
 * npm run migration -- --name what_changed
 *
 * A migration that has been released is never edited: a new one is added.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/index.ts',
  out: './src/server/db/migrations',
});
