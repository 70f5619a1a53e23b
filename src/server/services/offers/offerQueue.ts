import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNull,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Transaction } from '@/server/db/openDatabase';
import { clientes, conversations, offerAgents, offers } from '@/server/db/schema';
import type { FlowOffers } from '@/server/flow/collaborators';
import type { Parts } from '@/server/parts';
import type { Emit } from '@/server/realtime/emit';
import type { Timers } from '@/server/timers/timers';
import { agentsOf, namedIn, toOffer, type OfferRow, type OpenOffers } from './openOffers';
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

export type OfferQueue = ReturnType<typeof createOfferQueue>;

/**
 * Decides which waiting customers are offered to the agents, from the opening of an offer until it is taken, withdrawn
 * or expired.
 */
export function createOfferQueue(
  { clock, settings }: Pick<Parts, 'clock' | 'settings'>,
  { timers, offers: running }: { timers: Pick<Timers, 'schedule' | 'cancel'>; offers: OpenOffers },
) {
  const open = (tx: Transaction, emit: Emit, chatId: string, agents: readonly string[]) =>
    running.open(tx, emit, { chatId, handover: null }, agents);

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
   * not run before. What they had before and cannot read in time any more is theirs no longer.
   */
  async function welcome(tx: Transaction, emit: Emit, agenteId: string): Promise<void> {
    await leaveLate(tx, emit, agenteId);
    const shown = await tx
      .select()
      .from(offers)
      .where(
        and(
          eq(offers.status, 'open'),
          gt(offers.expiresAt, clock.now() + JOIN_BEFORE_END_MS),
          // What is handed over to somebody is theirs to decide, and what one gives nobody gets back as an offer.
          isNull(offers.receiverId),
          or(isNull(offers.giverId), ne(offers.giverId, agenteId)),
        ),
      )
      .orderBy(asc(offers.createdAt), asc(offers.id));
    for (const row of shown) {
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

  /**
   * Takes the agent out of the offers that end too soon to be read, and their cards away, so that none of these runs out
   * on them. What a colleague hands over stays theirs until its end.
   */
  async function leaveLate(tx: Transaction, emit: Emit, agenteId: string): Promise<void> {
    const late = tx
      .select({ id: offers.id })
      .from(offers)
      .where(
        and(
          eq(offers.status, 'open'),
          lte(offers.expiresAt, clock.now() + JOIN_BEFORE_END_MS),
          isNull(offers.giverId),
        ),
      );
    const left = await tx
      .delete(offerAgents)
      .where(
        and(
          eq(offerAgents.agenteId, agenteId),
          eq(offerAgents.refused, false),
          inArray(offerAgents.offerId, late),
        ),
      )
      .returning({ offerId: offerAgents.offerId });
    for (const { offerId } of left) {
      emit.toUser(agenteId, 'oferta_aceita', { ofertaId: offerId, agenteId: null });
    }
  }

  /** Follows up an offer that was accepted: it does not run out, and its chat waits no longer. */
  async function accepted(tx: Transaction, { id, chatId }: { id: string; chatId: string }) {
    await running.noLongerRuns(tx, id);
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
    await running.stop(tx, emit, id, 'refused');
    await offerWaiting(tx, emit);
  }

  /**
   * Withdraws the chat's open offer: its customer no longer waits. A chat that is handed over waits for nobody, and what
   * ends that is not the flow's to say.
   */
  async function withdraw(tx: Transaction, emit: Emit, chatId: string): Promise<void> {
    await waitsNoLonger(tx, chatId);
    const [withdrawn] = await tx
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.chatId, chatId), eq(offers.status, 'open'), isNull(offers.giverId)))
      .for('update');
    if (!withdrawn) return;
    await running.stop(tx, emit, withdrawn.id, 'cancelled');
    await offerWaiting(tx, emit);
  }

  async function waitsNoLonger(tx: Transaction, chatId: string): Promise<void> {
    await tx.update(conversations).set({ esperaDesde: null }).where(eq(conversations.id, chatId));
    await forgetRefusals(tx, timers, chatId);
  }

  /**
   * Ends an offer whose time is up.
   *
   * @returns it, and the agents who had it on screen (wire: seen); null when it was decided before.
   */
  async function runOut(
    tx: Transaction,
    emit: Emit,
    offerId: string,
    now: number,
  ): Promise<{ offer: OfferRow; seenBy: string[] } | null> {
    const [expired] = await tx
      .update(offers)
      .set({ status: 'expired' })
      .where(and(eq(offers.id, offerId), eq(offers.status, 'open'), lte(offers.expiresAt, now)))
      .returning();
    if (!expired) return null;
    const agents = await agentsOf(tx, offerId);
    const agentesIds = { items: agents.map(({ agenteId }) => agenteId), rejected: [] };
    for (const { agenteId } of agents) {
      emit.toUser(agenteId, 'oferta_expirada', { ofertaId: offerId, agentesIds });
    }
    const seenBy = agents.filter(({ acknowledged }) => acknowledged);
    return { offer: expired, seenBy: seenBy.map(({ agenteId }) => agenteId) };
  }

  const forFlow: FlowOffers = { createOffer: offer, cancelOffer: withdraw };
  return { forFlow, offerWaiting, welcome, accepted, refused, runOut };
}

/** Chats that are handed over take no place: each was begun by an agent, and ends by itself. */
async function freePlaces(tx: Transaction): Promise<number> {
  const [running] = await tx
    .select({ count: count() })
    .from(offers)
    .where(and(eq(offers.status, 'open'), isNull(offers.giverId)));
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
