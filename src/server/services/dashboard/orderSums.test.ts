import { eq, sql } from 'drizzle-orm';
import { orderHours, orderPlaces, orderSums, pedidos } from '@/server/db/schema';
import { insertOrders, orderRow } from '@/testing/orderRows';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { checkOrderSums, readTotals, rebuildOrderSums } from './orderSums';

const RIGHT = { order_sums: 0, order_hours: 0, order_places: 0 };

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.delete(pedidos));

const someOrders = (count: number) =>
  Array.from({ length: count }, (_, index) => orderRow({ createdAt: index * 7_000_000 }));

it('sums change with the orders, whoever changes these, and ignore a transaction that was rolled back', async () => {
  const { db } = database;
  await insertOrders(db, someOrders(30));
  await db.execute(sql`update pedidos set status = 'cancelado' where created_at < 50000000`);
  await db.execute(sql`delete from pedidos where created_at > 150000000`);
  const before = await readTotals(db);
  const rolledBack = db.transaction(async (tx) => {
    await tx.delete(pedidos);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect(await readTotals(db)).toEqual(before);
  expect(before).toMatchObject({ totalPedidos: 22, byStatus: { cancelado: 8, entregue: 14 } });
  expect(await checkOrderSums(db)).toEqual(RIGHT);
});

it('sums are empty after all orders were removed at once', async () => {
  const { db } = database;
  await insertOrders(db, someOrders(5));
  await db.execute(sql`truncate pedidos cascade`);
  expect(await db.select().from(orderPlaces)).toEqual([]);
  expect((await readTotals(db)).totalPedidos).toBe(0);
});

it('wrong sums are found in each table and rebuilt', async () => {
  const { db } = database;
  await insertOrders(db, someOrders(10));
  await db.update(orderSums).set({ receitaCents: 1 }).where(eq(orderSums.status, 'entregue'));
  await db.delete(orderHours).where(eq(orderHours.hour, 0));
  await db.insert(orderPlaces).values({
    agenteId: 'nobody',
    status: '*',
    axis: 'dia',
    place: 1,
    pedidos: 3,
  });
  expect(await checkOrderSums(db)).toEqual({ order_sums: 2, order_hours: 1, order_places: 1 });
  await db.transaction((tx) => rebuildOrderSums(tx));
  expect(await checkOrderSums(db)).toEqual(RIGHT);
  expect(await readTotals(db)).toMatchObject({ totalPedidos: 10, receita: 4_700, lucro: 3_700 });
});
