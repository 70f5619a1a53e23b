import { sql, type SQL } from 'drizzle-orm';
import { audit } from '@/server/db/schema';
import { createIds, firstIdAt } from '@/server/base/ids';
import type { Transaction } from '@/server/db/openDatabase';
import { manualClock } from '@/testing/manualClock';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { createAudit, type AuditEntry } from './audit';
import { eraseFromEntries, pruneEntries } from './doors';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const clock = manualClock();
const { record } = createAudit({ clock, ids: createIds(clock) });
const ENTRY: AuditEntry = {
  actorId: 'admin-1',
  act: 'user.edited',
  object: { kind: 'user', id: 'ana-1' },
  detail: { changed: ['nome', 'foto'] },
};
const entries = () => database.db.select().from(audit).orderBy(audit.id);

describe('the audit', () => {
  it('says who did what to what, and when', async () => {
    await database.db.transaction((tx) => record(tx, ENTRY));
    expect(await entries()).toMatchObject([
      {
        at: clock.now(),
        actorId: 'admin-1',
        act: 'user.edited',
        objectKind: 'user',
        objectId: 'ana-1',
        detail: { changed: ['nome', 'foto'] },
      },
    ]);
  });

  it('takes no detail that there are no words for: the compiler refuses it', async () => {
    const unknown = { crater: 'deep' };
    await database.db.transaction((tx) =>
      // @ts-expect-error A detail is one of AUDIT_DETAILS, also where its object was made elsewhere.
      record(tx, { ...ENTRY, detail: unknown }),
    );
    expect((await entries()).at(-1)).toMatchObject({ detail: unknown });
  });

  it('has no entry for an act that was rolled back', async () => {
    const before = await entries();
    const failing = database.db.transaction(async (tx) => {
      await record(tx, ENTRY);
      throw new Error('the act failed');
    });
    await expect(failing).rejects.toThrow('the act failed');
    expect(await entries()).toEqual(before);
  });

  it.each<[string, SQL]>([
    ['changed', sql`update audit set actor_id = 'somebody else'`],
    ['removed', sql`delete from audit`],
    ['emptied', sql`truncate audit`],
    ['emptied along with others', sql`truncate users, audit cascade`],
  ])('cannot be %s: the database refuses', async (_how, statement) => {
    const before = await entries();
    await expect(database.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'the table audit is append-only' },
    });
    expect(await entries()).toEqual(before);
  });

  describe('has two doors, each for one transaction', () => {
    const [DAY, id] = [86_400_000, createIds(clock)] as const;
    const inDoor = (work: (tx: Transaction) => Promise<unknown>) => database.db.transaction(work);
    const refused = { cause: { message: 'the table audit is append-only' } };
    const before = () => firstIdAt(clock.now() - DAY);

    it('by which old entries go, and none that is younger', async () => {
      clock.advance(2 * DAY);
      await database.db.transaction((tx) => record(tx, { ...ENTRY, actorId: 'young' }));
      const old = (await entries()).length - 1;
      expect(await inDoor((tx) => pruneEntries(tx, before(), 500))).toBe(old);
      expect(await entries()).toMatchObject([{ actorId: 'young' }]);
      const greedy = inDoor(async (tx) => {
        await pruneEntries(tx, before(), 500);
        await tx.execute(sql`delete from audit`);
      });
      await expect(greedy).rejects.toMatchObject(refused);
      await expect(database.db.execute(sql`delete from audit`)).rejects.toMatchObject(refused);
      expect(await entries()).toHaveLength(1);
    });

    it('by which an object gets the name of the erased, and nothing else is changed', async () => {
      const erase = (tx: Transaction, erasedAs: string, objectId: string) =>
        eraseFromEntries(tx, erasedAs, {
          ...{ where: sql`object_id = ${ENTRY.object.id}`, detail: sql`'{}'::jsonb` },
          objectId: sql`${objectId}`,
        });
      await expect(inDoor((tx) => erase(tx, 'removido-1', 'somebody else'))).rejects.toMatchObject(
        refused,
      );
      expect(await inDoor((tx) => erase(tx, 'removido-1', 'removido-1'))).toBe(1);
      expect(await entries()).toMatchObject([{ objectId: 'removido-1', detail: {} }]);
      const more = inDoor(async (tx) => {
        await erase(tx, `removido-${id.newId()}`, 'removido-1');
        await tx.execute(sql`update audit set detail = '{"a":1}'`);
      });
      await expect(more).rejects.toMatchObject(refused);
    });
  });
});
