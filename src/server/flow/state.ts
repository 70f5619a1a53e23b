import type { Stage } from '@/contract/entities/stage';
import type { Cents } from '@/contract/wire';
import type { CreatedOrder, OrderStatus, PixRequest } from './ports';

/** All that the flow decides by. Read from the database before an input, written back after it. */
export interface FlowState {
  stage: Stage;
  /** Where a question about an order is asked from; null in any other stage. */
  returnTo: Stage | null;
  /** How often in a row the answer could not be read. */
  unread: number;
  /** The question was repeated because no answer came. */
  reminded: boolean;
  pagamentoPago: boolean;
  /** The order under way, from the customer's confirmation until its purchase, its end or its refund. */
  pedidoId: string | null;
  /** An agent looks after the chat. Not the flow's to change. */
  assigned: boolean;
  /** Not the flow's to change: orders spend free coupons. */
  cuponsGratis: number;
  cupomValorCents: Cents | null;
  restaurante: string | null;
  imagemPedidoPath: string | null;
  nomeCompleto: string | null;
  enderecoEntrega: string | null;
  formaPagamento: string | null;
  troco: string | null;
}

/** What can happen to a customer's flow. */
export type FlowInput =
  /** The customer wrote. `picture`: the address of an image that came along. */
  | { type: 'message'; text: string; picture: string | null }
  | { type: 'offerAccepted'; agenteNome: string }
  /** An agent set the stage by hand: any stage from any (wire: set-stage). */
  | { type: 'stageSet'; stage: Stage }
  /** What the effect `createOrder` made. */
  | { type: 'orderMade'; order: CreatedOrder }
  /** What the effect `findOrder` found. */
  | { type: 'orderFound'; order: OrderStatus | null }
  | { type: 'paymentApproved'; pedidoId: string }
  | { type: 'paymentExpired'; pedidoId: string }
  | { type: 'refunded'; pedidoId: string }
  | { type: 'purchaseRegistered'; pedidoId: string; numeroPedido: string; codigoEntrega: string }
  /** The agent starts the flow again (wire: reset-flow). */
  | { type: 'reset' }
  /** The attendance was ended without a purchase, or after one. */
  | { type: 'finished' }
  /** No answer came for a while. */
  | { type: 'reminderDue' };

/** What the runner is to do, in this order, in the same transaction. */
export type FlowEffect =
  | { type: 'say'; text: string }
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

/** A step to `changes`, with what is to be done. */
export function step(
  state: FlowState,
  changes: Partial<FlowState>,
  ...effects: FlowEffect[]
): FlowStep {
  return { state: { ...state, ...changes }, effects };
}

export const say = (text: string): FlowEffect => ({ type: 'say', text });

/** A step into another stage: what was counted of the answers to the last question counts no more. */
export function enter(
  state: FlowState,
  stage: Stage,
  changes: Partial<FlowState>,
  ...effects: FlowEffect[]
): FlowStep {
  return step(state, { stage, returnTo: null, unread: 0, reminded: false, ...changes }, ...effects);
}
