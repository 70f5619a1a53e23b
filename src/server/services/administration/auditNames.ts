import { inArray } from 'drizzle-orm';
import type { Database } from '@/server/db/openDatabase';
import { namesPerson } from '@/domain/auditDetails';
import { couponAccounts, users, type audit } from '@/server/db/schema';

type Row = Pick<typeof audit.$inferSelect, 'actorId' | 'objectKind' | 'objectId' | 'detail'>;

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
    db.select({ id: users.id, name: users.nome }).from(users).where(inArray(users.id, ids)),
  );
  const accounts = await namesOf(objects('coupon'), (ids) =>
    db
      .select({ id: couponAccounts.id, name: couponAccounts.email })
      .from(couponAccounts)
      .where(inArray(couponAccounts.id, ids)),
  );
  return {
    person: (id: string): string | null => people.get(id) ?? null,
    object: (kind: string, id: string | null): string | null => {
      if (id === null) return null;
      if (kind === 'user') return people.get(id) ?? null;
      return kind === 'coupon' ? (accounts.get(id) ?? null) : null;
    },
  };
}

async function namesOf(
  ids: readonly string[],
  find: (ids: string[]) => Promise<{ id: string; name: string }[]>,
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)];
  const found = wanted.length === 0 ? [] : await find(wanted);
  return new Map(found.map(({ id, name }) => [id, name]));
}
