import { sql } from 'drizzle-orm';
import { createAudit } from '@/server/audit/audit';
import { createIds, firstIdAt } from '@/server/base/ids';
import type { Parts } from '@/server/parts';
import { manualClock } from '@/testing/manualClock';
import { explain, watchQueries } from '@/testing/queryPlans';
import { openTestDatabase, type TestDatabase } from '@/testing/testDatabase';
import { createAuditTrailService } from './auditTrail';

const COUNT = 40_000;
const PAGE = 50;
const clock = manualClock();

let database: TestDatabase;
let middle: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const start = clock.now();
  // An entry a minute: two hundred people pull coupons, a few acts are rare.
  await database.db.execute(sql`
    insert into audit (id, at, actor_id, act, object_kind, object_id, detail)
    select lpad(n::text, 26, '0'), ${start}::bigint + n * 60000::bigint, 'pessoa-' || n % 200,
      case when n % 4000 = 0 then 'data.wiped' when n % 2 = 0 then 'coupon.pulled' else 'coupon.returned' end,
      case when n % 4000 = 0 then 'data' else 'coupon' end,
      case when n % 4000 = 0 then null else 'conta-' || n % 1000 end, '{}'
    from generate_series(1, ${COUNT}) n`);
  await database.db.execute(sql`analyze`);
  middle = String(COUNT / 2).padStart(26, '0');
});
afterAll(() => database.close());

/** How many entries were visited for a page. */
async function visited(query: Parameters<ReturnType<typeof service>['list']>[0]) {
  const watched = watchQueries(database.db);
  const page = await service(watched.db).list(query);
  const [read] = watched.queries;
  const { reads } = await explain(database.db, read!);
  expect(reads.map(({ node }) => node)).not.toContain('Seq Scan');
  return { rows: Math.max(...reads.map(({ rows }) => rows)), found: page.registros.items.length };
}

function service(db: Parts['db']) {
  const ids = createIds(clock);
  const uow = { write: () => Promise.reject(new Error('Nothing is written')) };
  const sessions = { find: () => Promise.reject(new Error('Nobody asks for a file')) };
  const parts = { db, clock, ids, uow, sessions };
  return createAuditTrailService(parts, { audit: createAudit({ clock, ids }) });
}

it.each([
  ['the newest', {}, PAGE],
  ['a person', { pessoa: 'pessoa-7' }, PAGE],
  ['a frequent act', { ato: 'coupon.pulled' }, 3 * PAGE],
  ['a rare act', { ato: 'data.wiped' }, 10],
  ['a rare kind', { tipo: 'data' }, 10],
  ['an object', { objeto: 'conta-17' }, 40],
  ['a person and a frequent act', { pessoa: 'pessoa-8', ato: 'coupon.pulled' }, PAGE],
])(
  '%s is read by an index, from the beginning and from the middle',
  async (_what, query, found) => {
    const first = await visited(query);
    expect(first.found).toBe(Math.min(found, PAGE));
    expect(first.rows).toBeLessThanOrEqual(4 * PAGE);
    expect((await visited({ ...query, antes: middle })).rows).toBeLessThanOrEqual(4 * PAGE);
  },
);

it('no id of a time is before an older one', () => {
  const ids = createIds(clock);
  const before = ids.newId();
  clock.advance(1);
  const bound = firstIdAt(clock.now());
  expect([before < bound, bound <= ids.newId()]).toEqual([true, true]);
});
