import type { Stage } from '@/contract/entities/stage';
import { formatMoney } from '@/domain/money';
import { flowText, paymentNames } from '@/server/text/flow';
import { questionOf } from './questions';
import {
  asksAboutOrder,
  isPoliteClose,
  readAddress,
  readChange,
  readChangeOfMind,
  readCouponValue,
  readName,
  readOrderNumber,
  readPart,
  readPayment,
  readRestaurant,
  readYesNo,
  type ChangedPart,
} from './readings';
import { enter, say, step, type FlowEffect, type FlowState, type FlowStep } from './state';

/** How often an unreadable answer is asked for again; after that the agent takes over. */
const ASK_AGAIN_LIMIT = 2;

interface Said {
  text: string;
  picture: string | null;
}

/** Handles a customer's message, by their stage. */
export function onMessage(before: FlowState, said: Said): FlowStep {
  const state = { ...before, reminded: false };
  if (state.stage === 'aguardando_numero_pedido_status') return onOrderNumber(state, said.text);
  if (MAY_ASK.has(state.stage) && asksAboutOrder(said.text)) {
    return enter(
      state,
      'aguardando_numero_pedido_status',
      { returnTo: state.stage },
      say(flowText.askOrderNumber),
    );
  }
  const changed = MAY_CHANGE.has(state.stage) ? readChangeOfMind(said.text) : null;
  if (changed !== null) return onChangeOfMind(state, changed);
  return ANSWERS[state.stage](state, said);
}

/** The stage's question, as an effect. */
export function ask(state: FlowState, stage: Stage): FlowEffect[] {
  const question = questionOf(stage, state);
  return question === null ? [] : [say(question)];
}

/** Moves on to `stage` and asks its question; `changes` are what the customer has just given. */
function proceed(
  state: FlowState,
  stage: Stage,
  changes: Partial<FlowState>,
  ...before: FlowEffect[]
): FlowStep {
  const next = { ...state, ...changes };
  return enter(next, stage, {}, ...before, ...ask(next, stage));
}

/**
 * Handles an unreadable answer: the flow asks again at first, then tells the customer that an agent will help, then
 * stays silent.
 */
function unreadable(state: FlowState, again: string): FlowStep {
  if (state.unread > ASK_AGAIN_LIMIT) return step(state, {});
  const said: FlowEffect =
    state.unread < ASK_AGAIN_LIMIT
      ? say(again)
      : { type: 'say', text: flowText.handOver, leaves: true };
  return step(state, { unread: state.unread + 1 }, said);
}

/** The stages in which a customer may ask about an order. In other stages such words are part of an answer. */
const MAY_ASK: ReadonlySet<Stage> = new Set<Stage>([
  '',
  'pronto_para_montar',
  'aguardando_pagamento_cupom',
  'aguardando_finalizacao_pedido',
  'finalizado',
]);

const MAY_CHANGE: ReadonlySet<Stage> = new Set<Stage>([
  'aguardando_nome',
  'aguardando_endereco',
  'aguardando_pagamento',
  'aguardando_troco',
  'pronto_para_montar',
  'aguardando_confirmacao',
  'aguardando_pagamento_cupom',
]);

const STAGE_OF_PART: Readonly<Record<ChangedPart, Stage>> = {
  pedido: 'aguardando_pedido',
  nome: 'aguardando_nome',
  endereco: 'aguardando_endereco',
  pagamento: 'aguardando_pagamento',
};

/** The previous stage, for a customer who goes back a step. */
const STAGE_BEFORE: Partial<Record<Stage, Stage>> = {
  aguardando_nome: 'aguardando_pedido',
  aguardando_endereco: 'aguardando_nome',
  aguardando_pagamento: 'aguardando_endereco',
  aguardando_troco: 'aguardando_pagamento',
};

function onChangeOfMind(state: FlowState, changed: ChangedPart | 'previous'): FlowStep {
  const target = changed === 'previous' ? STAGE_BEFORE[state.stage] : STAGE_OF_PART[changed];
  if (target === undefined) return decline(state);
  const { changes, effects } = dropUnpaid(state);
  return proceed(state, target, changes, ...effects, say(flowText.goBack));
}

/** Cancels an unpaid order and its charge. Words do not undo a paid order. */
function dropUnpaid(state: FlowState): { changes: Partial<FlowState>; effects: FlowEffect[] } {
  return state.pedidoId === null || state.pagamentoPago
    ? { changes: {}, effects: [] }
    : { changes: { pedidoId: null }, effects: [{ type: 'cancelUnpaid' }] };
}

function decline(state: FlowState): FlowStep {
  const { changes, effects } = dropUnpaid(state);
  return enter(state, 'pronto_para_montar', changes, ...effects, say(flowText.declined));
}

/** Starts an order, on first contact or when a customer comes back. The data of the previous order is cleared. */
function newOrder(state: FlowState): FlowStep {
  const cleared = {
    pagamentoPago: false,
    pedidoId: null,
    cupomValorCents: null,
    restaurante: null,
    imagemPedidoPath: null,
    formaPagamento: null,
    troco: null,
  };
  return proceed(state, 'aguardando_escolha_inicial', cleared, ...dropUnpaid(state).effects);
}

function onOrderNumber(state: FlowState, text: string): FlowStep {
  const asked = readOrderNumber(text);
  if (asked === null && state.unread < ASK_AGAIN_LIMIT) {
    return unreadable(state, flowText.orderNumberAgain);
  }
  return step(state, {}, { type: 'findOrder', numeroPedido: asked?.numero ?? null });
}

/** Offers the customer to agents; a customer who already has an agent goes on with them. */
function seekAgent(state: FlowState, changes: Partial<FlowState>, text: string): FlowStep {
  return state.assigned
    ? proceed(state, 'aguardando_pedido', changes)
    : enter(state, 'aguardando_agente', changes, say(text), { type: 'offerToAgents' });
}

type Answer = (state: FlowState, said: Said) => FlowStep;

const nothingAsked: Answer = (state) => step(state, {});

const ANSWERS: Readonly<Record<Stage, Answer>> = {
  '': newOrder,

  finalizado: (state, { text, picture }) =>
    picture === null && isPoliteClose(text) ? step(state, {}) : newOrder(state),

  aguardando_escolha_inicial: (state, { text }) => {
    const cupomValorCents = readCouponValue(text);
    if (cupomValorCents !== null) {
      return seekAgent(
        state,
        { cupomValorCents },
        flowText.searching(formatMoney(cupomValorCents)),
      );
    }
    return state.unread < ASK_AGAIN_LIMIT
      ? unreadable(state, flowText.menuAgain)
      : seekAgent(state, {}, flowText.searchingUnread);
  },

  aguardando_agente: (state, { text }) => {
    const cupomValorCents = readCouponValue(text);
    if (cupomValorCents !== null && cupomValorCents !== state.cupomValorCents) {
      return step(
        state,
        { cupomValorCents },
        say(flowText.couponChanged(formatMoney(cupomValorCents))),
      );
    }
    return state.unread > 0
      ? step(state, {})
      : step(state, { unread: 1 }, say(flowText.stillSearching));
  },

  aguardando_pedido: (state, { text, picture }) =>
    picture === null
      ? unreadable(state, flowText.cartAgain)
      : proceed(state, 'aguardando_nome', {
          imagemPedidoPath: picture,
          restaurante: readRestaurant(text) ?? state.restaurante,
        }),

  aguardando_nome: (state, { text }) => {
    const kept = readYesNo(text) === 'yes' ? state.nomeCompleto : null;
    const nomeCompleto = kept ?? (readYesNo(text) === null ? readName(text) : null);
    return nomeCompleto === null
      ? unreadable(state, flowText.nameAgain)
      : proceed(state, 'aguardando_endereco', { nomeCompleto });
  },

  aguardando_endereco: (state, { text }) => {
    const kept = readYesNo(text) === 'yes' ? state.enderecoEntrega : null;
    const enderecoEntrega = kept ?? readAddress(text);
    return enderecoEntrega === null
      ? unreadable(state, flowText.addressAgain)
      : proceed(state, 'aguardando_pagamento', { enderecoEntrega });
  },

  aguardando_pagamento: (state, { text }) => {
    const method = readPayment(text);
    if (method === null) return unreadable(state, flowText.paymentAgain);
    const changes = { formaPagamento: paymentNames[method], troco: null };
    return method === 'cash'
      ? proceed(state, 'aguardando_troco', changes)
      : enter(state, 'pronto_para_montar', changes, say(flowText.ready));
  },

  aguardando_troco: (state, { text }) => {
    const change = readChange(text);
    if (change === null) return unreadable(state, flowText.changeAgain);
    const troco = change === 'none' ? null : formatMoney(change);
    return enter(state, 'pronto_para_montar', { troco }, say(flowText.ready));
  },

  // After a no, the customer is asked what to change and may answer with just one word.
  pronto_para_montar: (state, { text }) => {
    const part = text.length <= 20 ? readPart(text) : null;
    return part === null ? step(state, {}) : onChangeOfMind(state, part);
  },

  aguardando_confirmacao: (state, { text }) => {
    if (state.cupomValorCents === null) {
      const cupomValorCents = readCouponValue(text);
      return cupomValorCents === null
        ? unreadable(state, flowText.menuAgain)
        : proceed(state, 'aguardando_confirmacao', { cupomValorCents });
    }
    const answer = readYesNo(text);
    if (answer === null) return unreadable(state, flowText.confirmAgain);
    if (answer === 'no') return decline(state);
    // An order is never paid twice: a confirmed order that is already paid needs no new charge.
    return state.pagamentoPago
      ? enter(state, 'aguardando_finalizacao_pedido', {}, say(flowText.alreadyPaid))
      : step(state, { unread: 0 }, { type: 'createOrder' });
  },

  aguardando_pagamento_cupom: (state) =>
    state.unread > 0 ? step(state, {}) : step(state, { unread: 1 }, say(flowText.pixWaiting)),

  aguardando_finalizacao_pedido: nothingAsked,

  // `onMessage` already handles this stage; the entry makes the table complete.
  aguardando_numero_pedido_status: (state, { text }) => onOrderNumber(state, text),
};
