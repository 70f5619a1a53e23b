import { readSettings } from '@/server/base/settings';
import { createIds } from '@/server/base/ids';
import { audit, orderHours, pedidos } from '@/server/db/schema';
import { createAudit } from '@/server/audit/audit';
import { manualClock } from '@/testing/manualClock';
import { insertOrders, orderRow } from '@/testing/orderRows';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { ADMIN_COMMANDS } from './adminCommands';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function sums(...args: string[]): Promise<string[]> {
  const clock = manualClock();
  const ids = createIds(clock);
  const said: string[] = [];
  await ADMIN_COMMANDS['sums']?.read(args)({
    settings: readSettings({}),
    ...{ db: database.db, clock, ids, audit: createAudit({ clock, ids }) },
    print: (line) => said.push(line),
    askPassword: () => Promise.reject(new Error('Nobody is asked')),
  });
  return said;
}

it('compares the sums with the orders, reports differences, and rebuilds them', async () => {
  await insertOrders(database.db, [orderRow(), orderRow()]);
  expect(await sums('check')).toEqual(['Every sum is what the orders come to.']);
  await database.db.delete(orderHours);
  await expect(sums('check')).rejects.toThrow('order_hours: 1');
  await sums('rebuild');
  expect(await sums('check')).toHaveLength(1);
  expect(await database.db.select().from(pedidos)).toHaveLength(2);
  expect(
    (await database.db.select().from(audit)).map(({ actorId, act }) => [actorId, act]),
  ).toEqual([['cli', 'sums.rebuilt']]);
});

it.each([[[]], [['anew']], [['check', 'rebuild']]])('refuses the arguments %j', async (args) => {
  await expect(sums(...args)).rejects.toThrow('sums check, or sums rebuild');
});
