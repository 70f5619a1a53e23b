import type { Stage } from '@/contract/entities/stage';
import { customerSays } from '@/server/text/customers';
import type { Random } from './random';
import type { Memory } from './memory';
import type { Persona, Temperament, OrderIntent } from './persona';

/** A customer's message: a text, or the picture of their cart with a text. */
export interface Reply {
  kind: 'text' | 'cart';
  text: string;
}

export interface Turn {
  /** null: they stay silent. */
  reply: Reply | null;
  memory: Memory;
}

/** The facts that a customer's answer depends on. */
export interface Situation {
  persona: Persona;
  intent: OrderIntent;
  memory: Memory;
  /** The stage of the last question. */
  stage: Stage;
  random: Random;
}

/** Minimum and maximum, in ms: well below the 20 s within which an agent is answered (behaviour: flow-questions). */
const ANSWER_AFTER_MS: Readonly<Record<Temperament, readonly [number, number]>> = {
  fast: [2_000, 5_000],
  slow: [8_000, 17_000],
  silent: [8_000, 17_000],
  changesMind: [3_000, 8_000],
  paysLate: [4_000, 10_000],
  neverPays: [4_000, 10_000],
};

/** How long this customer takes to answer, in ms. */
export function answerDelay(temperament: Temperament, random: Random): number {
  return random.between(...ANSWER_AFTER_MS[temperament]);
}

/** How long until this customer pays the code that was just sent, in ms; null: never. `codes` counts this one. */
export function paymentDelay(
  temperament: Temperament,
  codes: number,
  random: Random,
): number | null {
  switch (temperament) {
    case 'fast':
      return random.between(5_000, 12_000);
    case 'slow':
      return random.between(25_000, 60_000);
    case 'silent':
      return random.between(20_000, 40_000);
    case 'changesMind':
      return random.between(8_000, 20_000);
    case 'paysLate':
      // They let the first code expire.
      return codes > 1 ? random.between(60_000, 180_000) : null;
    case 'neverPays':
      return null;
  }
}

/** A customer's turn after they were written to. Pure: the same situation gives the same turn. */
export function respond(situation: Situation): Turn {
  const { memory, stage, persona } = situation;
  const byAgent = memory.heard === 'agent';
  const quiet =
    memory.heard === 'nothing' ||
    // Silent customers must choose from the menu, or no agent would ever get them.
    (persona.temperament === 'silent' && !byAgent && stage !== 'aguardando_escolha_inicial');
  const turn = quiet ? keepSilent(memory) : ANSWERS[stage](situation, byAgent);
  const turns = memory.turns + 1;
  return { reply: turn.reply, memory: { ...turn.memory, heard: 'nothing', turns } };
}

type Answer = (situation: Situation, byAgent: boolean) => Turn;

function keepSilent(memory: Memory): Turn {
  return { reply: null, memory };
}

function speak(memory: Memory, text: string): Turn {
  return { reply: { kind: 'text', text }, memory };
}

/** For stages without a question: an agent still gets an answer, the flow mostly none. */
const onlyToAgents =
  (texts: readonly string[], toFlow: readonly string[] = [], probability = 0): Answer =>
  ({ memory, random }, byAgent) => {
    if (byAgent) return speak(memory, random.pick(texts));
    return toFlow.length > 0 && random.chance(probability)
      ? speak(memory, random.pick(toFlow))
      : keepSilent(memory);
  };

/**
 * The occasions on which a customer of this temperament changes their mind, in order. `changes` holds the last one
 * used, so that each happens once and a missed one does not come back.
 */
const OCCASION = {
  unclear: 1,
  otherCoupon: 2,
  wrongAddress: 3,
  saidNo: 4,
  namedAddress: 5,
} as const;

function wavers({ persona, memory }: Situation, occasion: number): boolean {
  return persona.temperament === 'changesMind' && memory.changes < occasion;
}

function waver(memory: Memory, occasion: number, text: string): Turn {
  return speak({ ...memory, changes: occasion }, text);
}

const reais = (cents: number) => Math.round(cents / 100);
const talk = [...customerSays.smallTalk, ...customerSays.waiting];

const ANSWERS: Readonly<Record<Stage, Answer>> = {
  '': ({ memory, random }, byAgent) =>
    byAgent ? speak(memory, random.pick(customerSays.hello)) : keepSilent(memory),

  aguardando_escolha_inicial: (situation) => {
    const { memory, intent, random } = situation;
    return wavers(situation, OCCASION.unclear)
      ? waver(memory, OCCASION.unclear, random.pick(customerSays.unclear))
      : speak(memory, random.pick(customerSays.coupon(reais(intent.coupon))));
  },

  aguardando_agente: (situation, byAgent) => {
    const { memory, intent } = situation;
    return wavers(situation, OCCASION.otherCoupon)
      ? waver(memory, OCCASION.otherCoupon, customerSays.otherCoupon(reais(intent.otherCoupon)))
      : onlyToAgents(talk)(situation, byAgent);
  },

  aguardando_pedido: ({ memory, intent }) => ({
    reply: { kind: 'cart', text: intent.restaurante },
    memory,
  }),

  aguardando_nome: ({ memory, persona }) => speak(memory, persona.name),

  aguardando_endereco: ({ memory, intent }) =>
    speak(memory, memory.changes >= OCCASION.wrongAddress ? intent.otherAddress : intent.address),

  aguardando_pagamento: (situation) => {
    const { memory, intent, random } = situation;
    return wavers(situation, OCCASION.wrongAddress)
      ? waver(memory, OCCASION.wrongAddress, customerSays.wrongAddress)
      : speak(memory, random.pick(customerSays.payment[intent.payment]));
  },

  aguardando_troco: ({ memory, intent }) =>
    speak(
      memory,
      intent.changeFor === null ? customerSays.noChange : customerSays.change(intent.changeFor),
    ),

  pronto_para_montar: (situation, byAgent) => {
    const { memory } = situation;
    // They have just rejected the summary and were asked what to change.
    return memory.changes === OCCASION.saidNo
      ? waver(memory, OCCASION.namedAddress, customerSays.theAddress)
      : onlyToAgents(talk)(situation, byAgent);
  },

  aguardando_confirmacao: (situation, byAgent) => {
    const { memory, persona, random } = situation;
    if (wavers(situation, OCCASION.saidNo)) {
      return waver(memory, OCCASION.saidNo, random.pick(customerSays.no));
    }
    if (memory.codes === 0) return speak(memory, random.pick(customerSays.yes));
    // Their code has expired.
    if (persona.temperament !== 'neverPays') return speak(memory, random.pick(customerSays.newPix));
    return byAgent ? speak(memory, random.pick(customerSays.excuse)) : keepSilent(memory);
  },

  aguardando_pagamento_cupom: (situation, byAgent) =>
    onlyToAgents(
      situation.persona.temperament === 'neverPays' ? customerSays.excuse : customerSays.paying,
    )(situation, byAgent),

  aguardando_finalizacao_pedido: onlyToAgents(talk, customerSays.cheer, 0.4),

  aguardando_numero_pedido_status: ({ memory }) =>
    speak(memory, memory.numero ?? customerSays.noNumber),

  finalizado: onlyToAgents(customerSays.thanks, customerSays.thanks, 0.7),
};
