import { inArray } from 'drizzle-orm';
import type { Database } from '@/server/db/openDatabase';
import { namesPerson } from '@/domain/auditDetails';
import { couponAccounts, users, type audit } from '@/server/db/schema';

type Row = Pick<typeof audit.$inferSelect, 'actorId' | 'objectKind' | 'objectId' | 'detail'>;

/** Whom or what an id stands for now. A person's e-mail stays theirs, while the name is whatever they call themselves. */
interface Named {
  nome: string | null;
  email: string | null;
}

const NOBODY: Named = { nome: null, email: null };

/** Finds the names of what entries of the audit refer to by id, as far as it is still there to have one. */
export async function findNames(db: Database, rows: readonly Row[]) {
  const objects = (kind: string) =>
    rows.flatMap(({ objectKind, objectId }) =>
      objectKind === kind && objectId !== null ? [objectId] : [],
    );
  const told = rows.flatMap(({ detail }) =>
    Object.entries(detail as Record<string, unknown>).flatMap(([name, id]) =>
      namesPerson(name) && typeof id === 'string' ? [id] : [],
    ),
  );
  const actors = rows.map(({ actorId }) => actorId);
  const people = await namesOf([...actors, ...objects('user'), ...told], (ids) =>
    db
      .select({ id: users.id, nome: users.nome, email: users.email })
      .from(users)
      .where(inArray(users.id, ids)),
  );
  const accounts = await namesOf(objects('coupon'), async (ids) => {
    const { id, email: nome } = couponAccounts;
    const rows = await db.select({ id, nome }).from(couponAccounts).where(inArray(id, ids));
    return rows.map((row) => ({ ...row, email: null }));
  });
  const person = (id: string): Named => people.get(id) ?? NOBODY;
  return {
    person,
    object: (kind: string, id: string | null): Named => {
      if (id === null) return NOBODY;
      if (kind === 'user') return person(id);
      return kind === 'coupon' ? (accounts.get(id) ?? NOBODY) : NOBODY;
    },
  };
}

async function namesOf(
  ids: readonly string[],
  find: (ids: string[]) => Promise<(Named & { id: string })[]>,
): Promise<Map<string, Named>> {
  const wanted = [...new Set(ids)];
  const found = wanted.length === 0 ? [] : await find(wanted);
  return new Map(found.map(({ id, nome, email }) => [id, { nome, email }]));
}
