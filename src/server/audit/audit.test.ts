import { sql, type SQL } from 'drizzle-orm';
import { audit } from '@/server/db/schema';
import { createIds } from '@/server/base/ids';
import { manualClock } from '@/testing/manualClock';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { createAudit, type AuditEntry } from './audit';

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
});
