import { errors, jwtVerify, SignJWT } from 'jose';
import type { EpochMs } from '@/contract/wire';
import type { Clock } from '@/server/base/clock';
import type { Ids } from '@/server/base/ids';

/** The lifetime of a sign-in: a working day and the night after it. */
export const TOKEN_TTL_MS = 24 * 60 * 60_000;

const ALGORITHM = 'HS256';

/** The contents of a token. The database tells who the person is now and what they may do. */
interface TokenClaims {
  /** Unique for each token: it distinguishes one sign-in of a person from another. */
  id: string;
  userId: string;
  /** The token is void when the person's current version differs. */
  tokenVersion: number;
  expiresAt: EpochMs;
}

export interface Tokens {
  issue(user: { id: string; tokenVersion: number }): Promise<string>;
  /**
   * @returns null for anything but a valid token of ours, such as an expired, altered or unsigned one, or another
   * algorithm.
   */
  read(token: string): Promise<TokenClaims | null>;
}

/** @param secret at least 32 characters (settings, auth/secret). */
export function createTokens(
  secret: string,
  { clock, ids }: { clock: Pick<Clock, 'now'>; ids: Pick<Ids, 'newId'> },
): Tokens {
  const key = new TextEncoder().encode(secret);
  return {
    issue: ({ id, tokenVersion }) => {
      const now = Math.floor(clock.now() / 1000);
      return new SignJWT({ tv: tokenVersion })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(id)
        .setJti(ids.newId())
        .setIssuedAt(now)
        .setExpirationTime(now + TOKEN_TTL_MS / 1000)
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          requiredClaims: ['sub', 'exp', 'tv', 'jti'],
          currentDate: new Date(clock.now()),
        });
        const { sub, exp, tv, jti } = payload;
        if (sub === undefined || exp === undefined || jti === undefined) return null;
        if (typeof tv !== 'number') return null;
        return { id: jti, userId: sub, tokenVersion: tv, expiresAt: exp * 1000 };
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
}
