import { eq } from 'drizzle-orm';
import { addressKey, type AttemptLimit, type AttemptLimiter } from '@/server/limits/attemptLimiter';
import { hashPassword, isPasswordRight } from '@/server/auth/passwords';
import type { Tokens } from '@/server/auth/tokens';
import { users } from '@/server/db/schema';
import { HttpError } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { authText } from '@/server/text/auth';
import { toUser } from '@/server/db/rows/userRows';

/** The most wrong passwords within the window, for one e-mail or one address (wire: login-limit). */
export const LOGIN_LIMIT: AttemptLimit = { failures: 10, windowMs: 15 * 60_000 };

export interface Credentials {
  email: string;
  senha: string;
  /** The network address that the attempt comes from. */
  address: string;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(
  { db, ids }: Pick<Parts, 'db' | 'ids'>,
  { tokens, limiter }: { tokens: Tokens; limiter: AttemptLimiter },
) {
  /**
   * An unknown e-mail is compared with this hash, so that the response time does not reveal which e-mails have an
   * account.
   */
  const nobodysHash = hashPassword(ids.token());

  /**
   * @throws HttpError 400 without e-mail or password, 401 for an unknown e-mail and for a wrong password alike, 429
   * after too many attempts.
   */
  async function login({ email, senha, address }: Credentials) {
    if (email === '' || senha === '') throw new HttpError(400, authText.missingFields);
    const attempt = limiter.begin([`email:${email}`, `from:${addressKey(address)}`]);
    if ('retryAfterMs' in attempt) {
      const seconds = Math.ceil(attempt.retryAfterMs / 1000);
      throw new HttpError(429, authText.tooManyAttempts, seconds);
    }
    let wasWrong = false;
    try {
      const [user] = await db.select().from(users).where(eq(users.email, email));
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
