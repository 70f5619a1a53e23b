import type { AuditEntry } from '@/contract/entities/audit';
import { detailInWords, wordOf, type AuditWords } from '@/domain/auditDetails';
import { CSV_START, csvRow, csvText, type CsvColumn } from '@/domain/csv';
import { saoPauloDateTime } from '@/domain/saoPaulo';
import { statusText } from './orderFile';

/** The words of the file, Portuguese as in the panel (behaviour: audit-export). */
const WORDS: AuditWords = {
  acts: {
    'user.edited': 'Editou usuário',
    'user.approved': 'Aprovou cadastro',
    'user.refused': 'Recusou cadastro',
    'user.suspended': 'Suspendeu usuário',
    'user.reactivated': 'Reativou usuário',
    'user.created': 'Criou administrador',
    'user.promoted': 'Promoveu a administrador',
    'user.demoted': 'Retirou de administrador',
    'user.passwordReset': 'Redefiniu senha',
    'user.pixKeyChanged': 'Mudou a chave PIX',
    'user.sessionsEnded': 'Encerrou sessões',
    'user.secondFactorOn': 'Ativou verificação em duas etapas',
    'user.secondFactorOff': 'Desativou verificação em duas etapas',
    'user.secondFactorReset': 'Redefiniu verificação em duas etapas',
    'user.recoveryCodeUsed': 'Usou código de recuperação',
    'user.recoveryCodesRenewed': 'Gerou códigos de recuperação',
    'pedido.verified': 'Verificou pagamento',
    'pedido.paidLate': 'Recebeu pagamento com atraso',
    'pedido.takenBack': 'Devolveu o pagamento',
    'pedido.refundClaimed': 'Pediu reembolso',
    'pedido.refunded': 'Reembolsou pedido',
    'pedido.refundFailed': 'Reembolso falhou',
    'pedidos.exported': 'Exportou pedidos',
    'cliente.stageSet': 'Mudou etapa do cliente',
    'cliente.flowReset': 'Reiniciou fluxo do cliente',
    'cliente.erased': 'Removeu os dados do cliente',
    'conversation.finished': 'Finalizou atendimento',
    'conversation.taken': 'Tirou conversa do agente',
    'conversation.transferred': 'Recebeu conversa de outro agente',
    'conversation.automationPaused': 'Pausou automação da conversa',
    'conversation.automationResumed': 'Retomou automação da conversa',
    'data.wiped': 'Limpou os dados',
    'sums.rebuilt': 'Recalculou as somas',
    'coupon.pulled': 'Puxou cupom',
    'coupon.cookiesRead': 'Leu cookies',
    'coupon.used': 'Usou cupom em pedido',
    'coupon.returned': 'Devolveu cupom',
    'coupon.exhausted': 'Marcou sem cupom',
    'coupon.cleared': 'Devolveu conta sem valor',
    'coupon.dropped': 'Tirou o valor da conta',
    'coupon.edited': 'Alterou conta de cupom',
    'coupon.transferred': 'Recebeu cupom com a conversa',
    'coupon.linked': 'Vinculou cupom',
    'coupon.unlinked': 'Desvinculou cupom',
    'secrets.rotated': 'Trocou a chave dos segredos',
    'audit.exported': 'Exportou auditoria',
  },
  kinds: {
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
  },
  actors: { cli: 'Comando no servidor', bank: 'Banco' },
  details: {
    valor: 'Valor',
    changed: 'Mudou',
    pagamento: 'Pagamento no banco',
    agenteId: 'Agente',
    from: 'Estava com',
    pessoa: 'Filtro: quem',
    stage: 'Etapa',
    status: 'Status',
    antes: 'Antes',
    agora: 'Agora',
    ordem: 'Ordem',
    ato: 'Filtro: ato',
    tipo: 'Filtro: tipo de objeto',
    comBusca: 'Com busca',
    comObjeto: 'De um só objeto',
    nome: 'Nome',
    email: 'E-mail',
    nomeAntes: 'Nome antes',
    nomeAgora: 'Nome agora',
    de: 'Desde',
    ate: 'Até',
    registros: 'Registros',
    ended: 'Sessões encerradas',
    restantes: 'Códigos restantes',
    conversas: 'Conversas',
    mensagens: 'Mensagens',
    pedidos: 'Pedidos',
    cupons: 'Contas de cupom',
    conversasRemovidas: 'Conversas removidas',
    mensagensRemovidas: 'Mensagens removidas',
    atribuicoesRemovidas: 'Atribuições removidas',
  },
  fields: { nome: 'nome', telefone: 'telefone', foto: 'foto' },
  charges: {
    open: 'Em aberto',
    paid: 'Pago',
    expired: 'Expirado',
    cancelled: 'Cancelado',
    refunded: 'Devolvido',
    unknown: 'Desconhecido',
  },
  stages: {
    newCustomer: 'Cliente novo',
    choosingOption: 'Escolhendo opção',
    awaitingAttendant: 'Aguardando atendente',
    sendingOrder: 'Enviando pedido',
    name: 'Nome',
    address: 'Endereço',
    choosingPayment: 'Escolhendo pagamento',
    tellingChange: 'Informando troco',
    readyToAssemble: 'Pronto para montar',
    confirmation: 'Confirmação',
    awaitingPix: 'Aguardando pagamento PIX',
    readyToOrder: 'Pronto para pedir',
    checkingStatus: 'Verificando status',
    finished: 'Finalizado',
  },
  statuses: { ...statusText, a_devolver: 'A devolver' },
  sorts: {
    recentes: 'Mais recentes',
    antigos: 'Mais antigos',
    'maior-valor': 'Maior preço',
    'menor-valor': 'Menor preço',
  },
  flags: { sim: 'sim', não: 'não' },
};

/** What an entry tells beside who and what, in words: lists with commas, nothing for null. */
export function detailText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (Array.isArray(value)) return value.map(detailText).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const COLUMNS: readonly CsvColumn<AuditEntry>[] = [
  { title: 'Registro', cell: ({ id }) => csvText(id) },
  { title: 'Data', cell: ({ em }) => csvText(saoPauloDateTime(em)) },
  { title: 'Quem', cell: ({ ator }) => csvText(ator.nome ?? wordOf(WORDS.actors, ator.id ?? '')) },
  { title: 'E-mail de quem', cell: ({ ator }) => csvText(ator.email) },
  { title: 'ID de quem', cell: ({ ator }) => csvText(ator.id) },
  { title: 'Ato', cell: ({ ato }) => csvText(wordOf(WORDS.acts, ato)) },
  { title: 'Tipo', cell: ({ objeto }) => csvText(wordOf(WORDS.kinds, objeto.tipo)) },
  { title: 'Objeto', cell: ({ objeto }) => csvText(objeto.nome ?? objeto.id) },
  { title: 'E-mail do objeto', cell: ({ objeto }) => csvText(objeto.email) },
  { title: 'ID do objeto', cell: ({ objeto }) => csvText(objeto.id) },
  {
    title: 'Detalhes',
    cell: ({ detalhes }) =>
      csvText(detalhes.items.map((detail) => detailInWords(detail, WORDS, 'pt-BR')).join('; ')),
  },
];

/** The beginning of a file of the audit: the column titles. */
export const auditFileStart = CSV_START + csvRow(COLUMNS.map(({ title }) => csvText(title)));

/** An entry's row in the file. */
export const auditFileRow = (entry: AuditEntry): string =>
  csvRow(COLUMNS.map(({ cell }) => cell(entry)));

/** @param day 'AAAA-MM-DD'. */
export const auditFileName = (day: string) => `auditoria-${day}.csv`;
