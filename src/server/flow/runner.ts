import * as v from 'valibot';
import { FROM_FLOW } from '@/contract/entities/message';
import type { Transaction } from '@/server/db/openDatabase';
import type { Parts } from '@/server/parts';
import type { Media } from '@/server/ports/messaging';
import type { Emit } from '@/server/realtime/emit';
import { flowText } from '@/server/text/flow';
import { formatMoney } from '@/domain/money';
import type { TimerHandler } from '@/server/timers/timerRunner';
import type { Timers } from '@/server/timers/timers';
import type { FlowChats, FlowOffers, FlowOrders } from './collaborators';
import { advance, awaitsPayment } from './machine';
import { drawQr } from './pixQr';
import { wantsReminder } from './questions';
import { awaitsAgent } from './awaitsAgent';
import type { FlowEffect, FlowInput } from './state';
import { loadFlow, saveFlow } from './store';

/** An unanswered question is repeated once after this. */
const REMIND_AFTER_MS = 3 * 60_000;
/** The demo's food arrives this long after the purchase. */
export const DELIVERY_AFTER_MS = 3 * 60_000;

const REMIND = 'flow.remind';

export interface FlowRunner {
  /**
   * Runs an input through a customer's flow: the stage, the record, the messages and the events change in the caller's
   * transaction. A group's chat has no flow: nothing happens. Call it while the chat is still assigned, so that its
   * agent gets the flow's messages.
   */
  handle(tx: Transaction, emit: Emit, chatId: string, input: FlowInput): Promise<void>;
  /** Whether the chat's flow still waits for the payment of this order (behaviour: paid-late). */
  awaitsPayment(tx: Transaction, chatId: string, pedidoId: string): Promise<boolean>;
  /** The kinds of the timers that end with their chat. A delivery is not among them: it belongs to the order. */
  chatTimers: readonly string[];
  /** The flow's timer handlers, for the timer runner. */
  timerHandlers: Readonly<Record<string, TimerHandler>>;
}

interface Others {
  chats: FlowChats;
  timers: Timers;
  orders: FlowOrders;
  offers: FlowOffers;
}

const reminderPayload = v.object({ chatId: v.string() });
const deliveryPayload = v.object({ pedidoId: v.string() });

/** Runs the pure machine (machine.ts) on the database. */
export function createFlowRunner(
  { clock, images, messaging }: Pick<Parts, 'clock' | 'images' | 'messaging'>,
  { chats, timers, orders, offers }: Others,
): FlowRunner {
  async function say(
    tx: Transaction,
    emit: Emit,
    chatId: string,
    body: string,
    media: Media | null = null,
  ): Promise<void> {
    await chats.appendMessage(tx, emit, {
      ...{ chatId, fromMe: true, body, media },
      origem: FROM_FLOW,
    });
    await messaging.deliver(tx, { chatId, body, media, agenteId: null });
  }

  /** @returns the input that answers the effect; null for most effects. */
  async function perform(
    tx: Transaction,
    emit: Emit,
    chatId: string,
    effect: FlowEffect,
  ): Promise<FlowInput | null> {
    switch (effect.type) {
      case 'say':
        await say(tx, emit, chatId, effect.text);
        return null;
      case 'sendPix': {
        const { copiaECola } = effect.pix;
        await say(tx, emit, chatId, flowText.pix(formatMoney(effect.valor)));
        await say(tx, emit, chatId, copiaECola);
        const picture = await images.saveDrawing(drawQr(copiaECola));
        await say(tx, emit, chatId, flowText.pixQr, picture);
        return null;
      }
      case 'offerToAgents':
        await offers.createOffer(tx, emit, chatId);
        return null;
      case 'cancelOffer':
        await offers.cancelOffer(tx, emit, chatId);
        return null;
      case 'createOrder':
        return { type: 'orderMade', order: await orders.createOrder(tx, emit, chatId) };
      case 'cancelUnpaid':
        await orders.cancelUnpaid(tx, emit, chatId);
        return null;
      case 'findOrder': {
        const order = await orders.findStatus(tx, chatId, effect.numeroPedido);
        return { type: 'orderFound', order };
      }
      case 'scheduleDelivery':
        await timers.schedule(tx, {
          key: `flow.deliver:${effect.pedidoId}`,
          kind: 'flow.deliver',
          dueAt: clock.now() + DELIVERY_AFTER_MS,
          payload: { pedidoId: effect.pedidoId },
        });
        return null;
    }
  }

  async function handle(
    tx: Transaction,
    emit: Emit,
    chatId: string,
    input: FlowInput,
  ): Promise<void> {
    const stored = await loadFlow(tx, chatId);
    if (!stored) return;
    let { state } = stored;
    const done: FlowEffect[] = [];
    const inputs = [input];
    for (let next = inputs.shift(); next; next = inputs.shift()) {
      const { state: after, effects } = advance(state, next);
      // Saved before the effects run: an order is created from the current record.
      await saveFlow(tx, emit, chatId, stored.agenteId, state, after);
      state = after;
      done.push(...effects);
      for (const effect of effects) {
        const answer = await perform(tx, emit, chatId, effect);
        if (answer) inputs.push(answer);
      }
    }
    const awaits = awaitsAgent(input, { before: stored.state, after: state, effects: done });
    if (awaits !== null) await chats.setAwaitsAgent(tx, emit, chatId, awaits);
    const key = `${REMIND}:${chatId}`;
    if (wantsReminder(state)) {
      const dueAt = clock.now() + REMIND_AFTER_MS;
      await timers.schedule(tx, { key, kind: REMIND, dueAt, payload: { chatId } });
    } else {
      await timers.cancel(tx, key);
    }
  }

  return {
    handle,
    awaitsPayment: async (tx, chatId, pedidoId) => {
      const stored = await loadFlow(tx, chatId);
      return stored !== null && awaitsPayment(stored.state, pedidoId);
    },
    chatTimers: [REMIND],
    timerHandlers: {
      [REMIND]: (tx, emit, payload) =>
        handle(tx, emit, v.parse(reminderPayload, payload).chatId, { type: 'reminderDue' }),
      'flow.deliver': (tx, emit, payload) =>
        orders.deliver(tx, emit, v.parse(deliveryPayload, payload).pedidoId),
    },
  };
}
