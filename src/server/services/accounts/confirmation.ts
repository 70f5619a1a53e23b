import { and, eq } from 'drizzle-orm';
import type { confirm } from '@/contract/rest/auth';
import type { BodyOf } from '@/contract/rest/call';
import { isPasswordRight } from '@/server/auth/passwords';
import type { Transaction } from '@/server/db/openDatabase';
import { sessions, users } from '@/server/db/schema';
import { HttpError, notFound, unauthorized } from '@/server/errors/httpError';
import { addressKey, type AttemptLimiter } from '@/server/limits/attemptLimiter';
import type { Parts } from '@/server/parts';
import { accountText } from '@/server/text/accounts';
import { secondFactorText } from '@/server/text/secondFactor';
import { attempt, keysOfAttempt } from './loginAttempts';
import type { SecondFactorService } from './secondFactor';
import type { Caller } from './signIns';
import type { UserRow } from './userChanges';

/** How long a sign-in counts as confirmed. */
export const CONFIRMED_MS = 10 * 60_000;

interface Asked extends Caller {
  /** The password, or a code of the second factor. */
  proof: BodyOf<typeof confirm>;
  /** The caller's network address. */
  address: string;
  /** A cookie that the browser sent. */
  cookie: (name: string) => string | undefined;
}

export type ConfirmationService = ReturnType<typeof createConfirmationService>;

/** Says who is there, for acts that move money or destroy (wire: confirm). */
export function createConfirmationService(
  { db, uow, clock, knownBrowsers }: Pick<Parts, 'db' | 'uow' | 'clock' | 'knownBrowsers'>,
  {
    limiter,
    secondFactor,
  }: { limiter: AttemptLimiter; secondFactor: Pick<SecondFactorService, 'takeCode'> },
) {
  /**
   * Confirms a sign-in for ten minutes. Whoever has a second factor gives a code of it, everybody else the password. A
   * sign-in's attempts are limited by themselves, so that nobody elsewhere can lock its owner out of it; a wrong one
   * counts for signing in as well.
   *
   * @throws HttpError 400 for what is wrong, 401 when the sign-in has ended meanwhile, 429 after too many attempts.
   */
  async function confirm({ person, sessionId, proof, address, cookie }: Asked): Promise<void> {
    const [user] = await db.select().from(users).where(eq(users.id, person.id));
    if (!user) throw notFound();
    await attempt(limiter, [`confirm:${sessionId}`], async () => {
      const hasFactor = user.secondFactorSince !== null;
      const refused = hasFactor
        ? await byCode(user, sessionId, 'codigo' in proof ? proof.codigo : '')
        : await byPassword(user, sessionId, 'senha' in proof ? proof.senha : '');
      if (refused === null) return { right: undefined };
      const { email } = user;
      const browser = knownBrowsers.read(email, cookie(knownBrowsers.cookieName(email)));
      const signIn = limiter.begin(keysOfAttempt(email, addressKey(address), browser));
      if ('failed' in signIn) signIn.failed();
      return { wrong: new HttpError(400, refused) };
    });
  }

  /**
   * The password may have been replaced while it was compared: then it is wrong.
   *
   * @returns null for the right one, else what is to be said of it.
   */
  async function byPassword(
    user: UserRow,
    sessionId: string,
    senha: string,
  ): Promise<string | null> {
    const asker = { kind: 'signedIn', key: user.id } as const;
    if (!(await isPasswordRight(user.passwordHash, senha, asker))) {
      return accountText.wrongConfirmation;
    }
    return uow.write(async (tx) => {
      const [still] = await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
        .for('share');
      if (still) await note(tx, sessionId);
      return still ? null : accountText.wrongConfirmation;
    });
  }

  /** @returns null for a right one, else what is to be said of it. */
  function byCode(user: UserRow, sessionId: string, codigo: string): Promise<string | null> {
    return uow.write(async (tx) => {
      const verdict = await secondFactor.takeCode(tx, user.id, codigo);
      if (verdict !== 'right') return secondFactorText.refused[verdict];
      await note(tx, sessionId);
      return null;
    });
  }

  async function note(tx: Transaction, sessionId: string): Promise<void> {
    const noted = await tx
      .update(sessions)
      .set({ confirmedUntil: clock.now() + CONFIRMED_MS })
      .where(eq(sessions.id, sessionId))
      .returning({ id: sessions.id });
    if (noted.length === 0) throw unauthorized();
  }

  return { confirm };
}
