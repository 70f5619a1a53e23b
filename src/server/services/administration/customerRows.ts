import { and, count, eq, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { phoneForms } from '@/domain/phone';
import type { Transaction } from '@/server/db/openDatabase';
import {
  clientes,
  conversations,
  messages,
  offers,
  pedidos,
  refunds,
  simCustomers,
} from '@/server/db/schema';

/** Everything by which a customer is known. */
export interface CustomerRows {
  /** Their numbers, digits only, in every form in which they may be stored. */
  numbers: readonly string[];
  /** Their chats, of which some may be gone while an order still names them. */
  chatIds: readonly string[];
}

/** The ending of a chat with one person. */
const CHAT_SUFFIX = '@c.us';

/** The chats that the messaging app may have for these numbers. */
const chatIdsOf = (numbers: readonly string[]) => numbers.map((number) => number + CHAT_SUFFIX);

const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  inArray(column, [...values]);

/**
 * Finds a customer by their number: in their record, their chats and their orders. The messaging app's chat id may be
 * of an older form of the number, so the numbers of what is found are looked for too.
 *
 * @param phone with its area code, however it is written.
 * @returns null when nobody here has that number.
 */
export async function findCustomer(tx: Transaction, phone: string): Promise<CustomerRows | null> {
  const first = await findOnce(tx, phoneForms(phone), []);
  if (first.chatIds.length === 0) return null;
  return findOnce(tx, first.numbers, first.chatIds);
}

async function findOnce(
  tx: Transaction,
  numbers: readonly string[],
  known: readonly string[],
): Promise<CustomerRows> {
  const ids = [...new Set([...known, ...chatIdsOf(numbers)])];
  const rows = await tx
    .select({ chatId: clientes.chatId, number: clientes.telefone })
    .from(clientes)
    .where(or(isOneOf(clientes.chatId, ids), isOneOf(clientes.telefone, numbers)))
    .union(
      tx
        .select({ chatId: conversations.id, number: conversations.number })
        .from(conversations)
        .where(
          and(
            eq(conversations.isGroup, false),
            or(isOneOf(conversations.id, ids), isOneOf(conversations.number, numbers)),
          ),
        ),
    )
    .union(
      tx
        .select({ chatId: pedidos.chatId, number: pedidos.clienteTelefone })
        .from(pedidos)
        .where(or(isOneOf(pedidos.chatId, ids), isOneOf(pedidos.clienteTelefone, numbers))),
    )
    .union(
      tx
        .select({ chatId: simCustomers.chatId, number: simCustomers.chatId })
        .from(simCustomers)
        .where(isOneOf(simCustomers.chatId, ids)),
    );
  return {
    chatIds: [...new Set(rows.map(({ chatId }) => chatId))].sort(),
    numbers: [...new Set([...numbers, ...rows.flatMap(({ number }) => phoneForms(number))])].sort(),
  };
}

/** Locks the customer's chats and record, so that nothing is written to them until the transaction ends. */
export async function lockCustomer(tx: Transaction, { chatIds }: CustomerRows): Promise<void> {
  await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(isOneOf(conversations.id, chatIds))
    .orderBy(conversations.id)
    .for('update');
  await tx
    .select({ id: clientes.chatId })
    .from(clientes)
    .where(isOneOf(clientes.chatId, chatIds))
    .orderBy(clientes.chatId)
    .for('update');
}

/** The order that keeps a customer from being erased, and why. */
export interface UnsettledOrder {
  id: string;
  why: 'notFinished' | 'refundUnderWay' | 'paidLate';
}

/** Orders that somebody still has to finish: money or food is on its way, and who it is for must be known. */
const UNFINISHED = ['pendente', 'feito', 'em_preparo'] as const;

/** @returns the oldest order whose money is not settled; null when the books are closed on this customer. */
export async function findUnsettled(
  tx: Transaction,
  customer: CustomerRows,
): Promise<UnsettledOrder | null> {
  const [found] = await tx
    .select({ id: pedidos.id, status: pedidos.status, refund: refunds.state })
    .from(pedidos)
    .leftJoin(refunds, eq(refunds.pedidoId, pedidos.id))
    .where(
      and(
        isOfCustomer(customer),
        or(
          inArray(pedidos.status, UNFINISHED),
          eq(refunds.state, 'claimed'),
          and(eq(pedidos.cupomPagamentoStatus, 'pago_atrasado'), ne(pedidos.status, 'reembolsado')),
        ),
      ),
    )
    .orderBy(pedidos.createdAt, pedidos.id)
    .limit(1);
  if (!found) return null;
  if (found.refund === 'claimed') return { id: found.id, why: 'refundUnderWay' };
  const isUnfinished = UNFINISHED.some((status) => status === found.status);
  return { id: found.id, why: isUnfinished ? 'notFinished' : 'paidLate' };
}

export interface CustomerCounts {
  conversas: number;
  mensagens: number;
  pedidos: number;
}

export async function countRows(tx: Transaction, customer: CustomerRows): Promise<CustomerCounts> {
  const { chatIds } = customer;
  const [chats] = await tx
    .select({ n: count() })
    .from(conversations)
    .where(isOneOf(conversations.id, chatIds));
  const [written] = await tx
    .select({ n: count() })
    .from(messages)
    .where(isOneOf(messages.conversationId, chatIds));
  const [orders] = await tx.select({ n: count() }).from(pedidos).where(isOfCustomer(customer));
  return { conversas: chats?.n ?? 0, mensagens: written?.n ?? 0, pedidos: orders?.n ?? 0 };
}

/** The condition that an order is the customer's. */
export const isOfCustomer = ({ chatIds, numbers }: CustomerRows): SQL | undefined =>
  or(isOneOf(pedidos.chatId, chatIds), isOneOf(pedidos.clienteTelefone, numbers));

/** The paths of every picture that the customer sent, was sent, or is seen on. */
export async function findPictures(tx: Transaction, customer: CustomerRows): Promise<string[]> {
  const { chatIds } = customer;
  const rows = await tx
    .select({ path: messages.mediaPath })
    .from(messages)
    .where(isOneOf(messages.conversationId, chatIds))
    .union(
      tx
        .select({ path: conversations.profilePicPath })
        .from(conversations)
        .where(isOneOf(conversations.id, chatIds)),
    )
    .union(
      tx
        .select({ path: clientes.imagemPedidoPath })
        .from(clientes)
        .where(isOneOf(clientes.chatId, chatIds)),
    )
    .union(
      tx.select({ path: pedidos.imagemPedidoPath }).from(pedidos).where(isOfCustomer(customer)),
    );
  return rows.flatMap(({ path }) => path ?? []);
}

/** The ids of the customer's offers, whose timers are named by them. */
export async function findOfferIds(tx: Transaction, { chatIds }: CustomerRows): Promise<string[]> {
  const rows = await tx
    .select({ id: offers.id })
    .from(offers)
    .where(isOneOf(offers.chatId, chatIds));
  return rows.map(({ id }) => id);
}
