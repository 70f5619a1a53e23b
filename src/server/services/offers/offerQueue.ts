import { and, asc, count, eq, gt, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { Offer } from '@/contract/entities/offer';
import { formatMoney } from '@/domain/money';
import type { Settings } from '@/server/base/settings';
import type { Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, offerAgents, offers, users } from '@/server/db/schema';
import type { FlowOffers } from '@/server/flow/collaborators';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import { flowText } from '@/server/text/flow';
import type { Timers } from '@/server/timers/timers';
import { agentsFor, forgetRefusals, hasAgentFor, isPausedFor, noteRefusal } from './refusals';

/**
 * How many offers run at once (behaviour: offer-backend). Each goes to every online agent, and an agent who lets one
 * expire goes offline (wire: seen). An agent who comes online to forty waiting customers must be able to look at what
 * is on their screen. The other customers wait, and the customer whose last offer is longest ago comes first.
 */
const MAX_OPEN_OFFERS = 5;

/**
 * An agent who comes online with less time than this left in an offer does not get it: missing it would set them
 * offline.
 */
const JOIN_BEFORE_END_MS = 20_000;

/** The kind of the timer at an offer's end; its payload is `{ofertaId}`. */
export const OFFER_EXPIRE = 'offer.expire';

type OfferRow = typeof offers.$inferSelect;

export type OfferQueue = ReturnType<typeof createOfferQueue>;

/**
 * Decides which waiting customers are offered to the agents, from the opening of an offer until it is taken, withdrawn
 * or expired.
 */
export function createOfferQueue(
  { clock, ids, settings }: Pick<Parts, 'clock' | 'ids' | 'settings'>,
  { timers }: { timers: Pick<Timers, 'schedule' | 'cancel'> },
) {
  /** Offers a chat to the online agents. If nobody can be asked, or too many offers run, the chat waits. */
  async function offer(tx: Transaction, emit: Emit, chatId: string): Promise<void> {
    await tx
      .update(conversations)
      .set({ esperaDesde: clock.now() })
      .where(and(eq(conversations.id, chatId), isNull(conversations.esperaDesde)));
    const agents = await agentsFor(tx, settings, chatId, clock.now());
    if (agents.length > 0 && (await freePlaces(tx)) > 0) await open(tx, emit, chatId, agents);
  }

  /**
   * Offers the chats that wait for an agent, as many as may run. Called when a place became free, since an offer ended,
   * and when somebody can be asked again.
   */
  async function offerWaiting(tx: Transaction, emit: Emit): Promise<void> {
    const places = await freePlaces(tx);
    if (places <= 0) return;
    const now = clock.now();
    for (const chatId of await waitingChats(tx, hasAgentFor(tx, settings, now), places)) {
      await open(tx, emit, chatId, await agentsFor(tx, settings, chatId, now));
    }
  }

  /**
   * Shows an agent who goes online the offers that run, while there is time to read them, and opens those that could
   * not run before.
   */
  async function welcome(tx: Transaction, emit: Emit, agenteId: string): Promise<void> {
    const running = await tx
      .select()
      .from(offers)
      .where(and(eq(offers.status, 'open'), gt(offers.expiresAt, clock.now() + JOIN_BEFORE_END_MS)))
      .orderBy(asc(offers.createdAt), asc(offers.id));
    for (const row of running) {
      if (await isPausedFor(tx, { chatId: row.chatId, agenteId }, clock.now())) continue;
      const [joined] = await tx
        .insert(offerAgents)
        .values({ offerId: row.id, agenteId })
        .onConflictDoNothing()
        .returning({ offerId: offerAgents.offerId });
      if (!joined) continue;
      const agents = await namedIn(tx, row.id);
      emit.toUser(agenteId, 'nova_oferta_conversa', toOffer(row, agents, settings));
    }
    await offerWaiting(tx, emit);
  }

  async function open(
    tx: Transaction,
    emit: Emit,
    chatId: string,
    agents: readonly string[],
  ): Promise<void> {
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
        id: ids.newId(),
        chatId,
        clienteNome: customer.nomeCompleto ?? customer.contactName,
        mensagem: flowText.offer(value === null ? null : formatMoney(value)),
        valorCents: value,
        esperaDesde: customer.esperaDesde ?? now,
        createdAt: now,
        expiresAt: now + settings.offerTtlMs,
      })
      // A chat has one open offer: the unique index enforces it.
      .onConflictDoNothing()
      .returning();
    if (!opened) return;
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
  }

  /** Follows up an offer that was accepted: it does not run out, and its chat waits no longer. */
  async function accepted(tx: Transaction, { id, chatId }: { id: string; chatId: string }) {
    await timers.cancel(tx, expireKey(id));
    await waitsNoLonger(tx, chatId);
  }

  /**
   * Follows up an agent's refusal: it leaves their screens without a message, and they are not asked for this chat for a
   * while. When nobody who is online is left to decide, the offer ends, and its place is free.
   */
  async function refused(
    tx: Transaction,
    emit: Emit,
    { id, chatId }: { id: string; chatId: string },
    agenteId: string,
  ): Promise<void> {
    emit.toUser(agenteId, 'oferta_aceita', { ofertaId: id, agenteId: null });
    await noteRefusal(tx, timers, { chatId, agenteId }, clock.now());
    const left = await agentsOf(tx, id);
    if (left.some(({ online }) => online)) return;
    await tx.update(offers).set({ status: 'refused' }).where(eq(offers.id, id));
    await timers.cancel(tx, expireKey(id));
    for (const agent of left) {
      emit.toUser(agent.agenteId, 'oferta_aceita', { ofertaId: id, agenteId: null });
    }
    await offerWaiting(tx, emit);
  }

  /** Withdraws the chat's open offer. It leaves the screens without a message, as an accepted one does. */
  async function withdraw(tx: Transaction, emit: Emit, chatId: string): Promise<void> {
    await waitsNoLonger(tx, chatId);
    const [withdrawn] = await tx
      .update(offers)
      .set({ status: 'cancelled' })
      .where(and(eq(offers.chatId, chatId), eq(offers.status, 'open')))
      .returning({ id: offers.id });
    if (!withdrawn) return;
    await timers.cancel(tx, expireKey(withdrawn.id));
    for (const { agenteId } of await agentsOf(tx, withdrawn.id)) {
      emit.toUser(agenteId, 'oferta_aceita', { ofertaId: withdrawn.id, agenteId: null });
    }
    await offerWaiting(tx, emit);
  }

  async function waitsNoLonger(tx: Transaction, chatId: string): Promise<void> {
    await tx.update(conversations).set({ esperaDesde: null }).where(eq(conversations.id, chatId));
    await forgetRefusals(tx, timers, chatId);
  }

  /**
   * Ends an offer whose time is up.
   *
   * @returns the agents who had it on screen (wire: seen); null when it was decided before.
   */
  async function runOut(
    tx: Transaction,
    emit: Emit,
    offerId: string,
    now: number,
  ): Promise<string[] | null> {
    const [expired] = await tx
      .update(offers)
      .set({ status: 'expired' })
      .where(and(eq(offers.id, offerId), eq(offers.status, 'open'), lte(offers.expiresAt, now)))
      .returning({ id: offers.id });
    if (!expired) return null;
    const agents = await agentsOf(tx, offerId);
    const agentesIds = { items: agents.map(({ agenteId }) => agenteId), rejected: [] };
    for (const { agenteId } of agents) {
      emit.toUser(agenteId, 'oferta_expirada', { ofertaId: offerId, agentesIds });
    }
    return agents.filter(({ acknowledged }) => acknowledged).map(({ agenteId }) => agenteId);
  }

  const forFlow: FlowOffers = { createOffer: offer, cancelOffer: withdraw };
  return { forFlow, offerWaiting, welcome, accepted, refused, runOut };
}

/** The agents who have an offer before them: all whom it names but those who refused it. */
function agentsOf(tx: Transaction, offerId: string) {
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
  };
}

const expireKey = (offerId: string) => `${OFFER_EXPIRE}:${offerId}`;

async function freePlaces(tx: Transaction): Promise<number> {
  const [running] = await tx
    .select({ count: count() })
    .from(offers)
    .where(eq(offers.status, 'open'));
  return MAX_OPEN_OFFERS - (running?.count ?? 0);
}

async function waitingChats(tx: Transaction, canBeAsked: SQL, limit: number): Promise<string[]> {
  const openOffer = tx
    .select({ one: sql`1` })
    .from(offers)
    .where(and(eq(offers.chatId, conversations.id), eq(offers.status, 'open')));
  const rows = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(clientes, eq(clientes.chatId, conversations.id))
    .leftJoin(offers, eq(offers.chatId, conversations.id))
    .where(
      and(
        or(eq(clientes.estadoFluxo, 'aguardando_agente'), conversations.deixada),
        isNull(conversations.agenteId),
        notExists(openOffer),
        canBeAsked,
      ),
    )
    .groupBy(conversations.id)
    .orderBy(
      sql`max(${offers.createdAt}) asc nulls first`,
      asc(conversations.lastMessageAt),
      asc(conversations.id),
    )
    .limit(limit);
  return rows.map(({ id }) => id);
}
