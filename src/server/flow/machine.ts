import { flowText } from '@/server/text/flow';
import { ask, onMessage } from './answers';
import type { CreatedOrder, OrderStatus } from './collaborators';
import { onResumed, whilePaused } from './pause';
import { questionOf, wantsReminder } from './questions';
import {
  enter,
  say,
  step,
  type FlowEffect,
  type FlowInput,
  type FlowState,
  type FlowStep,
} from './state';

/**
 * The customers' order flow (behaviour: flow-questions): the changes and effects of an input. Pure and total: every
 * input in every state has a result, at least an unchanged state.
 *
 * @returns the new state, and the effects in the order in which they must run.
 */
export function advance(state: FlowState, input: FlowInput): FlowStep {
  return state.paused ? whilePaused(state, input, react) : react(state, input);
}

/** Handles an input as the flow does while it is not paused. */
function react(state: FlowState, input: FlowInput): FlowStep {
  switch (input.type) {
    case 'message':
      return onMessage(state, input);
    case 'offerAccepted':
      return onAccepted(state, input.agenteNome);
    case 'stageSet':
      return onStageSet(state, input.stage);
    case 'orderMade':
      return onOrderMade(state, input.order);
    case 'orderFound':
      return onOrderFound(state, input.order);
    case 'paymentApproved':
      return onPaid(state, input.pedidoId);
    case 'paymentExpired':
      return onExpired(state, input.pedidoId);
    case 'paidLate':
      return onPaidLate(state, input.pedidoId);
    case 'refunded':
      return onRefunded(state, input.pedidoId);
    case 'purchaseRegistered':
      return enter(
        state,
        'finalizado',
        ORDER_OVER,
        say(flowText.purchased(input.numeroPedido, input.codigoEntrega)),
        { type: 'scheduleDelivery', pedidoId: input.pedidoId },
      );
    case 'reset':
      return onReset(state);
    case 'finished':
      return onFinished(state);
    case 'paused':
      return step(state, { paused: true });
    case 'resumed':
      return onResumed(state);
    case 'reminderDue':
      return onReminderDue(state);
  }
}

const ORDER_OVER = { pagamentoPago: false, pedidoId: null } as const;

function onAccepted(state: FlowState, agenteNome: string): FlowStep {
  const greeting = say(flowText.accepted(agenteNome));
  // An agent may have moved the customer further by hand; then the flow does not start at the beginning again.
  return BEFORE_AGENT.has(state.stage)
    ? enter(state, 'aguardando_pedido', {}, greeting, ...ask(state, 'aguardando_pedido'))
    : step(state, {}, greeting);
}

const BEFORE_AGENT = new Set<FlowState['stage']>([
  '',
  'aguardando_escolha_inicial',
  'aguardando_agente',
]);

function onStageSet(state: FlowState, stage: FlowState['stage']): FlowStep {
  const returnTo =
    stage !== 'aguardando_numero_pedido_status'
      ? null
      : state.stage === stage
        ? state.returnTo
        : state.stage;
  const seek: FlowEffect[] =
    stage === 'aguardando_agente' && !state.assigned ? [{ type: 'offerToAgents' }] : [];
  return enter(state, stage, { returnTo }, ...ask(state, stage), ...seek);
}

function onOrderMade(state: FlowState, order: CreatedOrder): FlowStep {
  // The order answers a confirmation, so it is ignored in any other stage.
  if (state.stage !== 'aguardando_confirmacao' || state.pagamentoPago) return step(state, {});
  const { pedidoId } = order;
  return order.kind === 'free'
    ? enter(
        state,
        'aguardando_finalizacao_pedido',
        { pedidoId, pagamentoPago: true },
        say(flowText.free),
      )
    : enter(
        state,
        'aguardando_pagamento_cupom',
        { pedidoId },
        { type: 'sendPix', valor: order.valor, pix: order.pix },
      );
}

/** Answers the question about an order and takes the customer back to where they were. */
function onOrderFound(state: FlowState, order: OrderStatus | null): FlowStep {
  if (state.stage !== 'aguardando_numero_pedido_status') return step(state, {});
  const answer = order
    ? flowText.orderStatus(order.numeroPedido, order.status)
    : flowText.orderNotFound;
  return enter(state, state.returnTo ?? 'finalizado', {}, say(answer));
}

function onPaid(state: FlowState, pedidoId: string): FlowStep {
  if (state.pedidoId !== pedidoId || state.pagamentoPago) return step(state, {});
  return enter(state, 'aguardando_finalizacao_pedido', { pagamentoPago: true }, say(flowText.paid));
}

/** The stages in which a payment takes the customer on to their purchase, even when its time had run out. */
const AWAITS_PAYMENT = new Set<FlowState['stage'] | null>([
  'aguardando_confirmacao',
  'aguardando_pagamento_cupom',
]);

/**
 * Whether the customer still waits for this very order: nothing took its place, and what it holds is what they want
 * (behaviour: paid-late).
 */
export function awaitsPayment(state: FlowState, pedidoId: string): boolean {
  return (
    state.pedidoId === pedidoId &&
    !state.pagamentoPago &&
    (AWAITS_PAYMENT.has(state.stage) || AWAITS_PAYMENT.has(state.returnTo))
  );
}

/** The order stays the flow's: a payment may still arrive, until the customer changes or confirms anew. */
function onExpired(state: FlowState, pedidoId: string): FlowStep {
  if (state.pedidoId !== pedidoId || state.pagamentoPago) return step(state, {});
  const text = say(flowText.pixExpired);
  if (state.stage === 'aguardando_pagamento_cupom') {
    return enter(state, 'aguardando_confirmacao', {}, text);
  }
  return state.returnTo === 'aguardando_pagamento_cupom'
    ? step(state, { returnTo: 'aguardando_confirmacao' }, text)
    : step(state, {});
}

function onPaidLate(state: FlowState, pedidoId: string): FlowStep {
  const isCurrent = state.pedidoId === pedidoId && !state.pagamentoPago;
  return step(state, isCurrent ? { pedidoId: null } : {}, say(flowText.paidLate));
}

/** The stages in which an order waits for its payment or for its purchase. */
const WITH_ORDER = new Set<FlowState['stage']>([
  'aguardando_pagamento_cupom',
  'aguardando_finalizacao_pedido',
]);

function onRefunded(state: FlowState, pedidoId: string): FlowStep {
  const text = say(flowText.refunded);
  if (state.pedidoId !== pedidoId) return step(state, {}, text);
  // The order is gone; the agent goes on with what the customer has told.
  if (WITH_ORDER.has(state.stage)) {
    return enter(state, 'pronto_para_montar', ORDER_OVER, text);
  }
  return state.returnTo !== null && WITH_ORDER.has(state.returnTo)
    ? step(state, { ...ORDER_OVER, returnTo: 'pronto_para_montar' }, text)
    : step(state, ORDER_OVER, text);
}

function onReset(state: FlowState): FlowStep {
  const cleared = {
    ...ORDER_OVER,
    restaurante: null,
    imagemPedidoPath: null,
    formaPagamento: null,
    troco: null,
  };
  return enter(
    state,
    'aguardando_pedido',
    cleared,
    { type: 'cancelUnpaid' },
    ...ask(state, 'aguardando_pedido'),
  );
}

/** The console also finishes a chat that its purchase has just ended: then nothing more changes. */
function onFinished(state: FlowState): FlowStep {
  const tidy: FlowEffect[] = [{ type: 'cancelUnpaid' }, { type: 'cancelOffer' }];
  const over = state.stage === 'finalizado' && !state.pagamentoPago && state.pedidoId === null;
  return over
    ? step(state, {})
    : enter(state, 'finalizado', ORDER_OVER, ...tidy, say(flowText.ended));
}

function onReminderDue(state: FlowState): FlowStep {
  const question = questionOf(state.stage, state);
  return question === null || !wantsReminder(state)
    ? step(state, {})
    : step(state, { reminded: true }, say(flowText.reminder(question)));
}
