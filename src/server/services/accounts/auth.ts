import { eq, sql } from 'drizzle-orm';
import { addressKey, type AttemptLimiter } from '@/server/limits/attemptLimiter';
import { hashPassword, isPasswordRight } from '@/server/auth/passwords';
import type { Tokens } from '@/server/auth/tokens';
import { users } from '@/server/db/schema';
import { HttpError } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { authText } from '@/server/text/auth';
import { toUser } from '@/server/db/rows/userRows';

export interface Credentials {
  email: string;
  senha: string;
  /** Where the attempt comes from. */
  address: string;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(
  { db, ids }: Pick<Parts, 'db' | 'ids'>,
  { tokens, limiter }: { tokens: Tokens; limiter: AttemptLimiter },
) {
  /** Checked for an e-mail without an account, so that the time an answer takes does not tell which have one. */
  const nobodysHash = hashPassword(ids.token());

  /**
   * @throws HttpError 400 without e-mail or password, 401 that does not tell an unknown e-mail from a wrong
   *   password, 429 after too many of them.
   */
  async function login({ email, senha, address }: Credentials) {
    if (email === '' || senha === '') throw new HttpError(400, authText.missingFields);
    const attempt = limiter.begin([`email:${email.toLowerCase()}`, `from:${addressKey(address)}`]);
    if ('retryAfterMs' in attempt) {
      const seconds = Math.ceil(attempt.retryAfterMs / 1000);
      throw new HttpError(429, authText.tooManyAttempts, seconds);
    }
    let wasWrong = false;
    try {
      const [user] = await db
        .select()
        .from(users)
        .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
      const isRight = await isPasswordRight(user?.passwordHash ?? (await nobodysHash), senha);
      if (user && isRight) return { token: await tokens.issue(user), user: toUser(user) };
      wasWrong = true;
      throw new HttpError(401, authText.wrongCredentials);
    } finally {
      if (wasWrong) attempt.failed();
      else attempt.succeeded();
    }
  }

  return { login };
}
