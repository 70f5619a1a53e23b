import { gte, sql, type SQL } from 'drizzle-orm';
import type { Dashboard } from '@/contract/entities/dashboard';
import type { Cents, EpochMs } from '@/contract/wire';
import { DAY_MS, dayText, HOUR_MS, saoPauloDay } from '@/domain/saoPaulo';
import type { Database, Transaction } from '@/server/db/openDatabase';
import { orderHours, orderSums, pedidos } from '@/server/db/schema';
import { IS_HELD } from './orderFilter';

type Reader = Database | Transaction;

export interface AgentSum {
  agenteId: string;
  totalAReceber: Cents;
  pedidosCount: number;
}

export interface OrderTotals {
  totalPedidos: number;
  receita: Cents;
  lucro: Cents;
  aPagar: Cents;
  byAgent: AgentSum[];
  byStatus: Dashboard['pedidosPorStatus'];
}

/** The rolling periods (behaviour: dashboard-periods), in ms. */
const PERIODS = {
  ultimas24h: DAY_MS,
  ultimos7Dias: 7 * DAY_MS,
  ultimos30Dias: 30 * DAY_MS,
} as const;
type PeriodName = keyof typeof PERIODS;
type Period = Dashboard['ultimas24h'];

const CHART_DAYS = 30;

/** The database's own rule for what counts as revenue (behaviour: revenue-counts), the same that the sums use. */
const countsAsRevenue = sql`counts_as_revenue(${pedidos.cupomPagamentoStatus}, ${pedidos.status})`;

/**
 * The totals of all orders, by agent and by status. It reads one row for each agent in each status, however many orders
 * exist.
 */
export async function readTotals(db: Reader): Promise<OrderTotals> {
  const rows = await db.select().from(orderSums);
  const byAgent = new Map<string, AgentSum>();
  const byStatus = {
    ...{ pendente: 0, feito: 0, em_preparo: 0 },
    ...{ entregue: 0, cancelado: 0, reembolsado: 0 },
  };
  const totals = { totalPedidos: 0, receita: 0, lucro: 0, aPagar: 0 };
  for (const { agenteId, status, ...row } of rows) {
    totals.totalPedidos += row.pedidos;
    totals.receita += row.receitaCents;
    totals.lucro += row.receitaCents - row.comissaoCents;
    totals.aPagar += row.aPagarCents;
    byStatus[status] += row.pedidos;
    if (agenteId === '') continue;
    const sum = byAgent.get(agenteId) ?? { agenteId, totalAReceber: 0, pedidosCount: 0 };
    sum.totalAReceber += row.aPagarCents;
    sum.pedidosCount += row.pedidos;
    byAgent.set(agenteId, sum);
  }
  return {
    ...totals,
    byAgent: [...byAgent.values()].filter((sum) => sum.pedidosCount > 0),
    byStatus,
  };
}

/**
 * What was paid late and not given back yet, in cents, and of how many orders: customers' money, which no revenue holds
 * (behaviour: revenue-counts). It is added up from the orders themselves, which an index of its own finds: they are few,
 * since each is there until its refund.
 */
export async function readHeld(db: Reader): Promise<Dashboard['aDevolver']> {
  const [held] = await db
    .select({
      total: sql<number>`coalesce(sum(${pedidos.cupomValorClienteCents}), 0)::integer`,
      pedidos: sql<number>`count(*)::integer`,
    })
    .from(pedidos)
    .where(IS_HELD);
  return held ?? { total: 0, pedidos: 0 };
}

export interface PeriodTotals extends Record<PeriodName, Period> {
  porDia: Dashboard['porDia']['items'];
}

/**
 * Orders and revenue of the periods up to `now`, exact to the millisecond, and of each of the last days. Whole hours
 * are read from the hourly sums; the hour in which a period begins is counted from its orders.
 */
export async function readPeriods(db: Reader, now: EpochMs): Promise<PeriodTotals> {
  // The chart's first day may begin up to a day before the longest period.
  const firstHour = Math.floor((now - (CHART_DAYS + 1) * DAY_MS) / HOUR_MS);
  const hours = await db.select().from(orderHours).where(gte(orderHours.hour, firstHour));
  const edges = await readEdges(db, now);
  const period = (name: PeriodName): Period => {
    const begins = Math.floor((now - PERIODS[name]) / HOUR_MS);
    return hours.reduce(
      ({ pedidos: count, receita }, { hour, ...sum }) =>
        hour > begins
          ? { pedidos: count + sum.pedidos, receita: receita + sum.receitaCents }
          : { pedidos: count, receita },
      edges[name],
    );
  };
  return {
    ultimas24h: period('ultimas24h'),
    ultimos7Dias: period('ultimos7Dias'),
    ultimos30Dias: period('ultimos30Dias'),
    porDia: sumDays(hours, now),
  };
}

/** The counted orders of the hour in which each period begins, from the period's beginning to the end of that hour. */
async function readEdges(db: Reader, now: EpochMs): Promise<Record<PeriodName, Period>> {
  const names = Object.keys(PERIODS) as PeriodName[];
  const edge = (name: PeriodName): SQL => {
    const from = now - PERIODS[name];
    const until = (Math.floor(from / HOUR_MS) + 1) * HOUR_MS;
    return sql`select ${name} as name, count(*)::integer as pedidos,
        coalesce(sum(${pedidos.cupomValorClienteCents}), 0)::integer as receita
      from ${pedidos}
      where ${pedidos.createdAt} >= ${from} and ${pedidos.createdAt} < ${until} and ${countsAsRevenue}`;
  };
  const { rows } = await db.execute<{ name: PeriodName } & Record<keyof Period, number>>(
    sql.join(names.map(edge), sql` union all `),
  );
  const found = (name: PeriodName): Period => {
    const row = rows.find((candidate) => candidate.name === name);
    return { pedidos: row?.pedidos ?? 0, receita: row?.receita ?? 0 };
  };
  return {
    ultimas24h: found('ultimas24h'),
    ultimos7Dias: found('ultimos7Dias'),
    ultimos30Dias: found('ultimos30Dias'),
  };
}

/** Adds hours up to days. A day in São Paulo is whole hours: its UTC offset has always been a whole number of hours. */
function sumDays(
  hours: readonly (typeof orderHours.$inferSelect)[],
  now: EpochMs,
): PeriodTotals['porDia'] {
  const today = saoPauloDay(now);
  const days = Array.from({ length: CHART_DAYS }, (_, index) => ({
    dia: dayText(today - (CHART_DAYS - 1) + index),
    ...{ pedidos: 0, receita: 0, lucro: 0 },
  }));
  for (const { hour, ...sum } of hours) {
    const day = days[saoPauloDay(hour * HOUR_MS) - today + CHART_DAYS - 1];
    if (!day) continue;
    day.pedidos += sum.pedidos;
    day.receita += sum.receitaCents;
    day.lucro += sum.receitaCents - sum.comissaoCents;
  }
  return days;
}

/** The tables of sums. For each, a view `<table>_counted` computes the same values from the orders. */
const TABLES = ['order_sums', 'order_hours', 'order_places'] as const;
export type SumsTable = (typeof TABLES)[number];

/**
 * Compares every sum with the orders. It reads all orders, so only the command and tests use it.
 *
 * @returns for each table, the number of rows that differ from the orders.
 */
export async function checkOrderSums(db: Reader): Promise<Record<SumsTable, number>> {
  const wrong = { order_sums: 0, order_hours: 0, order_places: 0 };
  for (const table of TABLES) {
    const kept = sql`select * from ${sql.identifier(table)} where pedidos <> 0`;
    const counted = sql`select * from ${sql.identifier(`${table}_counted`)}`;
    const { rows } = await db.execute<{ wrong: number }>(sql`
      select count(*)::integer as wrong from (
        ((${kept}) except (${counted})) union all ((${counted}) except (${kept}))
      ) as different`);
    wrong[table] = rows[0]?.wrong ?? 0;
  }
  return wrong;
}

/** Rebuilds every sum from the orders. A lock keeps the orders from changing meanwhile. */
export async function rebuildOrderSums(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${pedidos} in share row exclusive mode`);
  for (const table of TABLES) {
    await tx.execute(sql`delete from ${sql.identifier(table)}`);
    await tx.execute(
      sql`insert into ${sql.identifier(table)} select * from ${sql.identifier(`${table}_counted`)}`,
    );
  }
}
