import { and, asc, eq } from 'drizzle-orm';
import type { Offer } from '@/contract/entities/offer';
import { formatMoney } from '@/domain/money';
import type { Settings } from '@/server/base/settings';
import type { Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, offerAgents, offers, users } from '@/server/db/schema';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { flowText } from '@/server/text/flow';
import type { Timers } from '@/server/timers/timers';

/** The kind of the timer at an offer's end; its payload is `{ofertaId}`. */
export const OFFER_EXPIRE = 'offer.expire';

export type OfferRow = typeof offers.$inferSelect;

/** What an offer of a chat that is handed over has beside others. */
type Handover = Pick<
  OfferRow,
  'giverId' | 'giverNome' | 'receiverId' | 'nota' | 'couponId' | 'transferKey'
>;

export type OpenOffers = ReturnType<typeof createOpenOffers>;

/** An offer from its opening until it is decided, whoever is offered: a customer who waits, or one who is handed over. */
export function createOpenOffers(
  { clock, ids, settings }: Pick<Parts, 'clock' | 'ids' | 'settings'>,
  { timers }: { timers: Pick<Timers, 'schedule' | 'cancel'> },
) {
  /**
   * Offers a chat to these agents, for as long as an offer runs. A customer who waits has waited since their chat says;
   * one who is handed over waits for nobody.
   *
   * @param handover null for a customer who waits.
   * @returns the offer; null when the chat has an open one.
   */
  async function open(
    tx: Transaction,
    emit: Emit,
    { chatId, handover }: { chatId: string; handover: Handover | null },
    agents: readonly string[],
  ): Promise<OfferRow | null> {
    const [customer] = await tx
      .select({
        contactName: conversations.name,
        esperaDesde: conversations.esperaDesde,
        nomeCompleto: clientes.nomeCompleto,
        cupomValorCents: clientes.cupomValorCents,
      })
      .from(conversations)
      .leftJoin(clientes, eq(clientes.chatId, conversations.id))
      .where(eq(conversations.id, chatId));
    if (!customer) throw new Error('A chat that does not exist was to be offered');
    const { cupomValorCents: value } = customer;
    const now = clock.now();
    const [opened] = await tx
      .insert(offers)
      .values({
        ...handover,
        id: ids.newId(),
        chatId,
        clienteNome: customer.nomeCompleto ?? customer.contactName,
        mensagem: flowText.offer(value === null ? null : formatMoney(value)),
        valorCents: value,
        esperaDesde: handover === null ? (customer.esperaDesde ?? now) : null,
        createdAt: now,
        expiresAt: now + settings.offerTtlMs,
      })
      // A chat has one open offer: the unique index enforces it.
      .onConflictDoNothing()
      .returning();
    if (!opened) return null;
    await tx
      .insert(offerAgents)
      .values(agents.map((agenteId) => ({ offerId: opened.id, agenteId })));
    await timers.schedule(tx, {
      key: expireKey(opened.id),
      kind: OFFER_EXPIRE,
      dueAt: opened.expiresAt,
      payload: { ofertaId: opened.id },
    });
    const payload = toOffer(opened, agents, settings);
    for (const agenteId of agents) emit.toUser(agenteId, 'nova_oferta_conversa', payload);
    return opened;
  }

  /** An open offer ends without its time being up. It leaves the screens without a message, as an accepted one does. */
  async function stop(
    tx: Transaction,
    emit: Emit,
    offerId: string,
    status: 'refused' | 'cancelled',
  ): Promise<void> {
    await tx.update(offers).set({ status }).where(eq(offers.id, offerId));
    await noLongerRuns(tx, offerId);
    for (const { agenteId } of await agentsOf(tx, offerId)) {
      emit.toUser(agenteId, 'oferta_aceita', { ofertaId: offerId, agenteId: null });
    }
  }

  const noLongerRuns = (tx: Transaction, offerId: string): Promise<void> =>
    timers.cancel(tx, expireKey(offerId));

  return { open, stop, noLongerRuns };
}

/** The agents who have an offer before them: all whom it names but those who refused it. */
export function agentsOf(tx: Transaction, offerId: string) {
  return tx
    .select({
      agenteId: offerAgents.agenteId,
      acknowledged: offerAgents.acknowledged,
      online: users.online,
    })
    .from(offerAgents)
    .innerJoin(users, eq(users.id, offerAgents.agenteId))
    .where(and(eq(offerAgents.offerId, offerId), eq(offerAgents.refused, false)))
    .orderBy(asc(offerAgents.agenteId));
}

/** The ids of the agents who have an offer before them. */
export const namedIn = async (tx: Transaction, offerId: string): Promise<string[]> =>
  (await agentsOf(tx, offerId)).map(({ agenteId }) => agenteId);

/** A stored offer in the contract's form, with the commission that its order would bring whoever takes it. */
export function toOffer(
  row: OfferRow,
  agents: readonly string[],
  { commissionCents }: Pick<Settings, 'commissionCents'>,
): Offer {
  return {
    ofertaId: row.id,
    agentesIds: { items: [...agents], rejected: [] },
    clienteNome: row.clienteNome,
    mensagem: row.mensagem,
    expiraEm: row.expiresAt,
    chatId: row.chatId,
    agenteId: row.acceptedBy,
    valorDesejado: row.valorCents,
    comissao: commissionCents,
    esperaDesde: row.esperaDesde,
    transferencia: row.giverId === null ? null : { por: row.giverNome ?? '', nota: row.nota },
  };
}

const expireKey = (offerId: string) => `${OFFER_EXPIRE}:${offerId}`;
