import type { AuditAct, AuditKind } from '@/contract/entities/audit';
import type { PedidoChoice, PedidoSort } from '@/contract/rest/dashboard';
import type { ChargeStatus } from './chargeStatus';
import type { NumberLocale } from './digits';
import { formatMoney, reais } from './money';
import { headerBadge, type HeaderLabel } from './stages';

/**
 * What the audit tells of an act beside who and what, and as what its value reads (behaviour: audit-screen). The screen
 * and the file both take their words by this list, and the server records no detail that is not in it. Details are told
 * in the order of this list: the database keeps none.
 */
export const AUDIT_DETAILS = {
  valor: 'money',
  changed: 'fields',
  pagamento: 'charges',
  agenteId: 'actors',
  from: 'actors',
  pessoa: 'actors',
  stage: 'stages',
  status: 'statuses',
  antes: 'statuses',
  agora: 'statuses',
  ordem: 'sorts',
  ato: 'acts',
  tipo: 'kinds',
  comBusca: 'flags',
  comObjeto: 'flags',
  nome: 'plain',
  email: 'plain',
  nomeAntes: 'plain',
  nomeAgora: 'plain',
  de: 'plain',
  ate: 'plain',
  registros: 'plain',
  ended: 'plain',
  restantes: 'plain',
  conversas: 'plain',
  mensagens: 'plain',
  pedidos: 'plain',
  cupons: 'plain',
  conversasRemovidas: 'plain',
  mensagensRemovidas: 'plain',
  atribuicoesRemovidas: 'plain',
} as const;

export type AuditDetail = keyof typeof AUDIT_DETAILS;

const ORDER: readonly string[] = Object.keys(AUDIT_DETAILS);

/** Compares two details for a sort in the order in which they are told; those without words come last. */
export function compareDetails(one: string, other: string): number {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return place(one) - place(other);
}

/** Whether the value of a detail is the id of a person, in whose place their name is told. */
export const namesPerson = (detail: string): boolean => kindOf(detail) === 'actors';

/** The words in which an entry is told. Screen and file have their own. */
export interface AuditWords {
  acts: Readonly<Record<AuditAct, string>>;
  kinds: Readonly<Record<AuditKind, string>>;
  /** Those who are nobody with an account, by the id they have in the audit. */
  actors: Readonly<Record<'cli' | 'bank', string>>;
  details: Readonly<Record<AuditDetail, string>>;
  fields: Readonly<Record<'nome' | 'telefone' | 'foto', string>>;
  charges: Readonly<Record<ChargeStatus | 'unknown', string>>;
  stages: Readonly<Record<HeaderLabel, string>>;
  statuses: Readonly<Record<PedidoChoice, string>>;
  sorts: Readonly<Record<PedidoSort, string>>;
  /** By what the host sends for true and false. */
  flags: Readonly<Record<'sim' | 'não', string>>;
}

/** @returns the words for a name; the name itself where there are none, as of a newer host. */
export const wordOf = (words: Readonly<Record<string, string>>, name: string): string =>
  Object.hasOwn(words, name) ? (words[name] ?? name) : name;

/** Puts a detail into words: what it is, and its value. */
export function detailInWords(
  { nome, valor }: { nome: string; valor: string },
  words: AuditWords,
  locale: NumberLocale,
): string {
  return `${wordOf(words.details, nome)}: ${valueInWords(nome, valor, words, locale)}`;
}

function valueInWords(
  nome: string,
  valor: string,
  words: AuditWords,
  locale: NumberLocale,
): string {
  const kind = kindOf(nome);
  if (kind === 'plain') return valor;
  if (kind === 'money') {
    const amount = Number(valor);
    return Number.isFinite(amount) ? formatMoney(reais(amount), locale) : valor;
  }
  if (kind === 'stages') {
    const { label } = headerBadge(valor, false);
    return label.kind === 'known' ? words.stages[label.key] : label.text;
  }
  const of = (name: string) => wordOf(words[kind], name);
  return kind === 'fields' ? valor.split(', ').map(of).join(', ') : of(valor);
}

const kindOf = (detail: string): (typeof AUDIT_DETAILS)[AuditDetail] =>
  Object.hasOwn(AUDIT_DETAILS, detail) ? AUDIT_DETAILS[detail as AuditDetail] : 'plain';
