import { sql } from 'drizzle-orm';
import { systemClock } from '@/server/base/clock';
import { fillOrders, type ManyOrders } from '@/testing/manyOrders';
import { explain, watchQueries, type TableRead } from '@/testing/queryPlans';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { createDashboardService } from './dashboard';
import { COUNTED_AT_MOST } from './orderIds';
import { checkOrderSums } from './orderSums';

const COUNT = 30_000;
const PAGE = 20;
/** The number of orders that came late and were not given back. */
const HELD = PAGE;
/** The number of orders of a day, or of a value in a year: what a read may pass to reach its start inside a place. */
const INSIDE_A_PLACE = 1_200;

type Query = Parameters<ReturnType<typeof createDashboardService>['read']>[0];

let database: TestDatabase;
let many: ManyOrders;
beforeAll(async () => {
  database = await openTestDatabase();
  many = await fillOrders(database.db, { count: COUNT, days: 365, now: Date.now() });
  // Many refunds are under way, as if a bank were down for long: the worst case for a page.
  await database.db
    .execute(sql`insert into refunds (pedido_id, pix_id, key, state, claimed_by, claimed_at)
    select id, id, id, 'claimed', ${many.agentIds[0]}, 0 from pedidos order by created_at desc limit 2000`);
  await database.db
    .execute(sql`update pedidos set cupom_pagamento_status = 'pago_atrasado' where id in (
    select id from pedidos where status = 'cancelado' order by created_at desc limit ${HELD})`);
  await database.db.execute(sql`analyze`);
});
afterAll(() => database.close());

/** Every read of the table of the orders, or of their refunds, that a view made. */
async function readsOf(query: Query, table = 'pedidos'): Promise<TableRead[]> {
  const watched = watchQueries(database.db);
  await createDashboardService({ db: watched.db, clock: systemClock }).read(query);
  const reads: TableRead[] = [];
  for (const one of watched.queries.filter(({ text }) => /^\s*(select|with)/.test(text))) {
    reads.push(...(await explain(database.db, one)).reads);
  }
  return reads.filter((read) => read.table === table);
}

const agenteId = () => many.agentIds[3] ?? '';
const middle = COUNT / PAGE / 2;

it.each<[string, number, () => Query]>([
  ['the first page', PAGE, () => ({})],
  ['a page in the middle', INSIDE_A_PLACE, () => ({ page: middle })],
  ['the last page', INSIDE_A_PLACE, () => ({ page: 2 * middle })],
  ['the oldest first', INSIDE_A_PLACE, () => ({ ordem: 'antigos', page: middle })],
  ['by value, deep', INSIDE_A_PLACE, () => ({ ordem: 'maior-valor', page: middle })],
  ['an agent, deep', INSIDE_A_PLACE, () => ({ agenteId: agenteId(), page: 40 })],
  ['a status, deep', INSIDE_A_PLACE, () => ({ status: 'entregue', page: middle })],
  [
    'an agent and a status by value, deep',
    INSIDE_A_PLACE,
    () => ({ agenteId: agenteId(), status: 'entregue', ordem: 'menor-valor', page: 30 }),
  ],
  ['what has to go back', HELD, () => ({ status: 'a_devolver', page: 2 })],
  [
    'what has to go back of an agent by value',
    HELD,
    () => ({ agenteId: agenteId(), status: 'a_devolver', ordem: 'maior-valor' }),
  ],
  ['a search for a name', 100, () => ({ busca: many.rare.nome })],
  ['a search for a phone', 100, () => ({ busca: many.rare.telefone })],
  ['a search for an order number', 1, () => ({ busca: many.rare.numeroPedido })],
  ['a search for a common name', COUNT / 20, () => ({ busca: many.common, page: 2 })],
  [
    'a search for a common name of an agent',
    COUNT / 10,
    () => ({ busca: many.common, agenteId: agenteId() }),
  ],
  ['a search that finds most', COUNTED_AT_MOST + 1, () => ({ busca: 'a' })],
])(
  '%s reads the orders by an index, and looks at no more than %d at once',
  async (_what, most, query) => {
    const reads = await readsOf(query());
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter(({ node }) => node === 'Seq Scan')).toEqual([]);
    expect(reads.every(({ index }) => index !== null)).toBe(true);
    expect(Math.max(...reads.map(({ rows }) => rows))).toBeLessThanOrEqual(Math.max(most, PAGE));
  },
);

it.each<[string, () => Query]>([
  ['the first page', () => ({})],
  ['a page in the middle', () => ({ page: middle })],
  ['a search for a common name', () => ({ busca: many.common, page: 2 })],
  ['a search that finds most', () => ({ busca: 'a' })],
])('%s looks for the refunds of its orders alone, by their key', async (_what, query) => {
  const reads = await readsOf(query(), 'refunds');
  expect(reads.map(({ index }) => index)).toEqual(['refunds_pkey']);
  expect(reads[0]?.rows).toBeLessThanOrEqual(PAGE);
});

it('reads sums that are right after a fill rebuilt them', async () => {
  expect(await checkOrderSums(database.db)).toEqual({
    ...{ order_sums: 0, order_hours: 0, order_places: 0 },
  });
});
