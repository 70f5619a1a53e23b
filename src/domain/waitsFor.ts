/** Whom a conversation waits for, and since when (behaviour: waits-for). */
import type { Conversation } from '@/contract/entities/conversation';
import { isKnownStage, type Stage } from '@/contract/entities/stage';
import type { EpochMs } from '@/contract/wire';
import { knownSender } from './lastSender';

/** Whose turn it is: an agent's, the customer's, the bank's (a PIX is to be paid), or nobody's. */
export type Awaited = 'agent' | 'customer' | 'bank' | 'nobody';

/** `since` is null where nothing is awaited, and where no time is known. */
export interface Waiting {
  whom: Awaited;
  since: EpochMs | null;
}

/** The fields that the rule needs. */
export type MayWait = Pick<
  Conversation,
  | 'automacaoPausada'
  | 'esperaDesde'
  | 'estadoFluxo'
  | 'isGroup'
  | 'lastMessageTime'
  | 'pagamentoPago'
  | 'ultimaMensagemDe'
  | 'unreadCount'
>;

/** The stages in which an agent puts the order together or places it, whoever wrote last. */
const AGENTS_TURN: ReadonlySet<Stage> = new Set<Stage>([
  'pronto_para_montar',
  'aguardando_finalizacao_pedido',
]);

/** The stages in which the flow asks the customer something, and answers what they write by itself. */
const FLOW_ASKS: ReadonlySet<Stage> = new Set<Stage>([
  'aguardando_escolha_inicial',
  'aguardando_pedido',
  'aguardando_nome',
  'aguardando_endereco',
  'aguardando_pagamento',
  'aguardando_troco',
  'aguardando_confirmacao',
  'aguardando_numero_pedido_status',
]);

export const doesFlowAsk = (stage: Stage): boolean => FLOW_ASKS.has(stage);
export const isAgentsTurn = (stage: Stage): boolean => AGENTS_TURN.has(stage);

/** True while the customer wrote something that neither an agent nor the flow has answered, nor the flow will. */
function isUnanswered(conversation: MayWait, stage: Stage | null): boolean {
  const { automacaoPausada, esperaDesde, ultimaMensagemDe, unreadCount } = conversation;
  if (esperaDesde !== null) return true;
  const sender = knownSender(ultimaMensagemDe);
  // A host that does not say who wrote: what nobody has read, nobody has answered.
  if (sender === null) return unreadCount > 0;
  return sender === 'cliente' && (automacaoPausada || stage === null || !doesFlowAsk(stage));
}

function whomOf(conversation: MayWait): Awaited {
  const text = conversation.estadoFluxo.trim();
  const stage = isKnownStage(text) ? text : null;
  if (conversation.isGroup) return 'nobody';
  if (conversation.pagamentoPago) return 'agent';
  if (stage === 'finalizado') return 'nobody';
  if (stage !== null && isAgentsTurn(stage)) return 'agent';
  if (isUnanswered(conversation, stage)) return 'agent';
  // Whom somebody has written to is waited on, whatever the stage still says.
  if (stage === 'aguardando_agente' && knownSender(conversation.ultimaMensagemDe) !== 'agente') {
    return 'agent';
  }
  return stage === 'aguardando_pagamento_cupom' ? 'bank' : 'customer';
}

/**
 * Says whose turn it is in a conversation, and since when (behaviour: waits-for). For an agent that is the first thing
 * unanswered, where the host says it, else the last message; for the others it is the last message.
 */
export function waitsFor(conversation: MayWait): Waiting {
  const whom = whomOf(conversation);
  const { esperaDesde, lastMessageTime } = conversation;
  switch (whom) {
    case 'agent':
      return { whom, since: esperaDesde ?? lastMessageTime };
    case 'nobody':
      return { whom, since: null };
    case 'bank':
    case 'customer':
      return { whom, since: lastMessageTime };
  }
}

/** True while a PIX is to be paid, whoever else is waited for. */
const awaitsPix = ({ estadoFluxo, isGroup, pagamentoPago }: MayWait): boolean =>
  !isGroup && !pagamentoPago && estadoFluxo.trim() === 'aguardando_pagamento_cupom';

/** What the list can be narrowed to (behaviour: list-filters). */
export const LIST_FILTERS = ['all', 'agent', 'unread', 'pix'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

/** The bit by which `listBits` says that a conversation is of a filter. */
export const FILTER_BITS: Readonly<Record<ListFilter, number>> = {
  all: 0b0001,
  agent: 0b0010,
  unread: 0b0100,
  pix: 0b1000,
};

/** @returns the filters that show the conversation, as the sum of their bits */
export function listBits(conversation: MayWait): number {
  return (
    FILTER_BITS.all |
    (whomOf(conversation) === 'agent' ? FILTER_BITS.agent : 0) |
    (conversation.unreadCount > 0 ? FILTER_BITS.unread : 0) |
    (awaitsPix(conversation) ? FILTER_BITS.pix : 0)
  );
}

/** How long somebody has waited, as the list shows it: well, long, or too long. */
export type WaitLevel = 'calm' | 'amber' | 'red';

/** From how many minutes on a wait is long, and too long. */
export interface WaitLimits {
  amberMinutes: number;
  redMinutes: number;
}

const MINUTE_MS = 60_000;

/** @param waitedMs may be less than 0, by a clock that is wrong */
export function waitLevel(waitedMs: number, { amberMinutes, redMinutes }: WaitLimits): WaitLevel {
  if (waitedMs >= redMinutes * MINUTE_MS) return 'red';
  return waitedMs >= amberMinutes * MINUTE_MS ? 'amber' : 'calm';
}

/**
 * @param ids in the list's order
 * @param from the conversation that is open; null for none
 * @returns the next one after `from` for which `needs` holds, going round once; null when there is no other
 */
export function nextInTurn(
  ids: readonly string[],
  from: string | null,
  needs: (id: string) => boolean,
): string | null {
  const at = from === null ? -1 : ids.indexOf(from);
  const round = [...ids.slice(at + 1), ...ids.slice(0, Math.max(at, 0))];
  return round.find(needs) ?? null;
}
