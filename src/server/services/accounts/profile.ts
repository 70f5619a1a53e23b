import { and, eq, sql } from 'drizzle-orm';
import type { User } from '@/contract/entities/user';
import type { updateProfile } from '@/contract/rest/auth';
import type { BodyOf } from '@/contract/rest/call';
import { phoneDigits } from '@/domain/phone';
import { profileFault } from '@/domain/validation/profile';
import type { AttemptLimiter } from '@/server/limits/attemptLimiter';
import { isCommonPassword } from '@/server/auth/commonPasswords';
import { hashPassword, isPasswordRight } from '@/server/auth/passwords';
import type { Person } from '@/server/auth/right';
import { users } from '@/server/db/schema';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { accountText, faultText } from '@/server/text/accounts';
import { authText } from '@/server/text/auth';
import type { PhotosService } from './photos';
import { announceAgent, type UserRow } from './userChanges';
import { toUser } from '@/server/db/rows/userRows';

type Changes = BodyOf<typeof updateProfile> & { foto: Uint8Array | null };

/** The person who edits their profile, and the session (sign-in) that they do it from. */
interface Editor {
  person: Person;
  sessionId: string;
}

/** A new password, and the hash that it replaces at the moment it is stored. */
interface PasswordChange {
  before: string;
  after: string;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** Each person's own account (wire: get-profile, update-profile). */
export function createProfileService(
  { db, uow, tokens, signOuts }: Pick<Parts, 'db' | 'uow' | 'tokens' | 'signOuts'>,
  { photos, limiter }: { photos: PhotosService; limiter: AttemptLimiter },
) {
  async function rowOf(person: Person): Promise<UserRow> {
    const [row] = await db.select().from(users).where(eq(users.id, person.id));
    if (!row) throw notFound();
    return row;
  }

  /**
   * Checks the current password before it is replaced. Attempts are limited as for a sign-in.
   *
   * @returns null when the password stays.
   * @throws HttpError 400 for a wrong password, 429 after too many of them.
   */
  async function readPasswords(
    person: Person,
    { senhaAtual, senhaNova }: Changes,
  ): Promise<PasswordChange | null> {
    if (senhaNova === '') return null;
    const attempt = limiter.begin([`profile:${person.id}`]);
    if ('retryAfterMs' in attempt) {
      const seconds = Math.ceil(attempt.retryAfterMs / 1000);
      throw new HttpError(429, authText.tooManyAttempts, seconds);
    }
    let wasWrong = false;
    try {
      const { passwordHash: before } = await rowOf(person);
      const asker = { kind: 'signedIn', key: person.id } as const;
      if (await isPasswordRight(before, senhaAtual, asker)) {
        return { before, after: await hashPassword(senhaNova, asker) };
      }
      wasWrong = true;
      throw new HttpError(400, accountText.wrongPassword);
    } finally {
      if (wasWrong) attempt.failed();
      else attempt.succeeded();
    }
  }

  /**
   * Changes the person's own account. A new password ends all their sessions; this one gets a new token (`token`, our
   * field; null: the current token stays valid).
   *
   * @throws HttpError 400 with the text of the first fault (behaviour: profile-required, profile-password,
   * password-common), and for a wrong password; 413 or 415 when the photo is refused; 429.
   */
  async function update(
    { person, sessionId }: Editor,
    changes: Changes,
  ): Promise<{ user: User; token: string | null }> {
    const fault = profileFault(changes);
    if (fault) throw new HttpError(400, faultText[fault]);
    if (isCommonPassword(changes.senhaNova)) throw new HttpError(400, accountText.commonPassword);
    const password = await readPasswords(person, changes);
    const row = await photos.storing(changes.foto, (fotoPath) =>
      store(person, changes, fotoPath, password),
    );
    if (!password) return { user: toUser(row), token: null };
    const token = await tokens.issue(row);
    signOuts.tell({ userId: person.id, by: sessionId });
    return { user: toUser(row), token };
  }

  function store(
    person: Person,
    { nome, telefone, chavePix }: Changes,
    fotoPath: string | null,
    password: PasswordChange | null,
  ) {
    return uow.write(async (tx, emit) => {
      const [before] = await tx.select().from(users).where(eq(users.id, person.id)).for('update');
      if (!before) throw notFound();
      const [after] = await tx
        .update(users)
        .set({
          nome: nome.trim(),
          telefone: phoneDigits(telefone),
          chavePix: chavePix.trim(),
          ...(fotoPath !== null && { fotoPath }),
          ...(password && {
            passwordHash: password.after,
            tokenVersion: sql`${users.tokenVersion} + 1`,
          }),
        })
        .where(
          and(
            eq(users.id, person.id),
            // When two requests change the password at once from the same old one, only one succeeds.
            password ? eq(users.passwordHash, password.before) : undefined,
          ),
        )
        .returning();
      if (!after) throw new HttpError(400, accountText.wrongPassword);
      await announceAgent(tx, emit, before, after);
      return { result: after, replaced: fotoPath === null ? null : before.fotoPath };
    });
  }

  return {
    /** The signed-in person's current account. @throws HttpError 404. */
    read: async (person: Person): Promise<User> => toUser(await rowOf(person)),
    update,
  };
}
