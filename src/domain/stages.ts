/** The display of a customer's stage in the order flow (behaviour: stage-badge, stage-header). */
import { isKnownStage, type Stage } from '@/contract/entities/stage';

/** The labels of the list's badge; their words are in the texts. */
export type BadgeLabel =
  | 'initialChoice'
  | 'searchingAgent'
  | 'choosingOrder'
  | 'tellingName'
  | 'tellingAddress'
  | 'choosingPayment'
  | 'awaitingConfirmation'
  | 'awaitingPayment'
  | 'readyToOrder'
  | 'checkingStatus'
  | 'readyToAssemble'
  | 'finished';

/** The labels of the chat's header (behaviour: stage-header); their words are in the texts. */
export type HeaderLabel =
  | 'newCustomer'
  | 'choosingOption'
  | 'awaitingAttendant'
  | 'sendingOrder'
  | 'name'
  | 'address'
  | 'choosingPayment'
  | 'tellingChange'
  | 'readyToAssemble'
  | 'confirmation'
  | 'awaitingPix'
  | 'readyToOrder'
  | 'checkingStatus'
  | 'finished';

/** The names of the badge's icons: the ui draws one for each. */
type StageIcon =
  | 'start'
  | 'search'
  | 'cart'
  | 'person'
  | 'place'
  | 'payment'
  | 'change'
  | 'confirm'
  | 'pix'
  | 'ready'
  | 'status'
  | 'assemble'
  | 'done'
  | 'unknown';

export type ProgressBand = 'amber' | 'yellow' | 'lime' | 'green';

/** A label that this build knows, or the humanised raw stage of another host (behaviour: stage-unknown). */
type StageLabel<K> = { kind: 'known'; key: K } | { kind: 'raw'; text: string };

/** The contents of a stage's badge. `progress` is a percentage. */
export interface StageBadge<K> {
  label: StageLabel<K>;
  progress: number;
  band: ProgressBand;
  icon: StageIcon;
}

interface StageLook {
  badge: BadgeLabel;
  header: HeaderLabel;
  progress: number;
  icon: StageIcon;
}

const LOOKS: Readonly<Record<Stage, StageLook>> = {
  '': { badge: 'initialChoice', header: 'newCustomer', progress: 0, icon: 'start' },
  aguardando_escolha_inicial: {
    badge: 'initialChoice',
    header: 'choosingOption',
    progress: 10,
    icon: 'start',
  },
  aguardando_agente: {
    badge: 'searchingAgent',
    header: 'awaitingAttendant',
    progress: 20,
    icon: 'search',
  },
  aguardando_pedido: { badge: 'choosingOrder', header: 'sendingOrder', progress: 30, icon: 'cart' },
  aguardando_nome: { badge: 'tellingName', header: 'name', progress: 40, icon: 'person' },
  aguardando_endereco: { badge: 'tellingAddress', header: 'address', progress: 50, icon: 'place' },
  aguardando_pagamento: {
    badge: 'choosingPayment',
    header: 'choosingPayment',
    progress: 60,
    icon: 'payment',
  },
  aguardando_troco: {
    badge: 'choosingPayment',
    header: 'tellingChange',
    progress: 65,
    icon: 'change',
  },
  pronto_para_montar: {
    badge: 'readyToAssemble',
    header: 'readyToAssemble',
    progress: 100,
    icon: 'assemble',
  },
  aguardando_confirmacao: {
    badge: 'awaitingConfirmation',
    header: 'confirmation',
    progress: 75,
    icon: 'confirm',
  },
  aguardando_pagamento_cupom: {
    badge: 'awaitingPayment',
    header: 'awaitingPix',
    progress: 80,
    icon: 'pix',
  },
  aguardando_finalizacao_pedido: {
    badge: 'readyToOrder',
    header: 'readyToOrder',
    progress: 90,
    icon: 'ready',
  },
  aguardando_numero_pedido_status: {
    badge: 'checkingStatus',
    header: 'checkingStatus',
    progress: 95,
    icon: 'status',
  },
  finalizado: { badge: 'finished', header: 'finished', progress: 100, icon: 'done' },
};

/** A paid order is ready, whatever its stage (behaviour: stage-paid). */
const PAID: StageLook = {
  badge: 'readyToOrder',
  header: 'readyToOrder',
  progress: 100,
  icon: 'ready',
};

/** The colour of a percentage: amber below 30, yellow below 60, lime below 80, then green (behaviour: stage-colour). */
export function progressBand(progress: number): ProgressBand {
  if (progress < 30) return 'amber';
  if (progress < 60) return 'yellow';
  return progress < 80 ? 'lime' : 'green';
}

/** Formats 'aguardando_algo_novo' as 'Aguardando algo novo', for values that only the host understands. */
export function humanise(raw: string): string {
  const words = raw.replace(/[_\s]+/g, ' ').trim();
  const [first = '', ...rest] = words;
  return words === '' ? raw : first.toUpperCase() + rest.join('');
}

function badge<K>(estadoFluxo: string, pagamentoPago: boolean, labelOf: (look: StageLook) => K) {
  const stage = estadoFluxo.trim();
  const look = pagamentoPago ? PAID : isKnownStage(stage) ? LOOKS[stage] : null;
  const progress = look?.progress ?? 0;
  return {
    label: look
      ? ({ kind: 'known', key: labelOf(look) } as const)
      : ({ kind: 'raw', text: humanise(stage) } as const),
    progress,
    band: progressBand(progress),
    icon: look?.icon ?? 'unknown',
  };
}

/**
 * The badge of the conversation list (behaviour: stage-badge). A paid one is always 'Pronto para pedir' at 100 %;
 * an unknown stage shows its raw value, humanised, at 0 % (behaviour: stage-paid, stage-unknown).
 */
export function listBadge(estadoFluxo: string, pagamentoPago: boolean): StageBadge<BadgeLabel> {
  return badge(estadoFluxo, pagamentoPago, (look) => look.badge);
}

/** The badge of the chat's header: the same, with the header's own labels. */
export function headerBadge(estadoFluxo: string, pagamentoPago: boolean): StageBadge<HeaderLabel> {
  return badge(estadoFluxo, pagamentoPago, (look) => look.header);
}
