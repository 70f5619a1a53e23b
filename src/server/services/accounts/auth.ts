import { and, eq } from 'drizzle-orm';
import { addressKey, type AttemptLimiter } from '@/server/limits/attemptLimiter';
import { isShut } from '@/server/auth/accountState';
import { hashPassword, isPasswordRight, type Asker } from '@/server/auth/passwords';
import type { Client } from '@/server/auth/sessions';
import { users } from '@/server/db/schema';
import { HttpError } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { authText } from '@/server/text/auth';
import { attempt, keysOfAttempt } from './loginAttempts';
import { toOwnUser } from './ownAccount';
import type { SecondStepService, SignedIn } from './secondStep';
import type { UserRow } from './userChanges';

export interface Credentials {
  email: string;
  senha: string;
  /** Where the attempt comes from. */
  client: Client;
  /** What the browser sent under `knownBrowsers.cookieName(email)`. */
  knownCookie?: string | undefined;
}

/** The right password of somebody whose code is asked for. */
interface Challenged {
  desafio: string;
}

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService(
  {
    db,
    ids,
    uow,
    sessions,
    knownBrowsers,
    settings,
  }: Pick<Parts, 'db' | 'ids' | 'uow' | 'sessions' | 'knownBrowsers' | 'settings'>,
  {
    limiter,
    secondStep,
  }: { limiter: AttemptLimiter; secondStep: Pick<SecondStepService, 'begin'> },
) {
  /**
   * An unknown e-mail is compared with this hash, so that the response time does not reveal which e-mails have an
   * account.
   */
  const nobodysHash = hashPassword(ids.token());

  /**
   * @returns beside the answer, the cookie by which this browser is known from now on; or the challenge that a code must
   * answer.
   * @throws HttpError 400 without e-mail or password, 401 for an unknown e-mail and for a wrong password alike, 403 for
   * the right password of an account that is shut, 429 after too many attempts.
   */
  async function login({ email, senha, client, knownCookie }: Credentials) {
    if (email === '' || senha === '') throw new HttpError(400, authText.missingFields);
    const browser = knownBrowsers.read(email, knownCookie);
    const from = addressKey(client.address);
    const keys = keysOfAttempt(email, from, browser);
    return attempt<SignedIn | Challenged>(limiter, keys, async () => {
      const [user] = await db.select().from(users).where(eq(users.email, email));
      const asker: Asker =
        browser === null ? { kind: 'stranger', key: from } : { kind: 'knownBrowser', key: browser };
      const rightHash = user?.passwordHash ?? (await nobodysHash);
      const isRight = await isPasswordRight(rightHash, senha, asker);
      const begun = user && isRight ? await begin(user, client) : null;
      if (!user || !begun) return { wrong: new HttpError(401, authText.wrongCredentials) };
      if ('desafio' in begun) return { right: begun };
      const cookie = knownBrowsers.issue(email, browser);
      return { right: { ...begun, user: toOwnUser(user, settings), cookie } };
    });
  }

  /**
   * Begins a sign-in, or its second step where a code is asked for (wire: second-factor). Not when the password that was
   * found right has been replaced meanwhile, or the account was shut: whoever did that ended all sign-ins, and none may
   * begin after that.
   *
   * @throws HttpError 403 for an account that is shut.
   */
  function begin(user: UserRow, client: Client): Promise<{ token: string } | Challenged | null> {
    return uow.write(async (tx) => {
      const [still] = await tx
        .select()
        .from(users)
        .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
        .for('share');
      if (!still) return null;
      if (isShut(still, settings)) throw new HttpError(403, authText.suspended);
      if (still.secondFactorSince !== null) return { desafio: await secondStep.begin(tx, still) };
      return { token: await sessions.begin(tx, user.id, client) };
    });
  }

  return { login };
}
