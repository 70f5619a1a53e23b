/** The orders dashboard (behaviour: dashboard-head, dashboard-orders). */
export const ordersDashboardPtBR = {
  loading: 'Carregando dashboard…',
  stale: 'O que aparece pode não estar atualizado.',
  periods: {
    label: 'Período',
    '24h': 'Últimas 24 horas',
    '7d': 'Últimos 7 dias',
    '30d': 'Últimos 30 dias',
    orders: 'Pedidos pagos',
    revenue: 'Receita',
  },
  summary: {
    title: 'Totais',
    orders: 'Total de pedidos',
    revenue: 'Receita total',
    profit: 'Lucro bruto',
    owed: 'A pagar à equipe',
    held: 'A devolver a clientes',
  },
  agents: {
    title: 'Agentes',
    hint: 'Clique para filtrar os pedidos',
    unnamed: 'Agente sem nome',
    owed: 'Pendente',
    orders: (count: string, isOne: boolean) => `${count} ${isOne ? 'pedido' : 'pedidos'}`,
    all: (count: string) => `Ver todos (${count})`,
    fewer: 'Ver menos',
  },
  counters: { title: 'Pedidos por status', held: 'A devolver' },
  /** Shown beside the filter, because the list is further down. */
  found: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'pedido' : 'pedidos'} na lista abaixo`,
  foundMore: (count: string) => `Mais de ${count} pedidos na lista abaixo`,
  filters: {
    search: 'Buscar por cliente, telefone ou pedido',
    clearSearch: 'Limpar busca',
    clear: 'Limpar filtros',
    sort: 'Ordenar por',
    sorts: {
      recentes: 'Mais recentes',
      antigos: 'Mais antigos',
      'maior-valor': 'Maior preço',
      'menor-valor': 'Menor preço',
    },
    export: 'Exportar CSV',
    exporting: 'Exportando…',
    exportFailed: 'Erro ao exportar pedidos. Tente novamente.',
  },
  chart: {
    title: 'Por dia',
    hint: 'Cada dia vai da meia-noite à meia-noite no horário de São Paulo',
    orders: 'Pedidos',
    revenue: 'Receita',
    profit: 'Lucro',
    day: 'Dia',
    total: 'Soma dos dias',
    asTable: 'Ver como tabela',
    asChart: 'Ver como gráfico',
    value: (day: string, amount: string) => `${day}: ${amount}`,
    /** The values of one day, as screen readers read them. */
    ofDay: (said: { day: string; orders: string; revenue: string; profit: string }) =>
      `${said.day}: pedidos ${said.orders}, receita ${said.revenue}, lucro ${said.profit}`,
  },
  table: {
    title: 'Pedidos',
    zone: 'Horário de São Paulo',
    order: 'Pedido',
    date: 'Data',
    customer: 'Cliente',
    agent: 'Agente',
    status: 'Status',
    original: 'Cupom',
    paid: 'Preço',
    commission: 'Comissão',
    profit: 'Lucro',
    payment: 'Pagamento',
    actions: 'Ações',
    number: (number: string) => `nº ${number}`,
    noNumber: 'Sem número',
    noName: 'Nome não informado',
    noAgent: 'Sem agente',
    freeCoupon: 'Cupom grátis',
    empty: 'Nenhum pedido encontrado',
    emptyFiltered: 'Mude a busca ou limpe os filtros para ver outros pedidos.',
    emptyHint: 'Os pedidos aparecem aqui assim que um cliente confirma o primeiro.',
    /** Announced once when orders on screen have changed. */
    changed: (said: { order: string; status: string; payment: string }) =>
      `Atualizado: ${said.order}, ${said.status}, pagamento ${said.payment}`,
    changedMany: (count: string) => `${count} pedidos atualizados`,
  },
  paging: {
    label: 'Páginas',
    position: (page: string, pages: string, items: string) =>
      `Página ${page} de ${pages} (${items} itens)`,
    /** A search found more orders than are counted. */
    positionOfMore: (page: string, pages: string, items: string) =>
      `Página ${page} de ${pages} (mais de ${items} itens)`,
    first: 'Primeira',
    previous: 'Anterior',
    next: 'Próxima',
    last: 'Última',
  },
};
