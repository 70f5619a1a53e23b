import { asc, eq, sql } from 'drizzle-orm';
import type { Ganhos, User } from '@/contract/entities/user';
import type { updateUser } from '@/contract/rest/users';
import type { BodyOf } from '@/contract/rest/call';
import { isCompletePhone, phoneDigits } from '@/domain/phone';
import { isBlank } from '@/domain/validation/blank';
import type { Person } from '@/server/auth/right';
import { users } from '@/server/db/schema';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { Parts } from '@/server/parts';
import { accountText, faultText } from '@/server/text/accounts';
import type { Audit } from '@/server/audit/audit';
import { toGanhos } from '@/server/db/rows/userRows';
import type { PhotosService } from './photos';
import { announceAgent, renaming, type UserRow } from './userChanges';
import { toUser } from '@/server/db/rows/userRows';

type Edit = BodyOf<typeof updateUser> & { foto: Uint8Array | null };

export type UsersService = ReturnType<typeof createUsersService>;

/** All accounts, as administrators see and edit them (behaviour: admin-panel, admin-edit). */
export function createUsersService(
  { db, uow }: Pick<Parts, 'db' | 'uow'>,
  { photos, audit }: { photos: PhotosService; audit: Audit },
) {
  /**
   * Changes a user's name, phone and photo. A missing phone or photo keeps the current one. Their conversations show
   * the change at once, and every edit is recorded in the audit.
   *
   * @throws HttpError 400 with the text of the fault (behaviour: admin-edit), 404, and for the photo 413 and 415.
   */
  async function edit(admin: Person, userId: string, form: Edit): Promise<User> {
    if (isBlank(form.nome)) throw new HttpError(400, faultText['adminUser.nameRequired']);
    if (form.telefone !== undefined && !isCompletePhone(form.telefone)) {
      throw new HttpError(400, faultText['profile.phoneDigits']);
    }
    const sender = { kind: 'signedIn', key: admin.id } as const;
    return photos.storing({ foto: form.foto, sender }, (fotoPath) =>
      store(admin, userId, form, fotoPath),
    );
  }

  function store(admin: Person, userId: string, form: Edit, fotoPath: string | null) {
    return uow.write(async (tx, emit) => {
      const [before] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
      if (!before) throw notFound(accountText.userNotFound);
      const [after] = await tx
        .update(users)
        .set({
          nome: form.nome.trim(),
          ...(form.telefone !== undefined && { telefone: phoneDigits(form.telefone) }),
          ...(fotoPath !== null && { fotoPath }),
        })
        .where(eq(users.id, userId))
        .returning();
      if (!after) throw notFound(accountText.userNotFound);
      await audit.record(tx, {
        actorId: admin.id,
        act: 'user.edited',
        object: { kind: 'user', id: userId },
        detail: { changed: changedFields(before, after), ...renaming(before, after) },
      });
      await announceAgent(tx, emit, before, after);
      return { result: toUser(after), replaced: fotoPath === null ? null : before.fotoPath };
    });
  }

  return {
    /** All users, sorted by name. */
    list: async (): Promise<User[]> => {
      const rows = await db
        .select()
        .from(users)
        .orderBy(asc(sql`lower(${users.nome})`), asc(users.id));
      return rows.map(toUser);
    },
    /** An agent's earnings; an administrator earns nothing. @throws HttpError 404. */
    earnings: async (userId: string): Promise<Ganhos> => {
      const [row] = await db.select().from(users).where(eq(users.id, userId));
      if (!row) throw notFound(accountText.userNotFound);
      return toGanhos(row);
    },
    edit,
  };
}

function changedFields(before: UserRow, after: UserRow): string[] {
  const fields = { nome: 'nome', telefone: 'telefone', foto: 'fotoPath' } as const;
  return Object.entries(fields)
    .filter(([, column]) => before[column] !== after[column])
    .map(([field]) => field);
}
