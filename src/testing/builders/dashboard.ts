import type { Dashboard } from '@/contract/entities/dashboard';

/** The dashboard of a database without orders. */
export function buildDashboard(overrides: Partial<Dashboard> = {}): Dashboard {
  return {
    totalPedidos: 0,
    receita: { total: 0 },
    lucro: { total: 0 },
    aPagar: { total: 0 },
    aDevolver: { total: 0, pedidos: 0 },
    ultimas24h: { pedidos: 0, receita: 0 },
    ultimos7Dias: { pedidos: 0, receita: 0 },
    ultimos30Dias: { pedidos: 0, receita: 0 },
    valoresPorAgente: { items: [], rejected: [] },
    pedidosPorStatus: {
      pendente: 0,
      feito: 0,
      em_preparo: 0,
      entregue: 0,
      cancelado: 0,
      reembolsado: 0,
    },
    pedidos: { items: [], rejected: [] },
    paginacao: { paginaAtual: 1, totalPaginas: 1, totalItens: 0, limitado: false },
    porDia: { items: [], rejected: [] },
    ...overrides,
  };
}
