import { and, eq } from 'drizzle-orm';
import type { User } from '@/contract/entities/user';
import type { updateProfile } from '@/contract/rest/auth';
import type { BodyOf } from '@/contract/rest/call';
import { phoneDigits } from '@/domain/phone';
import { profileFault } from '@/domain/validation/profile';
import type { Audit, Detail } from '@/server/audit/audit';
import type { AttemptLimiter } from '@/server/limits/attemptLimiter';
import { isCommonPassword } from '@/server/auth/commonPasswords';
import { hashPassword, isPasswordRight } from '@/server/auth/passwords';
import type { Person } from '@/server/auth/right';
import type { Transaction } from '@/server/db/openDatabase';
import { users } from '@/server/db/schema';
import {
  commonPassword,
  confirmationNeeded,
  HttpError,
  notFound,
  unauthorized,
} from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { accountText, faultText } from '@/server/text/accounts';
import { attempt } from './loginAttempts';
import type { PhotosService } from './photos';
import { toOwnUser } from './ownAccount';
import { endAll, type Caller } from './signIns';
import { announceAccount, announceAgent, renaming, type UserRow } from './userChanges';

/** Who changes their account, and whether it was said lately that it is them. */
type ProfileCaller = Caller & { isConfirmed: boolean };
type Changes = BodyOf<typeof updateProfile> & { foto: Uint8Array | null };

/** A new password, and the hash that it replaces at the moment it is stored. */
interface PasswordChange {
  before: string;
  after: string;
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** Each person's own account (wire: get-profile, update-profile). */
export function createProfileService(
  { db, uow, sessions, settings }: Pick<Parts, 'db' | 'uow' | 'sessions' | 'settings'>,
  { audit, photos, limiter }: { audit: Audit; photos: PhotosService; limiter: AttemptLimiter },
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
    return attempt(limiter, [`profile:${person.id}`], async () => {
      const { passwordHash: before } = await rowOf(person);
      const asker = { kind: 'signedIn', key: person.id } as const;
      return (await isPasswordRight(before, senhaAtual, asker))
        ? { right: { before, after: await hashPassword(senhaNova, asker) } }
        : { wrong: new HttpError(400, accountText.wrongPassword) };
    });
  }

  /**
   * Changes the person's own account. A new password ends all their other sign-ins; this one goes on with a new token
   * (`token`, our field; null: the current token stays valid).
   *
   * @throws HttpError 400 with the text of the first fault (behaviour: profile-required, profile-password,
   * password-common), and for a wrong password; 403 for another PIX key, until it is said who is there; 401 when this sign-in was ended meanwhile; 413 or 415 when the photo is
   * refused; 429.
   */
  async function update(
    caller: ProfileCaller,
    changes: Changes,
  ): Promise<{ user: User; token: string | null }> {
    const fault = profileFault(changes);
    if (fault) throw new HttpError(400, faultText[fault]);
    if (isCommonPassword(changes.senhaNova)) throw commonPassword();
    const password = await readPasswords(caller.person, changes);
    if (changes.foto !== null) await refuseNewKey(caller, changes);
    const sender = { kind: 'signedIn', key: caller.person.id } as const;
    return photos.storing({ foto: changes.foto, sender }, (fotoPath) =>
      store(caller, changes, fotoPath, password),
    );
  }

  /** An early check that saves decoding the photo. The locked row decides. @throws HttpError 403. */
  async function refuseNewKey({ person, isConfirmed }: ProfileCaller, { chavePix }: Changes) {
    if (isConfirmed) return;
    if (isNewKey(await rowOf(person), chavePix)) throw confirmationNeeded();
  }

  function store(
    { person, sessionId, isConfirmed }: ProfileCaller,
    { nome, telefone, chavePix }: Changes,
    fotoPath: string | null,
    password: PasswordChange | null,
  ) {
    return uow.write(async (tx, emit) => {
      const [before] = await tx.select().from(users).where(eq(users.id, person.id)).for('update');
      if (!before) throw notFound();
      const isOtherKey = isNewKey(before, chavePix);
      // The key is where a person's money goes.
      if (isOtherKey && !isConfirmed) throw confirmationNeeded();
      const [after] = await tx
        .update(users)
        .set({
          nome: nome.trim(),
          telefone: phoneDigits(telefone),
          chavePix: chavePix.trim(),
          ...(fotoPath !== null && { fotoPath }),
          ...(password && { passwordHash: password.after }),
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
      const token = password ? await replaceToken(tx, emit, { person, sessionId }) : null;
      await noteNewName(tx, before, after);
      await announceAgent(tx, emit, before, after);
      if (isOtherKey) await tellNewKey(tx, emit, after);
      return {
        result: { user: toOwnUser(after, settings), token },
        replaced: fotoPath === null ? null : before.fotoPath,
      };
    });
  }

  /** Whoever reads the audit later must be able to tell who it was under another name. */
  async function noteNewName(tx: Transaction, before: UserRow, after: UserRow): Promise<void> {
    if (before.nome === after.nome) return;
    const object = { kind: 'user', id: after.id } as const;
    const detail: Detail = { changed: ['nome'], ...renaming(before, after) };
    await audit.record(tx, { actorId: after.id, act: 'user.edited', object, detail });
  }

  /** Neither the key before nor the new one is in the audit: both are personal data. */
  async function tellNewKey(tx: Transaction, emit: Emit, row: UserRow): Promise<void> {
    const object = { kind: 'user', id: row.id } as const;
    await audit.record(tx, { actorId: row.id, act: 'user.pixKeyChanged', object, detail: {} });
    announceAccount(emit, row, { chavePixMudou: true });
  }

  /** Somebody may hold the token whose owner changes the password because of it: it is void as well. */
  async function replaceToken(
    tx: Transaction,
    emit: Emit,
    { person, sessionId }: Caller,
  ): Promise<string> {
    await endAll(tx, emit, person.id, { except: sessionId });
    const token = await sessions.renew(tx, sessionId);
    if (token === null) throw unauthorized();
    emit.signOut({ of: { sessionIds: [sessionId] }, end: 'cut' });
    return token;
  }

  return {
    /** The signed-in person's current account. @throws HttpError 404. */
    read: async (person: Person): Promise<User> => toOwnUser(await rowOf(person), settings),
    /** How many accounts wait for approval (behaviour: account-badge); null for an agent. */
    countPending: async ({ isAdmin }: Person): Promise<number | null> =>
      isAdmin ? db.$count(users, eq(users.estado, 'pendente')) : null,
    update,
  };
}

const isNewKey = ({ chavePix: before }: UserRow, chavePix: string) => chavePix.trim() !== before;
