import { Secret, TOTP } from 'otpauth';
import type { EpochMs } from '@/contract/wire';

/** How long a code is the app's current one, in seconds. */
const PERIOD_S = 30;
/** A clock that is wrong by up to one period still makes codes that are taken. */
const DRIFT_STEPS = 1;
const SECRET_BYTES = 20;
/** What the app shows beside the e-mail. */
const ISSUER = 'Balcão';

/** What every authenticator app can do: SHA-1, six digits, thirty seconds (RFC 6238). */
const KIND = { issuer: ISSUER, algorithm: 'SHA1', digits: 6, period: PERIOD_S } as const;

/** A new secret in base 32, as it is typed by hand: 160 random bits. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The address that the QR code holds. @param secret base 32. */
export const totpUri = (email: string, secret: string): string =>
  new TOTP({ ...KIND, label: email, secret }).toString();

/**
 * Which period a code belongs to, of the current one and its two neighbours.
 *
 * @param secret base 32.
 * @param code six digits.
 * @returns the number of the period since 1970; null for a wrong code.
 */
export function stepOfCode(secret: string, code: string, now: EpochMs): number | null {
  const delta = new TOTP({ ...KIND, secret }).validate({
    token: code,
    timestamp: now,
    window: DRIFT_STEPS,
  });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD_S) + delta;
}
