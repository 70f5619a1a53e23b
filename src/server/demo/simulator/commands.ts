import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PagamentoStatus } from '@/contract/entities/pedido';
import type { Transaction } from '@/server/db/openDatabase';
import { conversations, pedidos } from '@/server/db/schema';
import { HttpError, notFound } from '@/server/errors/httpError';
import type { CoreParts } from '@/server/parts';
import type { EmbeddedBank } from '@/server/ports/embeddedBank';
import type { EmbeddedMessaging } from '@/server/ports/embeddedMessaging';
import type { Emit } from '@/server/realtime/emit';
import { floodMessage, simText } from '@/server/text/sim';
import type { Simulator } from './createSimulator';
import type { Chosen } from './customers';

/** Selects a charge: by its id, or as the last one that a chat's customer was asked to pay. */
export type ChargeChoice = { pixId: string } | { chatId: string };

interface Others {
  simulator: Pick<Simulator, 'answer' | 'customers' | 'silence'>;
  messaging: EmbeddedMessaging;
  payments: EmbeddedBank;
}

const OPEN: readonly PagamentoStatus[] = ['pendente'];
const UNPAID: readonly PagamentoStatus[] = ['pendente', 'expirado', 'cancelado'];
const PAID: readonly PagamentoStatus[] = ['aprovado', 'pago_atrasado'];

export type SimCommands = ReturnType<typeof createSimCommands>;

/**
 * The commands by which an administrator controls the demo's world (wire: sim). Everything takes the usual path:
 * a customer's message is received, and a payment is settled.
 */
export function createSimCommands(
  { uow, db, hub, faults }: Pick<CoreParts, 'uow' | 'db' | 'hub' | 'faults'>,
  { simulator, messaging, payments }: Others,
) {
  /** Writes as the customer of a chat. @throws HttpError 404. */
  async function speak(tx: Transaction, emit: Emit, chatId: string, body: string): Promise<void> {
    const [chat] = await tx.select().from(conversations).where(eq(conversations.id, chatId));
    if (!chat) throw notFound(simText.noChat);
    const { name, number, isGroup, profilePicPath } = chat;
    await messaging.receive(tx, emit, {
      contact: { chatId, name, number, isGroup, profilePicPath },
      body,
      author: isGroup ? name : null,
      media: null,
    });
  }

  /** @param statuses the payment's statuses with which a chat's order is looked for; its newest is taken. */
  async function chargeOf(
    tx: Transaction,
    choice: ChargeChoice,
    statuses: readonly PagamentoStatus[],
  ): Promise<string> {
    if ('pixId' in choice) return choice.pixId;
    const [order] = await tx
      .select({ pixId: pedidos.cupomPixId })
      .from(pedidos)
      .where(
        and(
          eq(pedidos.chatId, choice.chatId),
          isNotNull(pedidos.cupomPixId),
          inArray(pedidos.cupomPagamentoStatus, statuses),
        ),
      )
      .orderBy(desc(pedidos.createdAt), desc(pedidos.id))
      .limit(1);
    if (!order?.pixId) throw notFound(simText.noCharge);
    return order.pixId;
  }

  const settle = (
    choice: ChargeChoice,
    statuses: readonly PagamentoStatus[],
    how: (tx: Transaction, emit: Emit, pixId: string) => Promise<boolean>,
  ) =>
    uow.write(async (tx, emit) => {
      const pixId = await chargeOf(tx, choice, statuses);
      if (!(await how(tx, emit, pixId))) throw new HttpError(409, simText.noCharge);
      return { pixId };
    });

  /** The chats that a flood reaches when none are named: chats with an agent first, then the newest. */
  const someChats = (limit: number) =>
    db
      .select({ id: conversations.id })
      .from(conversations)
      .where(eq(conversations.isGroup, false))
      .orderBy(
        sql`${conversations.agenteId} is null`,
        conversations.finalizada,
        desc(conversations.createdAt),
      )
      .limit(limit);

  return {
    disconnect: () => messaging.disconnect(),
    ready: () => messaging.connect(),
    dropSockets: () => hub.dropAll(),
    deliverTwice: () => faults.repeatNext(),
    deliverLate: (after: { ms: number } | { following: number }) =>
      'ms' in after ? faults.delayNext(after.ms) : faults.holdNext(after.following),

    /**
     * @param options.late pays a charge that ended as well.
     * @throws HttpError 404 when the chat has no such charge, 409 when it is already decided.
     */
    pay: (choice: ChargeChoice, { late }: { late: boolean }) =>
      settle(choice, late ? UNPAID : OPEN, (tx, emit, pixId) =>
        payments.pay(tx, emit, pixId, { late }),
      ),
    /** @throws HttpError 404 when the chat has no such charge, 409 when it is already decided. */
    expire: (choice: ChargeChoice) => settle(choice, OPEN, (...of) => payments.expireNow(...of)),
    /** @throws HttpError 404 when the chat has no such charge, 409 when its money is not here. */
    takeBack: (choice: ChargeChoice) => settle(choice, PAID, (...of) => payments.takeBack(...of)),

    newCustomer: (chosen: Chosen) =>
      uow.write(async (tx, emit) => {
        const { chatId, persona } = await simulator.customers.introduce(tx, emit, chosen);
        return { chatId, name: persona.name, temperament: persona.temperament };
      }),

    /** @throws HttpError 404. */
    say: (chatId: string, text: string) => uow.write((tx, emit) => speak(tx, emit, chatId, text)),

    /**
     * Lets a customer do at once, and also while all are silent, what they would after a while: answer what they heard
     * last.
     *
     * @throws HttpError 404 when the chat is none of the simulator's customers.
     */
    answer: (chatId: string) =>
      uow.write(async (tx, emit) => {
        if (!(await simulator.answer(tx, emit, chatId))) throw notFound(simText.noChat);
      }),

    /**
     * Spreads messages evenly over chats, each in its own transaction, like real ones.
     *
     * @throws HttpError 404 when there is no chat, or one of the named chats does not exist.
     */
    flood: async (wanted: { chats: number; messages: number; chatIds?: string[] | undefined }) => {
      const found = wanted.chatIds
        ? await db
            .select({ id: conversations.id })
            .from(conversations)
            .where(inArray(conversations.id, wanted.chatIds))
        : await someChats(wanted.chats);
      const missing = wanted.chatIds !== undefined && found.length < wanted.chatIds.length;
      if (found.length === 0 || missing) throw notFound(simText.noChat);
      const chatIds = found.map(({ id }) => id);
      for (let number = 1; number <= wanted.messages; number += 1) {
        const chatId = chatIds[(number - 1) % chatIds.length];
        if (chatId === undefined) throw new RangeError('A flood needs a chat');
        await uow.write((tx, emit) =>
          speak(tx, emit, chatId, floodMessage(number, wanted.messages)),
        );
      }
      return { chatIds, messages: wanted.messages };
    },

    /** @param minutes from now; null: until further notice; 0 ends the silence. */
    silence: (minutes: number | null) => uow.write((tx) => simulator.silence(tx, minutes)),
  };
}
