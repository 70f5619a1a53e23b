import type { SideTexts } from '@/console/text/sideTexts';
import type { Locale } from '@/console/text/texts';
import type { Dashboard } from '@/contract/entities/dashboard';
import { PEDIDO_CHOICES, type PedidoChoice } from '@/contract/rest/dashboard';
import type { Cents } from '@/contract/wire';
import { formatCount } from '@/domain/digits';
import { initials } from '@/domain/initials';
import { formatMoney } from '@/domain/money';
import type { Period } from './address/dashboardAddress';
import type { AgentCard } from './figures/AgentCards';
import type { Summary } from './figures/SummaryCards';

const PERIOD_KEYS = { '24h': 'ultimas24h', '7d': 'ultimos7Dias', '30d': 'ultimos30Dias' } as const;

/** The dashboard's figures, formatted. */
interface WrittenFigures {
  period: { orders: string; revenue: string };
  summary: Summary;
  agents: AgentCard[];
  agentCount: string;
  counts: Record<PedidoChoice, string>;
  /** Money that came late has to go back. */
  isHolding: boolean;
}

/** Formats the figures of a dashboard: counts with thousands separators, money in reais. */
export function figuresOf(
  dashboard: Dashboard,
  chosen: Period,
  text: SideTexts['ordersDashboard']['agents'],
  locale: Locale,
): WrittenFigures {
  const money = (cents: Cents) => formatMoney(cents, locale);
  const count = (figure: number) => formatCount(figure, locale);
  const counters = { ...dashboard.pedidosPorStatus, a_devolver: dashboard.aDevolver.pedidos };
  const period = dashboard[PERIOD_KEYS[chosen]];
  return {
    period: { orders: count(period.pedidos), revenue: money(period.receita) },
    summary: {
      orders: count(dashboard.totalPedidos),
      revenue: money(dashboard.receita.total),
      profit: money(dashboard.lucro.total),
      owed: money(dashboard.aPagar.total),
      held: dashboard.aDevolver.total > 0 ? money(dashboard.aDevolver.total) : null,
    },
    agents: dashboard.valoresPorAgente.items.map((agent) => ({
      id: agent.agenteId,
      name: agent.nome || text.unnamed,
      initials: initials(agent.nome),
      photo: agent.foto,
      owed: money(agent.totalAReceber),
      orders: text.orders(count(agent.pedidosCount), agent.pedidosCount === 1),
    })),
    agentCount: count(dashboard.valoresPorAgente.items.length),
    counts: Object.fromEntries(
      PEDIDO_CHOICES.map((choice) => [choice, count(counters[choice])]),
    ) as Record<PedidoChoice, string>,
    isHolding: dashboard.aDevolver.pedidos > 0,
  };
}

/** @returns how many orders a dashboard lists on all pages, in words: '204 pedidos na lista abaixo'. */
export function foundOf(
  { paginacao: { limitado, totalItens } }: Dashboard,
  text: SideTexts['ordersDashboard'],
  locale: Locale,
): string {
  const count = formatCount(totalItens, locale);
  return limitado ? text.foundMore(count) : text.found(count, totalItens === 1);
}
