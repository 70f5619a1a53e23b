import type { FROM_FLOW } from '@/contract/entities/message';
import type { Cents, EpochMs } from '@/contract/wire';
import type { Transaction } from '@/server/db/openDatabase';
import type { Media } from '@/server/ports/messaging';
import type { Emit } from '@/server/realtime/emit';

/** The payment request that a customer gets, as the bank made it. */
export interface PixRequest {
  pixId: string;
  copiaECola: string;
  expiresAt: EpochMs;
}

/** A new order: to be paid by PIX, or free and already approved (behaviour: order-free). */
export type CreatedOrder =
  | { kind: 'pix'; pedidoId: string; valor: Cents; pix: PixRequest }
  | { kind: 'free'; pedidoId: string };

/** The parts of an order that the flow tells a customer who asks about it. */
export interface OrderStatus {
  numeroPedido: string | null;
  status: string;
}

/**
 * What the flow asks of orders. Orders own their rows, the earnings and the events `pagamentoAprovado`,
 * `pagamentoExpirado`, `pedidoReembolsado`, `ganhos_atualizados`; the flow owns the stage, `pagamentoPago` and the
 * messages. Everything runs in the caller's transaction.
 */
export interface FlowOrders {
  /**
   * Creates the order from the customer's record, as pendente. If there is a free coupon, it spends it (by a
   * conditional update; the order is then approved at once, without PIX), otherwise it creates a PIX charge. An unpaid
   * order of the same chat is cancelled first. The record's `cupomValorCents` is not null when the flow calls.
   */
  createOrder(tx: Transaction, emit: Emit, chatId: string): Promise<CreatedOrder>;
  /**
   * Cancels the chat's unpaid orders with their charges, so that nobody pays for an order that will not be placed;
   * everyone who may see the chat gets `clienteUpdated`. Paid orders stay: only a refund gives money back.
   */
  cancelUnpaid(tx: Transaction, emit: Emit, chatId: string): Promise<void>;
  /** The food arrived: a feito order becomes entregue and its commission moves to recebido; any other stays. */
  deliver(tx: Transaction, emit: Emit, pedidoId: string): Promise<void>;
  /** @returns the chat's order with that number, or its newest when the number is null; null when there is none */
  findStatus(
    tx: Transaction,
    chatId: string,
    numeroPedido: string | null,
  ): Promise<OrderStatus | null>;
}

/** What the flow asks of offers. */
export interface FlowOffers {
  /**
   * Offers the chat to agents who are online or come online next; only once while an offer is open (behaviour:
   * offer-backend).
   */
  createOffer(tx: Transaction, emit: Emit, chatId: string): Promise<void>;
  /** Withdraws the chat's open offer, if any: the customer has an agent, or no longer waits. */
  cancelOffer(tx: Transaction, emit: Emit, chatId: string): Promise<void>;
}

/** What the flow asks of chats. */
export interface FlowChats {
  /** Stores a message of the flow as the chat's last one, and tells everyone who may see the chat. */
  appendMessage(
    tx: Transaction,
    emit: Emit,
    message: {
      chatId: string;
      fromMe: true;
      body: string;
      media: Media | null;
      origem: typeof FROM_FLOW;
    },
  ): Promise<unknown>;
  /** Notes whether the chat waits for an agent, and tells everyone who may see it when that is new. */
  setAwaitsAgent(tx: Transaction, emit: Emit, chatId: string, awaits: boolean): Promise<void>;
}
