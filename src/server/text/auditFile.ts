import type { AuditAct, AuditEntry } from '@/contract/entities/audit';
import { CSV_START, csvRow, csvText, type CsvColumn } from '@/domain/csv';
import { saoPauloDateTime } from '@/domain/saoPaulo';

/** The names of the acts, Portuguese in the file as in the panel (behaviour: audit-screen). */
const actText: Readonly<Record<AuditAct, string>> = {
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
  'data.wiped': 'Limpou os dados',
  'sums.rebuilt': 'Recalculou as somas',
  'coupon.pulled': 'Puxou cupom',
  'coupon.cookiesRead': 'Leu cookies',
  'coupon.used': 'Usou cupom em compra',
  'coupon.returned': 'Devolveu cupom',
  'coupon.exhausted': 'Marcou sem cupom',
  'coupon.cleared': 'Devolveu conta sem valor',
  'coupon.dropped': 'Tirou o valor da conta',
  'coupon.edited': 'Alterou conta de cupom',
  'coupon.linked': 'Vinculou cupom',
  'coupon.unlinked': 'Desvinculou cupom',
  'secrets.rotated': 'Trocou a chave dos segredos',
  'audit.exported': 'Exportou auditoria',
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
  { title: 'Quem', cell: ({ ator }) => csvText(ator.nome ?? ator.id) },
  { title: 'ID de quem', cell: ({ ator }) => csvText(ator.id) },
  { title: 'Ato', cell: ({ ato }) => csvText(named(ato)) },
  { title: 'Tipo', cell: ({ objeto }) => csvText(objeto.tipo) },
  { title: 'Objeto', cell: ({ objeto }) => csvText(objeto.nome ?? objeto.id) },
  { title: 'ID do objeto', cell: ({ objeto }) => csvText(objeto.id) },
  {
    title: 'Detalhes',
    cell: ({ detalhes }) =>
      csvText(detalhes.items.map(({ nome, valor }) => `${nome}: ${valor}`).join('; ')),
  },
];

/** An act of a newer version has no words here: its own name says it. */
const named = (act: string): string =>
  Object.hasOwn(actText, act) ? actText[act as AuditAct] : act;

/** The beginning of a file of the audit: the column titles. */
export const auditFileStart = CSV_START + csvRow(COLUMNS.map(({ title }) => csvText(title)));

/** An entry's row in the file. */
export const auditFileRow = (entry: AuditEntry): string =>
  csvRow(COLUMNS.map(({ cell }) => cell(entry)));

/** @param day 'AAAA-MM-DD'. */
export const auditFileName = (day: string) => `auditoria-${day}.csv`;
