import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { login } from '@/contract/rest/auth';
import type { Clock } from '@/server/base/clock';

/** How long a browser stays known after its last sign-in: 30 days. */
export const KNOWN_BROWSER_MS = 30 * 24 * 60 * 60_000;

/** A cookie that tells a browser in which this e-mail signed in lately. */
export interface KnownCookie {
  name: string;
  value: string;
  maxAgeS: number;
  path: string;
}

/** Recognises browsers that signed in lately, so that nobody elsewhere can lock their person out (wire: login-limit). */
export interface KnownBrowsers {
  /** @returns the name of the cookie in which a browser keeps that it is known for this e-mail. */
  cookieName(email: string): string;
  /**
   * @param value what the browser sent under that name, undefined for nothing.
   * @returns the browser's own key, by which its attempts are counted; null unless we made this value for this e-mail
   * within the last 30 days.
   */
  read(email: string, value: string | undefined): string | null;
  /** @returns a cookie for a browser in which this e-mail just signed in. It keeps the key of a browser known before. */
  issue(email: string, known: string | null): KnownCookie;
}

/**
 * The cookie holds a random key, its end and their signature; neither the e-mail nor a right: whoever has it still needs
 * the password.
 *
 * @param secret that of the tokens; the key of the signatures is derived from it.
 */
export function createKnownBrowsers(secret: string, clock: Pick<Clock, 'now'>): KnownBrowsers {
  const key = createHmac('sha256', secret).update('known browsers').digest();
  const sign = (...parts: (string | number)[]) =>
    createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
  const cookieName = (email: string) => `conhecido-${sign('name', email).slice(0, 16)}`;

  return {
    cookieName,
    read: (email, value) => {
      const [, browser, end, signature] =
        /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/.exec(value ?? '') ?? [];
      if (browser === undefined || end === undefined || signature === undefined) return null;
      const isOurs = timingSafeEqual(
        Buffer.from(signature),
        Buffer.from(sign(email, browser, end)),
      );
      return isOurs && Number(end) > clock.now() ? browser : null;
    },
    issue: (email, known) => {
      const browser = known ?? randomBytes(16).toString('base64url');
      const end = clock.now() + KNOWN_BROWSER_MS;
      return {
        name: cookieName(email),
        value: `${browser}.${end}.${sign(email, browser, end)}`,
        maxAgeS: KNOWN_BROWSER_MS / 1000,
        // The call of the second step is below that of the first.
        path: login.path,
      };
    },
  };
}
