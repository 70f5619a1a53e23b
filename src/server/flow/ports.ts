import type { Cents, EpochMs } from '@/contract/wire';
import type { Transaction } from '@/server/db/openDatabase';
import type { ChargeStatus } from '@/domain/chargeStatus';
import type { Media } from '@/server/ports/messaging';
import type { Emit } from '@/server/realtime/emit';

/** What the customer is asked to pay, as the bank made it. */
export interface PixRequest {
  pixId: string;
  copiaECola: string;
  expiresAt: EpochMs;
}

/** An order just made: to be paid by PIX, or free and approved already (behaviour: order-free). */
export type CreatedOrder =
  | { kind: 'pix'; pedidoId: string; valor: Cents; pix: PixRequest }
  | { kind: 'free'; pedidoId: string };

/** How a charge was decided at the bank. */
export type ChargeEnd = Exclude<ChargeStatus, 'open'>;

interface SettledOrder {
  pedidoId: string;
  chatId: string;
}

/** What the flow tells a customer of an order they ask about. */
export interface OrderStatus {
  numeroPedido: string | null;
  status: string;
}

/**
 * What the customers' flow needs of orders. Orders own their rows, the earnings and the events `pagamentoAprovado`,
 * `pagamentoExpirado`, `pedidoReembolsado`, `ganhos_atualizados`; the flow owns the stage, `pagamentoPago` and what
 * is said. Everything runs in the caller's transaction.
 */
export interface OrdersPort {
  /**
   * Makes the order of what the customer's record holds, pendente. Spends a free coupon when there is one (by a
   * conditional update; then approved at once, without PIX), else makes a PIX charge. An unpaid order of the same
   * chat is cancelled first. The record's `cupomValorCents` is not null when the flow calls.
   */
  createOrder(tx: Transaction, emit: Emit, chatId: string): Promise<CreatedOrder>;
  /**
   * The order of a charge that was decided at the bank follows it: approved, or cancelled, or refunded where the money
   * came and was given back without a word. null: decided already, nothing was changed.
   */
  settle(tx: Transaction, emit: Emit, pixId: string, end: ChargeEnd): Promise<SettledOrder | null>;
  /**
   * Cancels the chat's orders that are not paid yet, with their charges, so that nobody pays for what nobody will
   * order; the chat's people hear `clienteUpdated`. Paid ones stay as they are: money goes back by a refund only.
   */
  cancelUnpaid(tx: Transaction, emit: Emit, chatId: string): Promise<void>;
  /** The same for every chat, and says nothing: they are all removed. */
  cancelAllUnpaid(tx: Transaction): Promise<void>;
  /** The food arrived: a feito order becomes entregue and its commission moves to recebido; any other stays. */
  deliver(tx: Transaction, emit: Emit, pedidoId: string): Promise<void>;
  /** The chat's order of that number; with null, its newest. null: there is none. */
  findStatus(
    tx: Transaction,
    chatId: string,
    numeroPedido: string | null,
  ): Promise<OrderStatus | null>;
}

/** What the flow needs of offers. */
export interface OffersPort {
  /** Offers the chat, once while an offer is open, to who is online or comes online next (behaviour: offer-backend). */
  createOffer(tx: Transaction, emit: Emit, chatId: string): Promise<void>;
  /** Withdraws the chat's open offer, if any: the customer is looked after or gone. */
  cancelOffer(tx: Transaction, emit: Emit, chatId: string): Promise<void>;
}

/** What the flow needs of chats. */
export interface ChatsPort {
  /** Stores what the flow says, as the chat's last message, and tells the chat's people. */
  appendMessage(
    tx: Transaction,
    emit: Emit,
    message: { chatId: string; fromMe: true; body: string; media: Media | null },
  ): Promise<unknown>;
}
