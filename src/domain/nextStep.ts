import { isKnownStage, type Stage } from '@/contract/entities/stage';

/** What an agent does for a customer, in the order of an attendance (behaviour: next-step). */
export type NextStep = 'pull' | 'summarize' | 'verify' | 'register';

/** What is known of a customer who is being served. */
interface Attendance {
  /** The stage as the host says it, which may be one that this build does not know. */
  estadoFluxo: string;
  pagamentoPago: boolean;
  /** An account with a coupon is linked to the customer. */
  isLinked: boolean;
}

/** The stages in which the customer is still telling what they want, while the agent can fetch the coupon. */
const TELLING: ReadonlySet<Stage> = new Set([
  'aguardando_pedido',
  'aguardando_nome',
  'aguardando_endereco',
  'aguardando_pagamento',
  'aguardando_troco',
]);

/**
 * Says what the agent does next (behaviour: next-step).
 *
 * @returns null while it is somebody else's turn, the customer's above all, or where the stage is not known
 */
export function nextStep({ estadoFluxo, pagamentoPago, isLinked }: Attendance): NextStep | null {
  const stage = estadoFluxo.trim();
  const fetched = (then: NextStep | null) => (isLinked ? then : 'pull');
  if (pagamentoPago || stage === 'aguardando_finalizacao_pedido') return fetched('register');
  if (stage === 'pronto_para_montar') return fetched('summarize');
  if (stage === 'aguardando_pagamento_cupom') return 'verify';
  return isKnownStage(stage) && TELLING.has(stage) ? fetched(null) : null;
}
