import type { AuditAct, AuditKind } from '@/contract/entities/audit';

const acts: Record<AuditAct, string> = {
  'user.edited': 'Editou usuário',
  'user.promoted': 'Promoveu a administrador',
  'user.demoted': 'Retirou de administrador',
  'user.passwordReset': 'Redefiniu senha',
  'user.sessionsEnded': 'Encerrou sessões',
  'pedido.verified': 'Verificou pagamento',
  'pedido.paidLate': 'Recebeu pagamento com atraso',
  'pedido.takenBack': 'Devolveu o pagamento',
  'pedido.refundClaimed': 'Pediu reembolso',
  'pedido.refunded': 'Reembolsou pedido',
  'pedido.refundFailed': 'Reembolso falhou',
  'pedidos.exported': 'Exportou pedidos',
  'cliente.stageSet': 'Mudou etapa do cliente',
  'cliente.flowReset': 'Reiniciou fluxo do cliente',
  'conversation.finished': 'Finalizou atendimento',
  'data.wiped': 'Limpou os dados',
  'sums.rebuilt': 'Recalculou as somas',
  'coupon.pulled': 'Puxou cupom',
  'coupon.cookiesRead': 'Leu cookies',
  'coupon.returned': 'Devolveu cupom',
  'coupon.exhausted': 'Marcou sem cupom',
  'coupon.cleared': 'Usou cupom em compra',
  'coupon.edited': 'Alterou conta de cupom',
  'coupon.linked': 'Vinculou cupom',
  'coupon.unlinked': 'Desvinculou cupom',
  'secrets.rotated': 'Trocou a chave dos segredos',
  'audit.exported': 'Exportou auditoria',
};

const kinds: Record<AuditKind, string> = {
  user: 'Usuário',
  pedido: 'Pedido',
  pedidos: 'Pedidos',
  cliente: 'Cliente',
  conversation: 'Conversa',
  data: 'Dados',
  sums: 'Somas',
  coupon: 'Conta de cupom',
  secrets: 'Segredos',
  audit: 'Auditoria',
};

/** Those who are nobody with an account, by the id they have in the audit. */
const actors: Record<string, string> = { cli: 'Comando no servidor', bank: 'Banco' };

/** What an entry tells beside who and what, by the name it has in the audit. */
const details: Record<string, string> = {
  valor: 'Valor',
  changed: 'Mudou',
  pagamento: 'Pagamento',
  agenteId: 'Agente',
  stage: 'Etapa',
  status: 'Status',
  ordem: 'Ordem',
  comBusca: 'Com busca',
  registros: 'Registros',
};

/** The audit (behaviour: audit-screen). */
export const auditTrailPtBR = {
  loading: 'Carregando auditoria…',
  failed: 'Não foi possível carregar a auditoria.',
  empty: 'Nenhum registro encontrado',
  emptyFiltered: 'Mude ou limpe os filtros para ver outros registros.',
  emptyHint: 'O que administradores, comandos e agentes com cupons fizerem aparece aqui.',
  title: 'Registros',
  zone: 'Horário de São Paulo',
  shown: (count: string, isOne: boolean) => `${count} ${isOne ? 'registro' : 'registros'}`,
  more: 'Carregar mais',
  loadingMore: 'Carregando…',
  moreFailed: 'Não foi possível carregar mais registros.',
  columns: {
    when: 'Data',
    who: 'Quem',
    act: 'Ato',
    object: 'Objeto',
    details: 'Detalhes',
  },
  actors,
  onlyOf: (object: string) => `Ver só ${object}`,
  filters: {
    label: 'Filtros',
    who: 'Quem',
    act: 'Ato',
    kind: 'Tipo de objeto',
    object: 'ID do objeto',
    from: 'De',
    to: 'Até',
    any: 'Todos',
    clear: 'Limpar filtros',
  },
  export: 'Exportar CSV',
  exporting: 'Exportando…',
  exportFailed: 'Erro ao exportar auditoria. Tente novamente.',
  acts,
  kinds,
  details,
};
