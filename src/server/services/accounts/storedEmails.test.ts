import { asc } from 'drizzle-orm';
import { users } from '@/server/db/schema';
import { createUnitOfWork } from '@/server/realtime/unitOfWork';
import { createHub } from '@/server/realtime/hub';
import { createIds } from '@/server/base/ids';
import { createLogger } from '@/server/base/logger';
import { manualClock } from '@/testing/manualClock';
import { openTestDatabase } from '@/testing/testDatabase';
import { normaliseStoredEmails } from './storedEmails';

/** Accounts as they were stored before e-mails had one form, the oldest first. */
const STORED = ['ana@balcao.local', 'İris@balcao.local', 'ÉLIO@balcao.local', 'élio@balcao.local'];

it('brings stored e-mails into the one form, and leaves the second of two that meet as it is', async () => {
  const { db, close } = await openTestDatabase();
  const clock = manualClock();
  const ids = createIds(clock);
  const uow = createUnitOfWork(
    db,
    createHub({ clock, ids }, () => undefined),
    { tell: () => undefined },
  );
  await db.insert(users).values(
    STORED.map((email, n) => ({
      ...{ id: String(n), nome: 'N', email, telefone: '1', chavePix: 'x' },
      ...{ passwordHash: 'h', createdAt: n },
    })),
  );
  const parts = { db, uow, logger: createLogger({ level: 'silent' }) };
  for (let start = 1; start <= 2; start += 1) {
    await normaliseStoredEmails(parts);
    const rows = await db.select({ email: users.email }).from(users).orderBy(asc(users.id));
    expect(rows.map(({ email }) => email)).toEqual([
      'ana@balcao.local',
      'İris@balcao.local'.toLowerCase(),
      // Another account has the form already, and two cannot have it.
      'ÉLIO@balcao.local',
      'élio@balcao.local',
    ]);
  }
  await close();
});
