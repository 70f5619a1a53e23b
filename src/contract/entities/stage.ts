import * as v from 'valibot';

/** The stages of the customers' order flow (wire: stages), in the flow's order. '' is a new customer. */
export const STAGES = [
  '',
  'aguardando_escolha_inicial',
  'aguardando_agente',
  'aguardando_pedido',
  'aguardando_nome',
  'aguardando_endereco',
  'aguardando_pagamento',
  'aguardando_troco',
  'pronto_para_montar',
  'aguardando_confirmacao',
  'aguardando_pagamento_cupom',
  'aguardando_finalizacao_pedido',
  'aguardando_numero_pedido_status',
  'finalizado',
] as const;

export type Stage = (typeof STAGES)[number];

/** A stage that this build knows; the server accepts only these in estado-fluxo (400 otherwise). */
export const knownStageSchema = v.picklist(STAGES);

/** true when `value` is one of `STAGES`. A host may send others: they are shown (behaviour: stage-unknown). */
export function isKnownStage(value: string): value is Stage {
  return (STAGES as readonly string[]).includes(value);
}
