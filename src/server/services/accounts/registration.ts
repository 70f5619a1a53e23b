import { eq } from 'drizzle-orm';
import type { User } from '@/contract/entities/user';
import type { BodyOf } from '@/contract/rest/call';
import type { register as registerCall } from '@/contract/rest/auth';
import { phoneDigits } from '@/domain/phone';
import { registrationFault } from '@/domain/validation/registration';
import { addressKey } from '@/server/limits/attemptLimiter';
import { isCommonPassword } from '@/server/auth/commonPasswords';
import { hashPassword } from '@/server/auth/passwords';
import type { Client } from '@/server/auth/sessions';
import { users } from '@/server/db/schema';
import { isUniqueViolation } from '@/server/db/sqlState';
import { commonPassword, HttpError } from '@/server/errors/httpError';
import { createTokenBuckets } from '@/server/limits/tokenBucket';
import type { Parts } from '@/server/parts';
import { accountText, faultText } from '@/server/text/accounts';
import type { PhotosService } from './photos';
import { announceAccount } from './userChanges';
import { toUser } from '@/server/db/rows/userRows';

/** The limit of one address: an office can sign up together, but a program cannot fill the table. */
export const REGISTRATION_LIMIT = { burst: 20, perMinute: 2 };

type Registration = BodyOf<typeof registerCall> & {
  foto: Uint8Array | null;
  /** Where the request comes from. */
  client: Client;
};

export type RegistrationService = ReturnType<typeof createRegistrationService>;

/** Creates accounts (wire: register). */
export function createRegistrationService(
  {
    db,
    uow,
    clock,
    ids,
    sessions,
    settings,
  }: Pick<Parts, 'db' | 'uow' | 'clock' | 'ids' | 'sessions' | 'settings'>,
  { photos }: { photos: PhotosService },
) {
  const attempts = createTokenBuckets(clock, REGISTRATION_LIMIT);

  /**
   * Creates an agent, offline and without earnings, who has rights at once or waits for approval (wire: registration),
   * and signs them in. The cheap checks come first. When several requests use one e-mail at once, the table's unique
   * index lets one succeed.
   *
   * @throws HttpError 403 when registration is closed; 400 with the text of the first fault (behaviour:
   * register-required and the rules after it, password-common); 409 when the e-mail has an account; 413 or 415 when the
   * photo is refused; 429 after too many from one address.
   */
  async function register(form: Registration): Promise<{ token: string; user: User }> {
    if (settings.registration === 'closed') {
      throw new HttpError(403, accountText.registrationClosed);
    }
    const { nome, email, senha, telefone, chavePix, foto, client } = form;
    // The repeated password stays in the browser, which has already compared it (wire: register).
    const fault = registrationFault({ ...form, confirmarSenha: senha });
    if (fault) throw new HttpError(400, faultText[fault]);
    if (!isEmail(email)) throw new HttpError(400, accountText.badEmail);
    if (isCommonPassword(senha)) throw commonPassword();
    const wait = attempts.take(addressKey(client.address));
    if (wait > 0) {
      throw new HttpError(429, accountText.tooManyRegistrations, Math.ceil(wait / 1000));
    }
    if (await isTaken(email)) throw emailTaken();
    const sender = { kind: 'stranger', key: addressKey(client.address) } as const;
    return photos.storing({ foto, sender }, async (fotoPath) => {
      const row = {
        id: ids.newId(),
        nome: nome.trim(),
        email,
        telefone: phoneDigits(telefone),
        chavePix: chavePix.trim(),
        fotoPath,
        passwordHash: await hashPassword(senha, sender),
        estado: settings.registration === 'open' ? ('ativo' as const) : ('pendente' as const),
        createdAt: clock.now(),
      };
      const signedIn = await uow
        .write(async (tx, emit) => {
          const [user] = await tx.insert(users).values(row).returning();
          if (!user) throw new Error('An account was not stored');
          announceAccount(emit, user);
          return { token: await sessions.begin(tx, user.id, client), user: toUser(user) };
        })
        .catch((error: unknown) => {
          throw isUniqueViolation(error, 'users_email_unique') ? emailTaken() : error;
        });
      return { result: signedIn, replaced: null };
    });
  }

  /** An early check that saves hashing the password and storing the photo. The unique index decides. */
  async function isTaken(email: string): Promise<boolean> {
    const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
    return found.length > 0;
  }

  return { register };
}

const emailTaken = () => new HttpError(409, accountText.emailTaken);

/**
 * Requires text before and after exactly one '@', without invisible characters. Only mail itself can tell whether it
 * arrives.
 */
function isEmail(email: string): boolean {
  return /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email);
}
