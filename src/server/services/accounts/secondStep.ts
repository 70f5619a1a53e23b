import { createHash } from 'node:crypto';
import { and, eq, gt, lt, lte, or, sql } from 'drizzle-orm';
import type { User } from '@/contract/entities/user';
import { isShut } from '@/server/auth/accountState';
import type { KnownCookie } from '@/server/auth/knownBrowsers';
import type { Client } from '@/server/auth/sessions';
import type { Transaction } from '@/server/db/openDatabase';
import { loginChallenges, users } from '@/server/db/schema';
import { HttpError } from '@/server/errors/httpError';
import { addressKey, type AttemptLimiter } from '@/server/limits/attemptLimiter';
import type { Parts } from '@/server/parts';
import { authText } from '@/server/text/auth';
import { secondFactorText } from '@/server/text/secondFactor';
import { attempt, keysOfAttempt, type Guess } from './loginAttempts';
import { toOwnUser } from './ownAccount';
import type { SecondFactorService } from './secondFactor';
import type { UserRow } from './userChanges';

/** How long a right password waits for its code. */
export const CHALLENGE_MS = 5 * 60_000;
/** How many codes may be tried with one right password. */
export const CHALLENGE_TRIES = 5;
/**
 * The most wrong codes for one e-mail from browsers that are not known, within the window of sign-ins. Somebody who
 * found out a password guesses one of three codes of a million this way, from however many addresses.
 */
export const CODE_CEILING = 20;

interface CodeAttempt {
  desafio: string;
  codigo: string;
  client: Client;
  /** A cookie that the browser sent. */
  cookie: (name: string) => string | undefined;
}

/** What a whole sign-in answers, and the cookie by which the browser is known from now on. */
export interface SignedIn {
  token: string;
  user: User;
  cookie: KnownCookie;
}

export type SecondStepService = ReturnType<typeof createSecondStepService>;

/** The second step of a sign-in (wire: login-challenge, login-code). */
export function createSecondStepService(
  {
    db,
    ids,
    uow,
    clock,
    sessions,
    knownBrowsers,
    settings,
  }: Pick<Parts, 'db' | 'ids' | 'uow' | 'clock' | 'sessions' | 'knownBrowsers' | 'settings'>,
  {
    limiter,
    secondFactor,
  }: { limiter: AttemptLimiter; secondFactor: Pick<SecondFactorService, 'takeCode'> },
) {
  const isOpen = (hash: string) =>
    and(
      eq(loginChallenges.hash, hash),
      gt(loginChallenges.expiresAt, clock.now()),
      lt(loginChallenges.tries, CHALLENGE_TRIES),
    );

  /** Notes that somebody's password was right, and forgets those of anybody that are over. @returns the challenge. */
  async function begin(tx: Transaction, user: UserRow): Promise<string> {
    await tx
      .delete(loginChallenges)
      .where(
        or(
          lte(loginChallenges.expiresAt, clock.now()),
          sql`${loginChallenges.tries} >= ${CHALLENGE_TRIES}`,
        ),
      );
    const desafio = ids.token();
    await tx.insert(loginChallenges).values({
      hash: digest(desafio),
      userId: user.id,
      passwordDigest: digest(user.passwordHash),
      expiresAt: clock.now() + CHALLENGE_MS,
    });
    return desafio;
  }

  /**
   * Signs in with the code. A challenge that does not exist is not counted: nobody guesses 192 random bits.
   *
   * @returns beside the answer, the cookie by which this browser is known from now on.
   * @throws HttpError 400 for a wrong code, which counts as a wrong password; 401 when the challenge is over; 403 for an
   * account that is shut; 429 after too many attempts.
   */
  async function finish({ desafio, codigo, client, cookie }: CodeAttempt): Promise<SignedIn> {
    const hash = digest(desafio);
    const [found] = await db
      .select({ email: users.email })
      .from(loginChallenges)
      .innerJoin(users, eq(users.id, loginChallenges.userId))
      .where(isOpen(hash));
    if (!found) throw over();
    const { email } = found;
    const browser = knownBrowsers.read(email, cookie(knownBrowsers.cookieName(email)));
    const keys = [
      ...keysOfAttempt(email, addressKey(client.address), browser),
      ...(browser === null ? [{ key: `code:${email}`, failures: CODE_CEILING }] : []),
    ];
    const signedIn = await attempt(limiter, keys, () =>
      uow.write((tx) => tryCode(tx, hash, codigo, client)),
    );
    return { ...signedIn, cookie: knownBrowsers.issue(email, browser) };
  }

  /** A wrong code is returned and not thrown: that it was tried must be stored. */
  async function tryCode(
    tx: Transaction,
    hash: string,
    codigo: string,
    client: Client,
  ): Promise<Guess<Omit<SignedIn, 'cookie'>>> {
    const [challenge] = await tx
      .update(loginChallenges)
      .set({ tries: sql`${loginChallenges.tries} + 1` })
      .where(isOpen(hash))
      .returning();
    if (!challenge) throw over();
    const [user] = await tx.select().from(users).where(eq(users.id, challenge.userId)).for('share');
    const isStill =
      user?.secondFactorSince !== null &&
      digest(user?.passwordHash ?? '') === challenge.passwordDigest;
    if (!user || !isStill) throw over();
    if (isShut(user, settings)) throw new HttpError(403, authText.suspended);
    const verdict = await secondFactor.takeCode(tx, user.id, codigo);
    if (verdict !== 'right') {
      const isLast = challenge.tries >= CHALLENGE_TRIES;
      const wrong = isLast
        ? new HttpError(401, secondFactorText.tooManyCodes)
        : new HttpError(400, secondFactorText.refused[verdict]);
      return { wrong };
    }
    await tx.delete(loginChallenges).where(eq(loginChallenges.hash, hash));
    const token = await sessions.begin(tx, user.id, client);
    return { right: { token, user: toOwnUser(user, settings) } };
  }

  return { begin, finish };
}

const over = () => new HttpError(401, secondFactorText.challengeOver);

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
