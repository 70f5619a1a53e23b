import { PEDIDO_STATUSES } from '@/contract/entities/pedido';
import type { PedidoFilter } from '@/contract/rest/dashboard';
import type { EpochMs } from '@/contract/wire';
import { foldText } from '@/domain/search';
import type { OrderRow } from './orderRows';

const DAY_MS = 86_400_000;
/** São Paulo has been three hours behind UTC all year since 2019. */
const SAO_PAULO_MS = -3 * 3_600_000;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const dayOf = (time: EpochMs) => new Date(time + SAO_PAULO_MS).toISOString().slice(0, 10);
const valorOf = (row: OrderRow) => row.cupomValorClienteCents;
const lucroOf = (row: OrderRow) => row.cupomValorClienteCents - row.cupomValorFuncionarioCents;
const aPagarOf = (row: OrderRow) =>
  row.comissaoEstado === 'pendente' ? row.cupomValorFuncionarioCents : 0;

/** Revenue counts orders that are paid and neither refunded nor cancelled (behaviour: revenue-counts). */
const isRevenue = (row: OrderRow) =>
  row.cupomPagamentoStatus === 'aprovado' &&
  row.status !== 'reembolsado' &&
  row.status !== 'cancelado';

/** Held is what was paid late and not given back. */
const isHeld = (row: OrderRow) =>
  row.cupomPagamentoStatus === 'pago_atrasado' && row.status !== 'reembolsado';

/** The expected dashboard of these orders, added up one by one; the stored sums are compared with it. */
export function naiveTotals(rows: readonly OrderRow[], now: EpochMs) {
  const revenue = rows.filter(isRevenue);
  const since = (days: number) => {
    const inside = revenue.filter(({ createdAt }) => createdAt >= now - days * DAY_MS);
    return { pedidos: inside.length, receita: sum(inside.map(valorOf)) };
  };
  return {
    totalPedidos: rows.length,
    receita: { total: sum(revenue.map(valorOf)) },
    lucro: { total: sum(revenue.map(lucroOf)) },
    aPagar: { total: sum(rows.map(aPagarOf)) },
    aDevolver: {
      total: sum(rows.filter(isHeld).map(valorOf)),
      pedidos: rows.filter(isHeld).length,
    },
    ultimas24h: since(1),
    ultimos7Dias: since(7),
    ultimos30Dias: since(30),
    pedidosPorStatus: Object.fromEntries(
      PEDIDO_STATUSES.map((status) => [status, rows.filter((row) => row.status === status).length]),
    ),
    porDia: Array.from({ length: 30 }, (_, index) => {
      const dia = dayOf(now - (29 - index) * DAY_MS);
      const inside = revenue.filter(({ createdAt }) => dayOf(createdAt) === dia);
      return {
        dia,
        pedidos: inside.length,
        receita: sum(inside.map(valorOf)),
        lucro: sum(inside.map(lucroOf)),
      };
    }),
  };
}

/** An agent's expected card. */
export function naiveAgentSum(rows: readonly OrderRow[], agenteId: string) {
  const own = rows.filter((row) => row.agenteId === agenteId);
  return { totalAReceber: sum(own.map(aPagarOf)), pedidosCount: own.length };
}

/**
 * The expected orders of a filter, in its sort order. A search covers whole words of the name, or the phone's last
 * digits.
 */
export function naiveList(rows: readonly OrderRow[], filter: PedidoFilter): OrderRow[] {
  const { agenteId, status, busca = '', ordem = 'recentes' } = filter;
  const isFound = (row: OrderRow) =>
    /^\d+$/.test(busca)
      ? row.clienteTelefone.endsWith(busca) || (row.numeroPedido ?? '').startsWith(busca)
      : foldText(busca)
          .split(' ')
          .every((word) =>
            foldText(row.nomeCompleto ?? '')
              .split(' ')
              .some((own) => own.startsWith(word)),
          );
  const byTime = (one: OrderRow, other: OrderRow) =>
    one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1);
  const byValue = (one: OrderRow, other: OrderRow) =>
    valorOf(one) - valorOf(other) || byTime(one, other);
  const ascending = rows
    .filter(
      (row) =>
        (agenteId === undefined || row.agenteId === agenteId) &&
        (status === undefined || (status === 'a_devolver' ? isHeld(row) : row.status === status)) &&
        (busca === '' || isFound(row)),
    )
    .sort(ordem.endsWith('valor') ? byValue : byTime);
  return ordem === 'antigos' || ordem === 'menor-valor' ? ascending : ascending.reverse();
}
