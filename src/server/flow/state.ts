import type { Stage } from '@/contract/entities/stage';
import type { Cents } from '@/contract/wire';
import type { CreatedOrder, OrderStatus, PixRequest } from './collaborators';

/** Everything that the flow's decisions depend on. Read from the database before an input, written back after it. */
export interface FlowState {
  stage: Stage;
  /** The stage from which the customer asked about an order; null in any other stage. */
  returnTo: Stage | null;
  /** How many answers in a row were unreadable. */
  unread: number;
  /** Whether the question was repeated because no answer came. */
  reminded: boolean;
  /** Somebody has taken over: the flow asks and says nothing (behaviour: automation-paused). */
  paused: boolean;
  /** While it is paused: the stage's question is to be asked when it goes on. false otherwise. */
  owes: boolean;
  pagamentoPago: boolean;
  /**
   * The current order, from the customer's confirmation until its purchase, its end or its refund. An order whose time
   * ran out stays until the customer decides otherwise, because its payment may still arrive (behaviour: paid-late).
   */
  pedidoId: string | null;
  /** Whether the chat has an agent. The flow cannot change this. */
  assigned: boolean;
  /** The flow cannot change this: orders spend free coupons. */
  cuponsGratis: number;
  cupomValorCents: Cents | null;
  restaurante: string | null;
  imagemPedidoPath: string | null;
  nomeCompleto: string | null;
  enderecoEntrega: string | null;
  formaPagamento: string | null;
  troco: string | null;
}

/** The events that can happen in a customer's flow. */
export type FlowInput =
  /** The customer wrote. `picture`: the address of an image that came with it. */
  | { type: 'message'; text: string; picture: string | null }
  | { type: 'offerAccepted'; agenteNome: string }
  /** An agent set the stage by hand: any stage can follow any other (wire: set-stage). */
  | { type: 'stageSet'; stage: Stage }
  /** The result of the effect `createOrder`. */
  | { type: 'orderMade'; order: CreatedOrder }
  /** The result of the effect `findOrder`. */
  | { type: 'orderFound'; order: OrderStatus | null }
  | { type: 'paymentApproved'; pedidoId: string }
  | { type: 'paymentExpired'; pedidoId: string }
  /** The payment came when the order had ended and could not be taken up again: it has to go back. */
  | { type: 'paidLate'; pedidoId: string }
  | { type: 'refunded'; pedidoId: string }
  | { type: 'purchaseRegistered'; pedidoId: string; numeroPedido: string; codigoEntrega: string }
  /** The agent starts the flow again (behaviour: flow-reset). */
  | { type: 'reset' }
  /** The attendance was ended without a purchase, or after one. */
  | { type: 'finished' }
  | { type: 'paused' }
  | { type: 'resumed' }
  /** No answer came for a while. */
  | { type: 'reminderDue' };

/** An action for the runner. Effects run in this order, in the same transaction. */
export type FlowEffect =
  /** `leaves`: it answers nothing, but says that an agent will. */
  | { type: 'say'; text: string; leaves?: true }
  /** Writes the PIX code and its QR picture. */
  | { type: 'sendPix'; valor: Cents; pix: PixRequest }
  | { type: 'offerToAgents' }
  | { type: 'cancelOffer' }
  /** Answered by the input `orderMade`, at once. */
  | { type: 'createOrder' }
  | { type: 'cancelUnpaid' }
  /** Answered by the input `orderFound`, at once. */
  | { type: 'findOrder'; numeroPedido: string | null }
  | { type: 'scheduleDelivery'; pedidoId: string };

export interface FlowStep {
  state: FlowState;
  effects: FlowEffect[];
}

/** A step that applies `changes`, with its effects. */
export function step(
  state: FlowState,
  changes: Partial<FlowState>,
  ...effects: FlowEffect[]
): FlowStep {
  return { state: { ...state, ...changes }, effects };
}

export const say = (text: string): FlowEffect => ({ type: 'say', text });

/** A step into another stage: the counters about answers to the last question are reset. */
export function enter(
  state: FlowState,
  stage: Stage,
  changes: Partial<FlowState>,
  ...effects: FlowEffect[]
): FlowStep {
  return step(state, { stage, returnTo: null, unread: 0, reminded: false, ...changes }, ...effects);
}
