import { HttpError } from '@/server/errors/httpError';
import type { AttemptLimit, AttemptLimiter, Counted } from '@/server/limits/attemptLimiter';
import { authText } from '@/server/text/auth';

/** The most wrong passwords within the window, for one e-mail from one address or browser (wire: login-limit). */
export const LOGIN_LIMIT: AttemptLimit = { failures: 10, windowMs: 15 * 60_000 };
/** The most for one e-mail from anywhere, and for one address with any e-mail: an office has one address. */
export const LOGIN_CEILINGS = { email: 100, address: 300 } as const;

/**
 * What an attempt to sign in counts for. A known browser has a count of its own; each of a stranger's ceilings alone is
 * one that only an attack reaches.
 *
 * @param from `addressKey` of the caller.
 * @param browser the known browser's key; null for a stranger.
 */
export function keysOfAttempt(email: string, from: string, browser: string | null): Counted[] {
  if (browser !== null) return [`browser:${browser}:${email}`];
  return [
    `both:${from}:${email}`,
    { key: `email:${email}`, failures: LOGIN_CEILINGS.email },
    { key: `from:${from}`, failures: LOGIN_CEILINGS.address },
  ];
}

/** What a guess at a password or code came to. Whatever else went wrong is thrown, and does not count. */
export type Guess<T> = { right: T } | { wrong: HttpError };

/**
 * Lets somebody guess, in turn and within the limit (wire: login-limit).
 *
 * @param keys what the guess counts for.
 * @returns what was right.
 * @throws HttpError 429 after too many wrong ones; what `guess` calls wrong, and whatever it throws.
 */
export async function attempt<T>(
  limiter: Pick<AttemptLimiter, 'beginInTurn'>,
  keys: readonly Counted[],
  guess: () => Promise<Guess<T>>,
): Promise<T> {
  const begun = await limiter.beginInTurn(keys);
  if ('retryAfterMs' in begun) {
    throw new HttpError(429, authText.tooManyAttempts, Math.ceil(begun.retryAfterMs / 1000));
  }
  let isWrong = false;
  try {
    const made = await guess();
    if ('right' in made) return made.right;
    isWrong = true;
    throw made.wrong;
  } finally {
    if (isWrong) begun.failed();
    else begun.succeeded();
  }
}
