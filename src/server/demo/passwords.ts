import { inArray } from 'drizzle-orm';
import { isPasswordRight } from '@/server/auth/passwords';
import type { Database } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts';

/**
 * Thrown for a database that was once a demo and has accounts with the public password. Its message is for the person
 * who starts the server.
 */
export class DemoPasswordsError extends Error {
  override readonly name = 'DemoPasswordsError';
}

/**
 * Called when the demo is off: its accounts, among them an administrator, stay in a database.
 *
 * @throws DemoPasswordsError while some of them still have the demo's password.
 */
export async function refuseDemoPasswords(db: Database): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const accounts = await db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inArray(users.email, emails));
  const open: string[] = [];
  for (const { email, passwordHash } of accounts) {
    if (await isPasswordRight(passwordHash, DEMO_PASSWORD)) open.push(email);
  }
  if (open.length === 0) return;
  throw new DemoPasswordsError(
    `DEMO is off, and these accounts have the demo's public password: ${open.join(', ')}. ` +
      'Give each another (npm run admin -- reset-password EMAIL), or set a DATA_DIR or DATABASE_URL of its own.',
  );
}
