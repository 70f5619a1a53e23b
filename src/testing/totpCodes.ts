import { TOTP } from 'otpauth';

/**
 * The code that an authenticator app shows.
 *
 * @param secret base 32.
 * @param at epoch ms.
 */
export const codeAt = (secret: string, at: number): string =>
  new TOTP({ secret }).generate({ timestamp: at });
