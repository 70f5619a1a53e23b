import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { PEDIDO_CHOICES, PEDIDO_SORTS, type PedidoFilter } from '@/contract/rest/dashboard';
import { pedidos } from '@/server/db/schema';
import { checkOrderSums } from './orderSums';
import { readCsv } from '@/testing/readCsv';
import { naiveAgentSum, naiveList, naiveTotals } from '@/testing/naiveDashboard';
import { anyOrderRows, insertOrders, type OrderRow } from '@/testing/orderRows';
import { draws } from '@/testing/runs';
import { startTestServer, type TestServer } from '@/testing/startTestServer';

const AGENTS = ['ana', 'bruno'] as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** A change to some of the orders after their creation. */
const anyChange = fc.record({
  every: fc.integer({ min: 2, max: 5 }),
  what: fc.constantFrom('refund', 'deliver', 'hand over', 'remove', 'nothing'),
});
type Change = typeof anyChange extends fc.Arbitrary<infer C> ? C : never;

const anyFilter = (agentes: readonly string[]): fc.Arbitrary<PedidoFilter> =>
  fc.record(
    {
      agenteId: fc.constantFrom(...agentes),
      status: fc.constantFrom(...PEDIDO_CHOICES),
      busca: fc.constantFrom('maria', 'JOAO', 'ana mar', '4321', '12', 'ninguém'),
      ordem: fc.constantFrom(...PEDIDO_SORTS),
    },
    { requiredKeys: [] },
  );

/** Applies the change in the database with one statement, and in memory one by one. */
async function change(rows: OrderRow[], { every, what }: Change): Promise<OrderRow[]> {
  const { db } = server.parts;
  const isHit = (row: OrderRow) => Number(row.id.slice(-4)) % every === 0;
  const hit = sql`right(${pedidos.id}, 4)::integer % ${every} = 0`;
  const set = async (values: Partial<OrderRow>) => {
    await db.update(pedidos).set(values).where(hit);
    return rows.map((row) => (isHit(row) ? { ...row, ...values } : row));
  };
  switch (what) {
    case 'refund':
      return set({ status: 'reembolsado', comissaoEstado: 'estornada' });
    case 'deliver':
      return set({ status: 'entregue', comissaoEstado: 'recebida' });
    case 'hand over':
      return set({ agenteId: server.people.bruno.id });
    case 'remove':
      await db.delete(pedidos).where(hit);
      return rows.filter((row) => !isHit(row));
    case 'nothing':
      return rows;
  }
}

/** Reads every page of a filter, one after the other. */
async function readAllPages(filter: PedidoFilter, limit: number) {
  const { dashboard } = server.server.services;
  const first = await dashboard.read({ ...filter, limit });
  const { totalPaginas, totalItens } = first.paginacao;
  const items = [...first.pedidos.items];
  for (let page = 2; page <= totalPaginas; page += 1) {
    const next = await dashboard.read({ ...filter, limit, page });
    expect(next.paginacao).toEqual({ ...first.paginacao, paginaAtual: page });
    items.push(...next.pedidos.items);
  }
  return { items, totalItens };
}

async function readFile(filter: PedidoFilter) {
  const { orderExport } = server.server.services;
  const admin = await server.caller('admin');
  const file = await orderExport.open(await orderExport.issue(admin, filter));
  if (!file) throw new Error('A ticket just issued opens nothing');
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.content) chunks.push(chunk as Uint8Array);
  return readCsv(Buffer.concat(chunks).toString('utf8'));
}

/** Parses an amount as a spreadsheet does, into cents. */
const centsOf = (amount: string | undefined) => Math.round(Number(amount?.replace(',', '.')) * 100);
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

it('cards, agents, periods, days, counters, pages and the file agree with a naive computation', async () => {
  const { db, clock } = server.parts;
  const { dashboard } = server.server.services;
  const agentes = AGENTS.map((name) => server.people[name].id);
  // The time is not on the hour, so that each period begins inside one.
  server.clock.advance(25 * 60_000 + 17);
  const now = clock.now();
  await fc.assert(
    fc.asyncProperty(
      anyOrderRows(now, [null, ...agentes], 24),
      anyChange,
      anyFilter(agentes),
      fc.integer({ min: 4, max: 15 }),
      async (made, what, filter, limit) => {
        await db.delete(pedidos);
        await insertOrders(db, made);
        const rows = await change(made, what);

        const { valoresPorAgente, porDia, ...totals } = await dashboard.read({});
        expect({ ...totals, porDia: porDia.items }).toMatchObject(naiveTotals(rows, now));
        for (const agenteId of agentes) {
          expect(valoresPorAgente.items.find((sum) => sum.agenteId === agenteId)).toMatchObject(
            naiveAgentSum(rows, agenteId),
          );
        }

        const expected = naiveList(rows, filter);
        const { items, totalItens } = await readAllPages(filter, limit);
        expect(totalItens).toBe(expected.length);
        expect(items.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(items.map((item) => item.cupomLucroBruto)).toEqual(
          expected.map((row) => row.cupomValorClienteCents - row.cupomValorFuncionarioCents),
        );

        const file = await readFile(filter);
        expect(file.map((row) => row['Pedido'])).toEqual(expected.map(({ id }) => id));
        expect(total(file.map((row) => centsOf(row['Preço do cupom'])))).toBe(
          total(expected.map((row) => row.cupomValorClienteCents)),
        );
        expect(total(file.map((row) => centsOf(row['Lucro'])))).toBe(
          total(items.map((item) => item.cupomLucroBruto ?? 0)),
        );
      },
    ),
    draws({ test: 100, soak: 1_000 }),
  );
  expect(await checkOrderSums(db)).toEqual({ order_sums: 0, order_hours: 0, order_places: 0 });
});
