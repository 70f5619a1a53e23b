import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { isKnownStage, type Stage } from '@/contract/entities/stage';
import type { Transaction } from '@/server/db/openDatabase';
import { clientes } from '@/server/db/schema';
import type { CoreParts } from '@/server/parts';
import type { EmbeddedBank } from '@/server/ports/embeddedBank';
import type { OutgoingMessage } from '@/server/ports/messaging';
import { pixIdOf } from '@/server/ports/pixCode';
import type { Emit } from '@/server/realtime/emit';
import { purchasedNumber } from '@/server/text/flow';
import type { TimerHandler } from '@/server/timers/timerRunner';
import type { Timers } from '@/server/timers/timers';
import { answerDelay, paymentDelay, respond } from './behaviour';
import type { Customer, Customers } from './customers';
import { createRandom, mix, type Random } from './random';
import type { Memory } from './memory';
import type { Pace } from './pace';
import { makeOrderIntent } from './persona';
import type { SimulatorHandlers } from './timerKinds';

const reactPayload = v.object({ chatId: v.string() });
const payPayload = v.object({ pixId: v.string() });

/** After the purchase, in ms: some ask about the order before it arrives, and some come back after it has arrived. */
const ASKS_AFTER = [60_000, 90_000] as const;
const RETURNS_AFTER = [4 * 60_000, 8 * 60_000] as const;

interface Others {
  customers: Customers;
  pace: Pace;
  timers: Timers;
  bank: EmbeddedBank;
}

/** The customers' reactions to messages: they read each, and after a while answer or pay. */
export function createReactions(
  { clock }: Pick<CoreParts, 'clock'>,
  { customers, pace, timers, bank }: Others,
) {
  /** Handles a delivered message. Answers are timers of the same transaction, so they survive a restart. */
  async function heard(tx: Transaction, message: OutgoingMessage): Promise<void> {
    const customer = await customers.find(tx, message.chatId);
    if (!customer) return;
    const memory = await read(tx, customer, message);
    await customers.remember(tx, customer.chatId, memory);
    const delay = answerDelay(customer.persona.temperament, randomOf(customer, 1));
    await timers.scheduleNoLater(tx, {
      key: `sim.react:${customer.chatId}`,
      kind: 'sim.react',
      dueAt: clock.now() + pace.wait(delay),
      payload: { chatId: customer.chatId },
    });
  }

  /** Updates the memory with a message: the sender, a code to pay, an order's number. */
  async function read(
    tx: Transaction,
    customer: Customer,
    { body, agenteId }: OutgoingMessage,
  ): Promise<Memory> {
    const { memory } = customer;
    const heardBy = agenteId !== null || memory.heard === 'agent' ? 'agent' : 'flow';
    const pixId = pixIdOf(body);
    const numero = purchasedNumber(body);
    if (pixId !== null) await planPayment(tx, customer, pixId);
    if (numero !== null) await planAfterPurchase(tx, customer);
    return {
      ...memory,
      heard: heardBy,
      codes: memory.codes + (pixId === null ? 0 : 1),
      numero: numero ?? memory.numero,
    };
  }

  async function planPayment(tx: Transaction, customer: Customer, pixId: string): Promise<void> {
    const { persona, memory } = customer;
    const delay = paymentDelay(persona.temperament, memory.codes + 1, randomOf(customer, 2));
    if (delay === null) return;
    await timers.schedule(tx, {
      key: `sim.pay:${pixId}`,
      kind: 'sim.pay',
      dueAt: clock.now() + pace.wait(delay),
      payload: { pixId },
    });
  }

  async function planAfterPurchase(tx: Transaction, customer: Customer): Promise<void> {
    if (!pace.anybodyComes) return;
    const { chatId, persona, memory } = customer;
    const random = randomOf(customer, 3);
    const plan = (kind: string, after: readonly [number, number]) =>
      timers.schedule(tx, {
        key: `${kind}:${chatId}`,
        kind,
        dueAt: clock.now() + pace.wait(random.between(...after)),
        payload: { chatId },
      });
    if (persona.asksStatus) await plan('sim.ask', ASKS_AFTER);
    if (memory.order + 1 < persona.orders) await plan('sim.return', RETURNS_AFTER);
  }

  const react: TimerHandler = async (tx, emit, payload) => {
    const { chatId } = v.parse(reactPayload, payload);
    const again = await pace.heldUntil(tx);
    if (again === null) {
      await answer(tx, emit, chatId);
      return;
    }
    const key = `sim.react:${chatId}`;
    await timers.schedule(tx, { key, kind: 'sim.react', dueAt: again, payload: { chatId } });
  };

  /** Lets a customer answer now what they heard last. @returns whether the chat is one of our customers' */
  async function answer(tx: Transaction, emit: Emit, chatId: string): Promise<boolean> {
    const customer = await customers.find(tx, chatId);
    if (!customer) return false;
    const { persona } = customer;
    const { reply, memory } = respond({
      persona,
      intent: makeOrderIntent(persona, customer.memory.order),
      memory: customer.memory,
      stage: await stageOf(tx, chatId),
      random: randomOf(customer, 4),
    });
    // Store the memory before they write: the reply to their message must find them in their new state.
    await customers.remember(tx, chatId, memory);
    if (reply) await customers.speak(tx, emit, { ...customer, memory }, reply);
    return true;
  }

  const pay: TimerHandler = async (tx, emit, payload) => {
    await bank.pay(tx, emit, v.parse(payPayload, payload).pixId);
  };

  const timerHandlers = { 'sim.react': react, 'sim.pay': pay } satisfies SimulatorHandlers;
  return { answer, heard, timerHandlers };
}

/** The random source of one purpose in one turn, so that a customer's random choices are independent. */
function randomOf({ persona, memory }: Customer, purpose: number): Random {
  return createRandom(mix(mix(persona.seed, memory.turns), purpose));
}

/** The stage of the last question. A real customer would read the question; here its stage is enough. */
async function stageOf(tx: Transaction, chatId: string): Promise<Stage> {
  const [row] = await tx
    .select({ stage: clientes.estadoFluxo })
    .from(clientes)
    .where(eq(clientes.chatId, chatId));
  return row && isKnownStage(row.stage) ? row.stage : '';
}
