import type * as v from 'valibot';
import { lenientList, record, withDefault } from '../shapes';
import {
  wireCount,
  wireDay,
  wireFlag,
  wireId,
  wireMediaUrl,
  wireMoney,
  wireText,
  writeMoney,
} from '../wire';
import { pedidoSchema, writePedido } from './pedido';

const totalSchema = record({ total: withDefault(wireMoney, 0) });
const heldSchema = record({
  total: withDefault(wireMoney, 0),
  pedidos: withDefault(wireCount, 0),
});
const periodSchema = record({
  pedidos: withDefault(wireCount, 0),
  receita: withDefault(wireMoney, 0),
});
const agentSumSchema = record(
  {
    agenteId: wireId,
    nome: withDefault(wireText, ''),
    foto: wireMediaUrl,
    totalAReceber: withDefault(wireMoney, 0),
    pedidosCount: withDefault(wireCount, 0),
  },
  { agenteId: ['_id'] },
);
const countersSchema = record({
  pendente: withDefault(wireCount, 0),
  feito: withDefault(wireCount, 0),
  // This counter is ours: a host may leave it out (wire: dashboard).
  em_preparo: withDefault(wireCount, 0),
  entregue: withDefault(wireCount, 0),
  cancelado: withDefault(wireCount, 0),
  reembolsado: withDefault(wireCount, 0),
});
const pagingSchema = record({
  paginaAtual: withDefault(wireCount, 1),
  totalPaginas: withDefault(wireCount, 1),
  totalItens: withDefault(wireCount, 0),
  /** Ours: a search found more than is counted; totalItens is the number up to which it was counted. */
  limitado: withDefault(wireFlag, false),
});
/** Ours: the sales of one day in America/Sao_Paulo. */
const daySumSchema = record({
  dia: wireDay,
  pedidos: withDefault(wireCount, 0),
  receita: withDefault(wireMoney, 0),
  lucro: withDefault(wireMoney, 0),
});

const NO_TOTAL = { total: 0 };
const NO_HELD = { total: 0, pedidos: 0 };
const NO_PERIOD = { pedidos: 0, receita: 0 };
const NO_COUNTERS = {
  pendente: 0,
  feito: 0,
  em_preparo: 0,
  entregue: 0,
  cancelado: 0,
  reembolsado: 0,
};
const NO_PAGING = { paginaAtual: 1, totalPaginas: 1, totalItens: 0, limitado: false };

/** The orders dashboard (wire: dashboard). All money in cents. */
export const dashboardSchema = record({
  totalPedidos: withDefault(wireCount, 0),
  receita: withDefault(totalSchema, NO_TOTAL),
  lucro: withDefault(totalSchema, NO_TOTAL),
  aPagar: withDefault(totalSchema, NO_TOTAL),
  /** Ours: what was paid late and has to go back to customers. */
  aDevolver: withDefault(heldSchema, NO_HELD),
  ultimas24h: withDefault(periodSchema, NO_PERIOD),
  ultimos7Dias: withDefault(periodSchema, NO_PERIOD),
  ultimos30Dias: withDefault(periodSchema, NO_PERIOD),
  valoresPorAgente: withDefault(lenientList(agentSumSchema), { items: [], rejected: [] }),
  pedidosPorStatus: withDefault(countersSchema, NO_COUNTERS),
  pedidos: withDefault(lenientList(pedidoSchema), { items: [], rejected: [] }),
  paginacao: withDefault(pagingSchema, NO_PAGING),
  /**
   * Ours: the last 30 days, oldest first, including days without orders. Empty from a host without it: then there is no
   * chart.
   */
  porDia: withDefault(lenientList(daySumSchema), { items: [], rejected: [] }),
});

export type Dashboard = v.InferOutput<typeof dashboardSchema>;

const writeTotal = ({ total }: { total: number }) => ({ total: writeMoney(total) });
const writePeriod = ({ pedidos, receita }: { pedidos: number; receita: number }) => ({
  pedidos,
  receita: writeMoney(receita),
});

/** Converts the dashboard to the wire format. */
export function writeDashboard(dashboard: Dashboard) {
  return {
    ...dashboard,
    receita: writeTotal(dashboard.receita),
    lucro: writeTotal(dashboard.lucro),
    aPagar: writeTotal(dashboard.aPagar),
    aDevolver: { ...dashboard.aDevolver, ...writeTotal(dashboard.aDevolver) },
    ultimas24h: writePeriod(dashboard.ultimas24h),
    ultimos7Dias: writePeriod(dashboard.ultimos7Dias),
    ultimos30Dias: writePeriod(dashboard.ultimos30Dias),
    valoresPorAgente: dashboard.valoresPorAgente.items.map((sum) => ({
      ...sum,
      totalAReceber: writeMoney(sum.totalAReceber),
    })),
    pedidos: dashboard.pedidos.items.map(writePedido),
    porDia: dashboard.porDia.items.map((day) => ({
      ...day,
      receita: writeMoney(day.receita),
      lucro: writeMoney(day.lucro),
    })),
  };
}
