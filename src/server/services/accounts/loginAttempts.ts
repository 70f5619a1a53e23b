import type { AttemptLimit, Counted } from '@/server/limits/attemptLimiter';

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
