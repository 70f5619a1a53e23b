import { errors, jwtVerify, SignJWT } from 'jose';
import type { EpochMs } from '@/contract/wire';
import type { Clock } from '@/server/base/clock';

const ALGORITHM = 'HS256';

/** The contents of a token. The database tells whether the sign-in holds, and what the person may do now. */
interface TokenClaims {
  /** The id of the sign-in, unique for each token. */
  id: string;
  userId: string;
}

export interface Tokens {
  /** Signs a token that is refused from `expiresAt` on, to the second. */
  issue(claims: TokenClaims & { expiresAt: EpochMs }): Promise<string>;
  /**
   * @returns null for anything but a valid token of ours, such as an expired, altered or unsigned one, or another
   * algorithm.
   */
  read(token: string): Promise<TokenClaims | null>;
}

/** @param secret at least 32 characters (settings, auth/secret). */
export function createTokens(secret: string, { clock }: { clock: Pick<Clock, 'now'> }): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ id, userId, expiresAt }) =>
      new SignJWT()
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setJti(id)
        .setIssuedAt(Math.floor(clock.now() / 1000))
        .setExpirationTime(Math.ceil(expiresAt / 1000))
        .sign(key),
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'exp', 'jti'],
          currentDate: new Date(clock.now()),
        });
        const { sub, jti } = payload;
        return sub === undefined || jti === undefined ? null : { id: jti, userId: sub };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
